import { listItemsOf } from '../model/questions.ts';
import type { Resume } from '../model/resume.ts';
import type { ResumeFields } from './report.ts';

/** The contact details, roles and schools of a resume as plain fields. */
export function fieldsOf(resume: Resume): ResumeFields {
  const { profile, sections } = resume;
  const work = sections.filter(tellsJobs).flatMap((section) => section.entries);
  const studies = sections.filter((section) => section.kind === 'education').flatMap((section) => section.entries);
  return {
    profile: {
      name: profile.name?.text ?? '',
      email: profile.email?.text ?? '',
      phone: profile.phone?.text ?? '',
      location: profile.location?.text ?? '',
      links: profile.links.map((link) => link.url),
    },
    sections: sections.map(({ kind, title, page }) => ({ kind, title, page })),
    workExperiences: work.map((entry) => ({
      company: entry.organisation?.text ?? '',
      jobTitle: entry.title?.text ?? '',
      location: entry.location?.text ?? '',
      date: entry.date?.text ?? '',
      bullets: listItemsOf(entry).map((bullet) => bullet.text),
    })),
    educations: studies.map((entry) => ({
      school: entry.organisation?.text ?? '',
      degree: entry.title?.text ?? '',
      date: entry.date?.text ?? '',
    })),
    skills: sections.filter((section) => section.kind === 'skills').flatMap(skillsOf),
    bullets: sections.flatMap((section) => section.bullets.map((bullet) => bullet.text)),
  };
}

/** Jobs stand in a section of experience, also in one of experience in research or teaching. */
function tellsJobs({ kind, title }: Resume['sections'][number]): boolean {
  return kind === 'experience' || ((kind === 'research' || kind === 'teaching') && /\bexperience\b/i.test(title));
}

function skillsOf(section: Resume['sections'][number]): string[] {
  return section.rows
    .flatMap((row) => row.segments.map((segment) => segment.text))
    .flatMap((text) => text.replace(/^[^:]{1,40}:\s*/, '').split(/[,;|•·]/))
    .map((skill) => skill.trim())
    .filter((skill) => /\p{L}/u.test(skill));
}
