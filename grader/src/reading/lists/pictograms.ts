import type { Word } from '../../model/page.ts';
import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { kindOfGlyph } from './bullet-signs.ts';

/** A picture of a field stands so often, and before such a field on this share of its lines. */
const leastUses = 2;
const leastShare = 0.5;
/** Posts behind a picture are set so much larger than what follows them. */
const larger = 1.1;
const edge = 2;
const leastEdges = 3;

/**
 * Lines of text that a picture opens which is no sign of a list: a calendar before the time of an entry, a pin before its
 * place, a desk before each post. Pictures are told apart by their size as well, since many have lost their code.
 */
export function rowsWithPictures(rows: readonly Row[]): Set<Row> {
  const uses = new Map<string, number[]>();
  rows.forEach(({ words: [first, next] }, i) => {
    if (!first || !next || !isPicture(first)) return;
    const key = `${first.text} ${Math.round(first.size)}`;
    uses.set(key, [...(uses.get(key) ?? []), i]);
  });
  const areFields = (at: readonly number[]) =>
    at.length >= leastUses &&
    (at.filter((i) => showsField(rows[i])).length >= leastShare * at.length ||
      at.every((i) => isLarge(rows[i], rows[i + 1])) ||
      areAtRight(at.flatMap((i) => rows[i] ?? [])));
  return new Set([...uses.values()].filter(areFields).flatMap((at) => at.flatMap((i) => rows[i] ?? [])));
}

/** Whether a word is one picture: a sign of an icon font, whatever its code, that is not a usual one of lists. */
const isPicture = ({ text, icon }: Word) =>
  /^[\ue000-\uf8ff]$/.test(text) || (icon && /^\P{P}$/u.test(text) && kindOfGlyph(text) === undefined);

/** Whether a time or a place follows the picture. */
function showsField(row: Row | undefined): boolean {
  const text = textOf(row?.words.slice(1) ?? []);
  const [date] = findDates(text);
  return (date?.start === 0 && (date.isRange || date.end === text.length)) || isPlace(text);
}

const isLarge = (row: Row | undefined, below: Row | undefined) =>
  row !== undefined && below !== undefined && row.size >= larger * below.size;

/** Whether lines end at one edge and begin at several: no list is set so. */
function areAtRight(rows: readonly Row[]): boolean {
  const [first] = rows;
  const starts = new Set(rows.map(({ x0 }) => Math.round(x0 / edge)));
  return starts.size >= leastEdges && rows.every(({ x1 }) => Math.abs(x1 - (first?.x1 ?? 0)) <= edge);
}
