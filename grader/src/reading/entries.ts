import { isForm } from '../model/language/verb-forms.ts';
import { textStyleOf } from '../model/layout/text-style.ts';
import { itemAt, lastOf } from '../model/list/item-at.ts';
import type { Bullet, Entry, Row, Segment } from '../model/resume.ts';
import { findDates } from '../model/text/dates.ts';
import { isPlace } from '../words/places.ts';
import { bulletOf } from './bullet-text.ts';
import { organisationScoreOf, titleScoreOf } from './pieces.ts';
import { hoistRailDates, isDateAlone } from './rail-dates.ts';

/**
 * Spacing of body text in points: the usual distance of two baselines inside a paragraph (`leading`), and where full
 * lines end, in the section (`right`) and in its whole column (`edge`).
 */
export type Spacing = { leading: number; right: number; edge: number };

const leastParagraphWords = 9;
const textEdge = 3.5;

/** The role of a row in its section. */
type Role = 'bullet' | 'continuation' | 'header' | 'paragraph';

type Draft = { header: Row[]; units: { rows: Row[]; marked: boolean }[] };

/**
 * Splits the rows of an experience-like section into entries. Rows before the first header make an entry without a
 * header.
 */
export function entriesOf(section: Row[], spacing: Spacing): Entry[] {
  const rows = hoistRailDates(section);
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  rows.forEach((row, i) => {
    const role = roleOf(row, rows[i - 1], draft, spacing);
    if (role === 'header' && (draft === undefined || opensEntry(rows, i, draft, drafts, spacing))) {
      draft = { header: [], units: [] };
      drafts.push(draft);
    }
    if (draft === undefined) {
      draft = { header: [], units: [] };
      drafts.push(draft);
    }
    if (role === 'header') draft.header.push(row);
    else if (role === 'continuation') draft.units.at(-1)?.rows.push(row);
    else draft.units.push({ rows: [row], marked: role === 'bullet' });
  });
  return drafts.map(entryOf);
}

function entryOf({ header, units }: Draft): Entry {
  const all = splitListItems(units).map((unit) => ({ ...unit, bullet: bulletOf(unit.rows, unit.rows[0]?.mark) }));
  const bullets = all.filter((unit) => unit.marked).map((unit) => unit.bullet);
  return {
    header,
    bullets: withLevels(bullets),
    paragraphs: all.filter((unit) => !unit.marked).map((unit) => unit.bullet),
  };
}

/** Several units without bullet signs are a list: an item ends where a line ends its sentence. */
function splitListItems(units: Draft['units']): Draft['units'] {
  const plain = units.filter((unit) => !unit.marked);
  if (plain.length < 2 || plain.length < units.length) return units;
  return units.flatMap(({ rows }) => {
    const items: Row[][] = [];
    for (const row of rows) {
      const before = items.at(-1)?.at(-1);
      if (before && !(/[.!?]$/.test(before.text) && /^[\p{Lu}\d]/u.test(row.text))) items.at(-1)?.push(row);
      else items.push([row]);
    }
    return items.map((item) => ({ rows: item, marked: false }));
  });
}

/** Nesting levels by the x of the bullet signs: six points further right is a level deeper. */
function withLevels(bullets: Bullet[]): Bullet[] {
  const edges = [...new Set(bullets.map((bullet) => Math.round(bullet.mark?.x0 ?? 0)))].sort((a, b) => a - b);
  const levels: number[] = [];
  for (const edge of edges) if (levels.length === 0 || edge - lastOf(levels) > 6) levels.push(edge);
  const levelOf = (x: number) =>
    Math.max(
      0,
      levels.findLastIndex((edge) => x >= edge - 1),
    );
  return bullets.map((bullet) => ({ ...bullet, level: levelOf(bullet.mark?.x0 ?? 0) }));
}

