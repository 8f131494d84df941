import type { Section } from './resume.ts';

/** What the lists of people are called who are booked job by job, such as stylists and make-up artists. */
const listOfCredits =
  /^\W*(?:celebrit(?:y|ies)|editorials?|advertising|commercials?|(?:music )?videos?|film|tv|television|on-air appearances|directors|photographers|runway|fashion shows?|catalog(?:ue)?s?|campaigns|short ?films?|stage shows?)\b/i;
/** Stages and screens that performers list their parts under, as the whole of a row: "SELECTED THEATRE:", "Film (partial)". */
const stage =
  /^\W*(?:(?:selected|recent|professional|regional|university|college|educational|community|independent|feature|student|short|off[- ]broadway|new york|additional|other|musical)\s+)*(?:theat(?:re|er)s?|films?|television|tv|stage|screen|commercials?|voice[- ]?overs?|new media|web series|musicals?|operas?|industrials?|(?<=selected )media)(?:\s*(?:[/&,+]|and)\s*(?:theat(?:re|er)|films?|television|tv|stage|new media|commercials?|musicals?|voice[- ]?overs?|video))*(?:\s+(?:credits|work|roles|experience|performances?))?(?:\s*\([^)]*\))?\W*$/i;
/** Markets and partners of those who dress, paint or photograph others, or are photographed themselves. */
const market =
  /\b(?:celebrit(?:y|ies)|editorials?|advertising|catalog(?:ue)?s?|runway|fashion|photographers|directors)\b/i;
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

/** Whether a title names whom stylists, photographers and models are booked by, which performers do not list. */
export const namesMarket = (title: string): boolean => market.test(title);

/**
 * The lists of what somebody is booked for who dresses, paints or photographs others, with all other lists beside them:
 * none where a section of jobs tells the work, or where they are a performer's parts.
 */
export function bookingsIn(sections: readonly Section[]): Section[] {
  const named = sections.filter(({ title, entries }) => listOfCredits.test(title) && entries.length === 0);
  const tellsJobs = sections.some(({ kind, entries }) => kind === 'experience' && entries.length > 0);
  if (named.length < fewestLists || tellsJobs || !named.some(({ title }) => namesMarket(title))) return [];
  return sections.filter((section) => named.includes(section) || (section.kind === 'other' && listsNames(section)));
}

const mostWords = 16;
const listsNames = ({ rows }: Section) => rows.every(({ mark, words }) => !mark && words.length <= mostWords);

/** Whether hardly a row of the lists has a year, so that nobody sees how recent the work is. */
export function areUndated(lists: readonly Section[]): boolean {
  const rows = lists.flatMap((list) => list.rows);
  return rows.filter(({ text }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)).length < dated * rows.length;
}

/** Whether a list names people somebody worked with. */
export const listsPeople = ({ title }: Section): boolean => listOfPeople.test(title);
