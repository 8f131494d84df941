import type { SectionKind, WordRole } from '../../model/resume.ts';

/** What the words of a section of each kind are; kinds without one, as `other`, are not understood. */
export const roleOfKind: Partial<Record<SectionKind, WordRole>> = {
  summary: 'summary',
  objective: 'summary',
  experience: 'entry',
  education: 'entry',
  projects: 'entry',
  research: 'entry',
  teaching: 'entry',
  volunteering: 'entry',
  activities: 'entry',
  skills: 'skill',
  languages: 'skill',
  coursework: 'skill',
  certifications: 'list',
  awards: 'list',
  publications: 'list',
  interests: 'list',
  references: 'list',
  contact: 'contact',
  personal: 'contact',
  declaration: 'list',
};

/**
 * How many words such a section holds at most where its end was found: what goes on for longer runs into a section
 * whose title was missed.
 */
export const wordsToExpect: Partial<Record<SectionKind, number>> = {
  summary: 160,
  objective: 160,
  skills: 300,
  languages: 60,
  coursework: 150,
  certifications: 160,
  awards: 200,
  interests: 80,
  references: 150,
  contact: 150,
  personal: 150,
  declaration: 100,
  other: 80,
};
