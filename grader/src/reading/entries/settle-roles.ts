import type { Entry, Part, Row } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { sameLooks } from '../rows/looks.ts';
import { labelLinesOf } from './labels.ts';
import { isDateAlone } from './rail-dates.ts';

const leastDated = 2;

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
    const shared = employer && isSecondPosition(entry, employer) ? employer.organisation : undefined;
    const post = titled && !shared ? secondEmployer(entry, titled) : undefined;
    out.push(shared ? { ...entry, organisation: shared } : post ? { ...entry, ...post } : entry);
    if (entry.organisation) employer = entry;
    else if (!shared) employer = undefined;
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

/** A title whose row looks like the title of the job above, and not like the row of its employer. */
function isSecondPosition({ title, organisation, location, header }: Entry, above: Entry): boolean {
  if (!title || organisation || location || titleScoreOf(title.text) < 2) return false;
  const [own, first, second] = [
    rowOfPart(header, title),
    rowOfPart(above.header, above.organisation),
    rowOfPart(above.header, above.title),
  ];
  if (!own || !first || !second || first === second) return false;
  // A row as that of the employer above names another one, although it reads otherwise: "Freelancer".
  const isOther = (row: Row) =>
    row !== own && !isDateAlone(row) && labelLinesOf(row).length === 0 && sameLooks(row, first);
  if (header.some(isOther)) return false;
  const employerFirst = above.header.indexOf(first) < above.header.indexOf(second);
  return employerFirst && sameLooks(own, second) && !sameLooks(own, first);
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
  return word && header.find((row) => row.words.some(({ x0, base }) => x0 === word.x0 && base === word.base));
}
