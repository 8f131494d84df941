import { listItemsOf } from '../model/questions.ts';
import type { Entry, Resume, Section } from '../model/resume.ts';
import { titleScoreOf } from '../model/text/role-scores.ts';
import type { PostFields, ResumeFields } from './report.ts';

/**
 * The contact details, roles and schools of a resume as plain fields. Posts of research and of teaching are work, those
 * of clubs and societies stand with what was done without pay.
 */
export function fieldsOf(resume: Resume): ResumeFields {
  const { profile, sections } = resume;
  const postsIn = (isPost: (section: Section, entry: Entry) => boolean) =>
    sections.flatMap((section) => section.entries.filter((entry) => isPost(section, entry)).map(postOf));
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
    workExperiences: postsIn(isJob),
    volunteerExperiences: postsIn(isUnpaid),
    educations: studies.map((entry) => ({
      school: entry.organisation?.text ?? '',
      degree: entry.title?.text ?? '',
      date: entry.date?.text ?? '',
    })),
    skills: sections.filter((section) => section.kind === 'skills').flatMap(skillsOf),
    bullets: sections.flatMap((section) => section.bullets.map((bullet) => bullet.text)),
  };
}

const postOf = (entry: Entry): PostFields => ({
  company: entry.organisation?.text ?? '',
  jobTitle: entry.title?.text ?? '',
  location: entry.location?.text ?? '',
  date: entry.date?.text ?? '',
  bullets: listItemsOf(entry).map((bullet) => bullet.text),
});

/** Whether an entry is a job: one of a section of experience, or a post that a section of research or of teaching tells. */
function isJob({ kind, title: heading }: Section, { title }: Entry): boolean {
  if (kind === 'experience') return true;
  return (kind === 'research' || kind === 'teaching') && (title !== undefined || /\bexperience\b/i.test(heading));
}

/** Whether an entry is a post without pay. Of activities it is one by the word for a post, the body and the time. */
function isUnpaid({ kind }: Section, { title, organisation, date }: Entry): boolean {
  if (kind === 'volunteering') return (title ?? organisation) !== undefined;
  const isPost = title !== undefined && titleScoreOf(title.text) >= 2;
  return kind === 'activities' && isPost && organisation !== undefined && date !== undefined;
}

function skillsOf(section: Section): string[] {
  return section.rows
    .flatMap((row) => row.segments.map((segment) => segment.text))
    .flatMap((text) => text.replace(/^[^:]{1,40}:\s*/, '').split(/[,;|•·]/))
    .map((skill) => skill.trim())
    .filter((skill) => /\p{L}/u.test(skill));
}
