import { sectionsOf } from './questions.ts';
import type { Resume } from './resume.ts';

/** What the lists of people are called who are booked job by job, such as stylists and make-up artists. */
const listOfCredits =
  /^\W*(?:celebrit(?:y|ies)|editorials?|advertising|commercials?|(?:music )?videos?|film|tv|television|directors|photographers|runway|fashion shows?|catalogues?|campaigns|short ?films?|stage shows?)\b/i;
const fewestLists = 2;
/** Below this share of rows with a year nobody sees how recent the work is. */
const dated = 0.2;

/** Whether a resume is made of lists of credits without years. */
export function listsUndatedCredits(resume: Resume): boolean {
  const lists = resume.sections.filter(({ title }) => listOfCredits.test(title));
  if (lists.length < fewestLists || sectionsOf(resume, 'experience').length > 0) return false;
  const rows = lists.flatMap((list) => list.rows);
  return rows.filter(({ text }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)).length < dated * rows.length;
}
