import type { Entry, Part, Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { holdsWord, sameLooks } from '../rows/looks.ts';
import { partOfWords } from '../rows/pieces.ts';
import { namesDegreeAlone } from './study-headers.ts';

/**
 * Gives each of several degrees the school that stands below all of them: "Doctorate in Law", "Master of Arts" above "Elm
 * University, 2013 – 2019". They stand on rows of one look, and nothing is told of any but the last.
 */
export function withSharedSchools(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries.toReversed()) {
    const next = out[0];
    const shared = next && isBare(entry) && hasSchoolBelow(next) && looksLike(entry.header.at(-1), next.header[0]);
    out.unshift(...(shared ? [{ ...schoolOf(next), ...entry }] : degreesOf(entry)));
  }
  return out;
}

/** The studies of a header that begins with two degrees, or with a school above several. */
function degreesOf(entry: Entry): Entry[] {
  return degreesBelow(entry) ?? pairOf(entry);
}

/** A level alone is told once more by the degree below it. */
const level = /^(?:bachelor|master|doctor|associate|diploma|degree|graduation)(?:['’]?s)?(?: degree)?$/i;

/** The studies of a school with a degree on every row below it: "Elm College" above "Certificate in Ropes" and "Certificate in Sails". */
function degreesBelow(entry: Entry): Entry[] | undefined {
  const [school, first, ...others] = entry.header;
  const { bullets, paragraphs, ...study } = entry;
  const rows = first ? [first, ...others] : [];
  const isTitle = first && entry.title && holds(first, entry.title);
  const isSchool = school && entry.organisation && holds(school, entry.organisation) && !namesDegreeAlone(school);
  if (!school || !isTitle || !isSchool || others.length === 0) return undefined;
  if (!rows.every((row) => namesDegreeAlone(row) && looksLike(row, first) && !level.test(row.text))) return undefined;
  if (rows.some((row) => row.segments.length > 1 || findDates(row.text).length > 0)) return undefined;
  return rows.map((row, i) => ({
    ...study,
    header: i === 0 ? [school, row] : [row],
    title: i === 0 && entry.title ? entry.title : partOfWords(row.words),
    bullets: i === rows.length - 1 ? bullets : [],
    paragraphs: i === rows.length - 1 ? paragraphs : [],
  }));
}

function pairOf(entry: Entry): Entry[] {
  const [first, second, ...rest] = entry.header;
  const isPair = first && second && rest.length > 0 && namesDegreeAlone(first) && namesDegreeAlone(second);
  const isFirst = first && entry.title && holds(first, entry.title);
  if (!isPair || !isFirst || !looksLike(first, second) || !entry.organisation || findDates(second.text).length > 0)
    return [entry];
  if ([first, second].some((row) => entry.organisation && holds(row, entry.organisation))) return [entry];
  const { bullets, paragraphs, ...study } = entry;
  return [
    { ...study, header: [first], bullets: [], paragraphs: [] },
    { ...study, header: [second, ...rest], bullets, paragraphs, title: partOfWords(second.words) },
  ];
}

/** Whether an entry is a degree and nothing else. */
const isBare = ({ header, title, organisation, date, bullets, paragraphs }: Entry) =>
  title !== undefined && !organisation && !date && header.length === 1 && bullets.length + paragraphs.length === 0;

/** Whether an entry begins with a degree on a row of its own, above its school. */
const hasSchoolBelow = ({ header: [first], title, organisation }: Entry) =>
  first !== undefined &&
  title !== undefined &&
  organisation !== undefined &&
  namesDegreeAlone(first) &&
  holds(first, title) &&
  !holds(first, organisation);

const schoolOf = ({ organisation, location, date }: Entry) => ({
  ...(organisation ? { organisation } : {}),
  ...(location ? { location } : {}),
  ...(date ? { date } : {}),
});

const looksLike = (one: Row | undefined, other: Row | undefined) =>
  one !== undefined && other !== undefined && !one.mark && !other.mark && sameLooks(one, other);

const holds = (row: Row, part: Part) => part.words.some((word) => holdsWord(row, word));