function roleOf(row: Row, before: Row | undefined, draft: Draft | undefined, spacing: Spacing): Role {
  if (row.mark) return isMarkedHeader(row) ? 'header' : 'bullet';
  const unit = draft?.units.at(-1);
  if (unit && before && unit.rows.at(-1) === before && continues(row, before, unit.rows, spacing))
    return 'continuation';
  if (isDated(row) || row.segments.some((segment) => isPlace(segment.text))) return 'header';
  if (unit === undefined && isSubtitle(row, draft) && !opensWithWork(row)) return 'header';
  const opensBold = row.words[0]?.bold === true && row.words.length < 18 && !/[.!?:]$/.test(row.text);
  if (!opensBold && row.words.length >= leastParagraphWords) return 'paragraph';
  const isText = isSentenceTail(row, before) || (unit && isShortItem(row, unit)) || (!opensBold && opensWithWork(row));
  return isText && (draft?.header.length ?? 0) > 0 ? 'paragraph' : 'header';
}

/** A short line that opens with a verb for work done is an item, not a title: "Tested 45 pages and doubled signups". */
function opensWithWork({ text, words, segments }: Row): boolean {
  const first = words[0]?.text ?? '';
  if (words.length < 4 || segments.length > 1 || !/^\p{Lu}\p{Ll}+$/u.test(first)) return false;
  if (organisationScoreOf(text) >= 1.5 || titleScoreOf(text) >= 2) return false;
  const plainVerb = isForm(first.toLowerCase(), 'base') && words.length >= 6 && titleScoreOf(text) === 0;
  return (/ed$/.test(first) && isForm(first.toLowerCase(), 'past')) || irregularPast(first) || plainVerb;
}

/** "Wrote", "Led", "Built": past forms that are neither nouns nor base forms. */
function irregularPast(word: string): boolean {
  const lower = word.toLowerCase();
  return isForm(lower, 'past') && !isForm(lower, 'base', 's3') && !/ed$/.test(lower);
}

/** A long line right below an employer that reads as a title: "Intern → Junior Engineer · Lyon, France". */
function isSubtitle(row: Row, draft: Draft | undefined): boolean {
  return (
    (draft?.header.length ?? 0) > 0 && row.words.length <= 14 && !/[.;]$/.test(row.text) && titleScoreOf(row.text) >= 1
  );
}

/** A title or employer with a bullet sign by mistake: bold or short, with its date or town at the right. */
function isMarkedHeader(row: Row): boolean {
  const tail = row.segments.at(-1);
  if (!tail || row.words.length > 14) return false;
  if (row.segments.length < 2)
    return row.words.length <= 8 && row.words.every((word) => word.bold) && !/[.:]$/.test(row.text);
  return isDated(row) || isPlace(tail.text);
}

/** A short last line of running text is no header. */
function isSentenceTail(row: Row, before: Row | undefined): boolean {
  return before !== undefined && /^\p{Ll}/u.test(row.text) && !/[.:]$/.test(before.text);
}

/** A short sentence in a list without bullet signs, below items that end as it does. */
function isShortItem(row: Row, unit: Draft['units'][number]): boolean {
  const above = itemAt(unit.rows, 0);
  return (
    !unit.marked &&
    /[.!]$/.test(row.text) &&
    organisationScoreOf(row.text) < 1 &&
    /[.!]$/.test(unit.rows.at(-1)?.text ?? '') &&
    Math.abs(row.x0 - above.x0) <= textEdge &&
    row.words[0]?.bold === above.words[0]?.bold
  );
}

function isDated(row: Row): boolean {
  return row.segments.some((segment, i) => (i === 0 || i === row.segments.length - 1) && endsInDate(segment));
}

function endsInDate(tail: Segment): boolean {
  return findDates(tail.text).some(
    (date) =>
      date.isRange ||
      (date.end >= tail.text.length - 1 && !date.bare) ||
      date.end - date.start > tail.text.length * 0.7,
  );
}

