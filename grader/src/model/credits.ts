import { sectionsOf } from './questions.ts';
import type { Resume } from './resume.ts';

/** What the lists of people are called who are booked job by job, such as stylists and make-up artists. */
const listOfCredits =
  /^\W*(?:celebrit(?:y|ies)|editorials?|advertising|commercials?|(?:music )?videos?|film|tv|television|on-air appearances|directors|photographers|runway|fashion shows?|catalog(?:ue)?s?|campaigns|short ?films?|stage shows?)\b/i;
/** Stages and screens that performers list their parts under, as the whole of a row: "SELECTED THEATRE:", "Film (partial)". */
const stage =
  /^\W*(?:(?:selected|recent|professional|regional|university|college|educational|community|independent|feature|student|short|off[- ]broadway|new york|additional|other|musical)\s+)*(?:theat(?:re|er)s?|films?|television|tv|stage|screen|commercials?|voice[- ]?overs?|new media|web series|musicals?|operas?|industrials?|(?<=selected )media)(?:\s*(?:[/&,+]|and)\s*(?:theat(?:re|er)|films?|television|tv|stage|new media|commercials?|musicals?|voice[- ]?overs?|video))*(?:\s+(?:credits|work|roles|experience|performances?))?(?:\s*\([^)]*\))?\W*$/i;
/** So many lists show that a resume is made of them. */
export const fewestLists = 2;
/** Lists of people somebody worked with, which tell no work of their own. */
const listOfPeople = /^\W*(?:photographers|directors)\b/i;
/** Below this share of rows with a year nobody sees how recent the work is. */
const dated = 0.2;

/** Whether a row is the title of a performer's parts. */
export const namesStage = (text: string): boolean => stage.test(text);

/** Whether a title names a list of what somebody was booked for. */
export const namesCredits = (title: string): boolean =>
  (listOfCredits.test(title) && !listOfPeople.test(title)) || namesStage(title);

/** Whether a resume is made of lists of credits without years. */
export function listsUndatedCredits(resume: Resume): boolean {
  const lists = resume.sections.filter(({ title }) => listOfCredits.test(title));
  const tellsJobs = sectionsOf(resume, 'experience').some((section) => !lists.includes(section));
  if (lists.length < fewestLists || tellsJobs) return false;
  const rows = lists.flatMap((list) => list.rows);
  return rows.filter(({ text }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)).length < dated * rows.length;
}
