import type { Bullet, Entry, Row } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { withRoles } from '../entries/roles.ts';

const mostWords = 14;

/**
 * A job whose header is its time alone, and whose title and employer stand in the first row below, which was taken for
 * text because it fills the line: "Since June 2011" / "Facility Engineer        Harbor Works Ltd, Leeds".
 */
export function withHeaderBelow(entry: Entry): Entry {
  const { header, title, organisation, date, paragraphs, bullets } = entry;
  if (title || organisation || !date || !header.every(isTimeAlone)) return entry;
  const [first] = [...paragraphs, ...bullets].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  const [row] = first && paragraphs.includes(first) ? first.rows : [];
  if (!first || !row || !looksLikeHeader(row, first, header)) return entry;
  const [read] = withRoles([{ header: [row], bullets: [], paragraphs: [] }], 'work', row.x1);
  const isJob =
    read?.title &&
    read.organisation &&
    titleScoreOf(read.title.text) >= 2 &&
    organisationScoreOf(read.organisation.text) > 0;
  if (!isJob) return entry;
  const { title: post, organisation: employer, location } = read;
  const rest = paragraphs.filter((unit) => unit !== first);
  return {
    ...entry,
    ...(post ? { title: post } : {}),
    ...(employer ? { organisation: employer } : {}),
    ...(location ? { location } : {}),
    header: [...header, row],
    paragraphs: rest,
  };
}

const isTimeAlone = (row: Row) => {
  const [date] = datesIn(row.words);
  return date !== undefined && date.text.length >= row.text.replace(/^(?:from|since)\s/i, '').length - 3;
};

/** Whether a row is all of a paragraph, and bold as the time above it is, or in pieces with a gap between them. */
const looksLikeHeader = (row: Row, { rows }: Bullet, header: readonly Row[]): boolean =>
  rows.length === 1 &&
  row.words.length <= mostWords &&
  (row.segments.length > 1 ||
    (row.words.every(({ bold }) => bold) && header.every(({ words }) => words.every(({ bold }) => bold))));
