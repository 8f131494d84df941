import type { Bullet, Entry, Resume } from '../model/resume.ts';
import type { ResumeFields } from './report.ts';

/** What was read, as plain fields. */
export function fieldsOf(resume: Resume): ResumeFields {
  const { profile, sections } = resume;
  const work = sections.filter((section) => section.kind === 'experience').flatMap((section) => section.entries);
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
      bullets: itemsOf(entry).map((bullet) => bullet.text),
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

/** The bullets of an entry, or the lines of its list where no signs are drawn before them. */
function itemsOf({ bullets, paragraphs }: Entry): Bullet[] {
  const isItem = ({ text }: Bullet) => /^[\p{Lu}\d]/u.test(text) && text.split(' ').length >= 4;
  return bullets.length === 0 && paragraphs.length >= 2 && paragraphs.every(isItem) ? paragraphs : bullets;
}

function skillsOf(section: Resume['sections'][number]): string[] {
  return section.rows
    .flatMap((row) => row.segments.map((segment) => segment.text))
    .flatMap((text) => text.replace(/^[^:]{1,40}:\s*/, '').split(/[,;|•·]/))
    .map((skill) => skill.trim())
    .filter((skill) => /\p{L}/u.test(skill));
}