function continues(row: Row, before: Row, rows: Row[], { leading, right, edge }: Spacing): boolean {
  const first = itemAt(rows, 0);
  const gap = row.base - before.base;
  const samePage = row.page === before.page && row.column === before.column && gap > 0;
  const airy = isSentenceTail(row, before) && gap <= 2.4 * row.size;
  if (samePage && !airy && gap > Math.max(1.35 * leading, 1.3 * row.size)) return false;
  if (samePage && !airy && gap > 1.75 * row.size) return false;
  if (Math.abs(row.size - first.size) > 0.8) return false;
  if (textStyleOf(row).bold && !textStyleOf(before).bold) return false;
  const hangs = Math.abs(row.x0 - first.x0) <= textEdge;
  if (first.mark) {
    // A full line that did not end its sentence continues, wherever the next one begins within the bullet's width.
    const wasFull = before.x1 + (row.words[0]?.x1 ?? 0) - row.x0 > right - row.size && !/[.!?]$/.test(before.text);
    const within = row.x0 >= first.mark.x0 - textEdge && row.x0 <= first.x0 + textEdge;
    const flush = within && (/^[\p{Ll}(]/u.test(row.text) || (wasFull && row.segments.length === 1));
    if (!hangs && !flush) return false;
    if (!samePage && !/^\p{Ll}/u.test(row.text) && /[.!?]$/.test(before.text)) return false;
    if (hangs && !flush && looksLikeHeader(row, before)) return false;
    return row.segments.length === 1 || !isDated(row);
  }
  return hangs && !isDated(row) && before.words.length >= 4 && !endsItem(before, row, edge);
}

/** A list without bullet signs: a line that had room for the next word, and a next line that begins like an item. */
function endsItem(before: Row, row: Row, edge: number): boolean {
  const [last, first] = [before.words.at(-1), row.words[0]];
  if (!last || !first || !/^[\p{Lu}\d]/u.test(first.text)) return false;
  return before.x1 + (first.x1 - first.x0) + 1.5 * row.size < edge && /[\p{L}\d%).!?]$/u.test(last.text);
}

/** A header at the same x as bullet text: shorter lines above it show that the bullet had ended. */
function looksLikeHeader(row: Row, before: Row): boolean {
  if (isDated(row) || row.segments.length > 1) return true;
  return (
    /[.!?]$/.test(before.text) && /^\p{Lu}/u.test(row.text) && textStyleOf(row).italic && !textStyleOf(before).italic
  );
}

/** Whether a header row begins a new entry or continues the header of the current one. */
function opensEntry(rows: Row[], i: number, draft: Draft, drafts: Draft[], { leading }: Spacing): boolean {
  const row = itemAt(rows, i);
  const before = rows[i - 1];
  if (draft.units.length > 0) return true;
  if (draft.header.length === 0) return false;
  const dated = draft.header.some(isDated);
  const gap = before && before.page === row.page && before.column === row.column ? row.base - before.base : 0;
  if (isDated(row) && dated) return !isDateAlone(row) || draft.header.length > 2;
  // A row without a date below a dated header still belongs to it: the title below the employer.
  if (dated && !datedAhead(rows, i)) return false;
  const model = drafts[0]?.header[0];
  const alike = model !== undefined && sameLooks(row, model) && !sameLooks(lastOf(draft.header), model);
  if (alike && (draft.header.length > 1 || dated)) return true;
  return gap > 1.5 * leading && dated && gap > 1.25 * innerGap(draft.header);
}

/** Whether the header rows from here to the next bullet contain a date. */
function datedAhead(rows: Row[], from: number): boolean {
  for (let i = from; i < rows.length && i < from + 5; i++) {
    const row = itemAt(rows, i);
    if ((row.mark && !isMarkedHeader(row)) || (!isDated(row) && isRunningText(row))) return false;
    if (isDated(row)) return true;
  }
  return false;
}

function isRunningText(row: Row): boolean {
  return opensWithWork(row) || (row.words.length >= leastParagraphWords && /[.;]$/.test(row.text));
}

function innerGap(header: Row[]): number {
  const gaps = header.slice(1).map((row, i) => row.base - itemAt(header, i).base);
  return gaps.length > 0 ? Math.max(...gaps) : 0;
}

function sameLooks(one: Row, other: Row): boolean {
  const [a, b] = [textStyleOf(itemAt(one.segments, 0)), textStyleOf(itemAt(other.segments, 0))];
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.color === b.color &&
    Math.abs(a.size - b.size) <= 0.6 &&
    Math.abs(one.x0 - other.x0) <= 2.5
  );
}
