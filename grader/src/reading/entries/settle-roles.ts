import type { Word } from '../../model/page.ts';
import type { Entry, Part, Row } from '../../model/resume.ts';
import { isDateText } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isDateAlone } from '../dates/rail-dates.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { beginAlike, holdsWord, sameLooks } from '../rows/looks.ts';
import { partOfWords } from '../rows/pieces.ts';

const leastDated = 2;
/** So far apart, in points, may texts stand that begin in the same place. */
const slack = 2.5;
/** What is part of an employer by its name: "Hill Lab", "Plant Breeding Group". */
const part = /\b(?:lab|laboratory|group|team|department|dept|unit|division|faculty|section|programme?)\b/i;

/**
 * Settles what single headers leave open by the other jobs of the section: a heading between dated jobs is no job, and
 * the second position below an employer is with that employer.
 */
export function settled(entries: Entry[]): Entry[] {
  const dated = entries.filter(({ date }) => date !== undefined).length;
  const out: Entry[] = [];
  let employer: Entry | undefined;
  let titled: Entry | undefined;
  entries.forEach((entry, i) => {
    const isInside = dated >= leastDated && i > 0 && isHeading(entry) && out.some(({ date }) => date !== undefined);
    if (isInside) {
      const { title, organisation, location, ...rest } = entry;
      out.push(rest);
      return;
    }
    const position = employer && secondPosition(entry, employer);
    const shared = employer?.organisation && position && { title: position, organisation: employer.organisation };
    const post = titled && !shared ? secondEmployer(entry, titled) : undefined;
    out.push({ ...entry, ...(shared ?? post) });
    if (!shared) employer = entry.organisation ? entry : undefined;
    if (!post) titled = entry;
  });
  return out;
}

/** A header (and no sentence) without a date that names neither a job nor an employer with a title: "Risk Management", "Tower B, 11 floors". */
function isHeading({ header, date, title, organisation }: Entry): boolean {
  if (date || header.length === 0) return false;
  const isJob = title !== undefined && titleScoreOf(title.text) >= 2;
  const isEmployer = organisation !== undefined && organisationScoreOf(organisation.text) >= 1;
  return !isJob && !(isEmployer && title);
}

/**
 * The title of a job whose row looks like the title of the job above, and not like the row of its employer: the whole of
 * its row, "Clerk, Facility Services", where nothing else in the header names an employer.
 */
function secondPosition({ header, title, organisation, date, location }: Entry, above: Entry): Part | undefined {
  const own = rowOfPart(header, title) ?? rowOfPart(header, organisation);
  const [first, second] = [rowOfPart(above.header, above.organisation), rowOfPart(above.header, above.title)];
  const isBelow = first && second && above.header.indexOf(first) < above.header.indexOf(second);
  const isAlike = (alike: typeof sameLooks) => own && second && first && alike(own, second) && !alike(own, first);
  const isByCapitals = own && second && first && differInCapitals(first, second, own);
  if (!own || !isBelow || !(isAlike(sameLooks) || isAlike(beginAlike) || isByCapitals)) return undefined;
  // A row as that of the employer above names another one, although it reads otherwise: "Freelancer".
  const isOther = (row: Row) =>
    row !== own && !isDateAlone(row) && labelLinesOf(row).length === 0 && sameLooks(row, first);
  if (header.some(isOther)) return undefined;
  if (title && !organisation && !location) return titleScoreOf(title.text) >= 2 ? title : undefined;
  // "Facility Services" may be the name of a firm, but not behind the second title that ends with it; a group or a
  // laboratory is part of the university or the firm above.
  const isSubject =
    !organisation ||
    (rowOfPart(header, organisation) === own &&
      (organisationScoreOf(organisation.text) < 1 ||
        above.title?.text.endsWith(organisation.text) ||
        (part.test(organisation.text) && !part.test(above.organisation?.text ?? ''))));
  return isSubject ? titleIn(own, [...(date?.words ?? []), ...(location?.words ?? [])]) : undefined;
}

/** Whether an employer in capitals and a post in other letters begin in the same place behind their times, and so does the first post of the employer. */
function differInCapitals(employer: Row, first: Row, own: Row): boolean {
  const said = (row: Row) => row.segments.find(({ text }) => !isDateText(text)) ?? row;
  const isCapitals = (row: Row) => /\p{Lu}{3}/u.test(said(row).text) && !/\p{Ll}/u.test(said(row).text);
  const isTimed = [employer, own].every(({ segments: [time] }) => time && isDateText(time.text));
  const isBeside = [first, own].every((row) => Math.abs(said(row).x0 - said(employer).x0) <= slack);
  return isTimed && isBeside && isCapitals(employer) && !isCapitals(first) && !isCapitals(own);
}

/** A title with its subject that a row consists of, without the words of its time and its place. */
function titleIn({ words, mark }: Row, others: readonly Word[]): Part | undefined {
  const own = words.filter(({ x0, base }) => !others.some((other) => other.x0 === x0 && other.base === base));
  const whole = partOfWords(own);
  return !mark && titleScoreOf(whole.text) >= 2 ? whole : undefined;
}

/**
 * The post above several employers, each with its time: an employer whose row looks like the first one's, and not like the
 * row of the post above that.
 */
function secondEmployer(
  entry: Entry,
  { header: above, title, organisation }: Entry,
): Pick<Entry, 'title' | 'organisation'> | undefined {
  const named = entry.title ?? entry.organisation;
  const isOne = named !== undefined && !(entry.title && entry.organisation) && titleScoreOf(named.text) < 1;
  if (!title || !organisation || !isOne || !entry.date || titleScoreOf(title.text) < 2) return undefined;
  const [own, first, second] = [
    rowOfPart(entry.header, named),
    rowOfPart(above, title),
    rowOfPart(above, organisation),
  ];
  if (!own || !first || !second || above.indexOf(first) >= above.indexOf(second)) return undefined;
  return sameLooks(own, second) && !sameLooks(own, first) ? { title, organisation: named } : undefined;
}

function rowOfPart(header: Row[], part: Part | undefined): Row | undefined {
  const [word] = part?.words ?? [];
  return word && header.find((row) => holdsWord(row, word));
}
