import { lastOf } from '../../model/list/item-at.ts';
import type { Bullet, Entry, Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { withRoles } from '../entries/roles.ts';
import { joinWrapped } from '../entries/wrapped-headers.ts';
import { opensWithWork } from '../lists/list-lines.ts';

const mostWords = 22;
const mostTitleWords = 8;
/** So much of a line its title, its employer, its place and its time make up, counted in words. */
const leastShare = 0.75;

/**
 * The job that a line of a list names as a header does: "Lead Engineer, Harbor Works Leeds, October 2013 to present.".
 * Nearly all its words are those of a title, an employer, a place and a range of dates.
 */
export function jobHeadedBy(unit: Bullet): Pick<Entry, 'title' | 'organisation' | 'location' | 'date'> | undefined {
  const { words, text, rows } = unit;
  if (words.length > mostWords || rows.length > 2 || !findDates(text).some(({ isRange }) => isRange)) return undefined;
  const [first] = rows;
  if (!first || opensWithWork(first)) return undefined;
  const [read] = withRoles([{ header: oneRow(rows), bullets: [], paragraphs: [] }], 'work', first.x1);
  const { title, organisation, location, date } = read ?? {};
  if (!title || !organisation || !date?.isRange) return undefined;
  const isJob =
    titleScoreOf(title.text) >= 2 &&
    organisationScoreOf(title.text) < 1 &&
    title.words.length <= mostTitleWords &&
    titleScoreOf(organisation.text) < 2 &&
    organisationScoreOf(organisation.text) >= 0.7 &&
    isNameAlone.test(organisation.text);
  const own = [title, organisation, location, date].flatMap((part) => part?.words ?? []);
  const isWhole = own.length >= leastShare * words.filter((word) => /[\p{L}\d]/u.test(word.text)).length;
  return isJob && isWhole ? { title, organisation, ...(location ? { location } : {}), date } : undefined;
}

/** A name without a verb before it or the end of a sentence inside it. */
const isNameAlone = /^(?!\p{Lu}\p{Ll}+ed\s)["“‘']?[\p{Lu}\d](?!.*\s(?:at|as|from|since)\s)/u;

/** The rows of a line without its sign, as the header of one job. */
function oneRow(rows: Row[]): Row[] {
  const plain = rows.map(({ mark: _, ...row }): Row => row);
  return plain.length > 1 ? joinWrapped(plain, Math.min(...plain.map(({ x1 }) => x1), lastOf(plain).x1)) : plain;
}
