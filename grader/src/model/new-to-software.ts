import { endOf, sectionsOf } from './questions.ts';
import type { Resume } from './resume.ts';
import { monthsOf } from './text/dates.ts';

/** Studies of software. */
const software =
  /\b(?:computer science|software|(?:full[- ]?stack|web|front-?end|back-?end|mobile|app)(?: \p{L}+)? (?:development|developer|engineering)|informatics|data science|coding|programming|b\.?c\.?a|m\.?c\.?a|ux)\b/iu;
/** Words of posts whose work is technical. */
export const technical =
  /\b(?:developer|engineer|programmer|software|web|data|analyst|architect|administrator|computer|systems?|network|support|technician|technolog\w+|designer|devops|tester|qa|it|ict|tutor|research\w*|scientist)\b/i;

/** Whether the newest thing is a study of software, and at most this share of the jobs before or beside it was of that trade. */
export function isNewToSoftware(resume: Resume, share = 0): boolean {
  const studies = sectionsOf(resume, 'education')
    .flatMap(({ entries }) => entries)
    .filter(({ header, title, bullets, paragraphs }) =>
      [title, ...header, ...bullets, ...paragraphs].some((part) => part && software.test(part.text)),
    );
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  const starts = jobs.flatMap(({ date }) => date?.start ?? date?.end ?? []).map((date) => monthsOf(date));
  const ended = studies.flatMap(({ date }) => (date ? [endOf(date)] : []));
  return (
    starts.length === jobs.length &&
    ended.length > 0 &&
    Math.max(...ended) >= Math.max(0, ...starts) &&
    jobs.filter(({ title, header }) => technical.test(title?.text ?? header.map(({ text }) => text).join(' ')))
      .length <=
      share * jobs.length
  );
}
