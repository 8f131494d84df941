import { type TextStyle, textStyleOf } from '../model/layout/text-style.ts';
import { itemAt } from '../model/list/item-at.ts';
import type { Shape } from '../model/page.ts';
import type { Row, SectionKind, Segment } from '../model/resume.ts';
import { titleScoreOf } from './pieces.ts';
import { rowOf } from './rows.ts';
import { kindOfTitle } from './titles.ts';

/** What headings are compared with: the style of the body, and the shapes on each page, among them ruled lines. */
type Body = { size: number; color: number; gap: number; shapes: Shape[][] };
export type Heading = { row: Row; segment: Segment; kind: SectionKind; rest: Segment[] };

type Candidate = Heading & { style: TextStyle; known: boolean; ruled: boolean; score: number };

const mostWords = 6;
const acceptKnown = 4;
const acceptUnknown = 5;
/** A known title smaller than this share of the others' size is a label inside a section. */
const smallestTitle = 0.8;

/** Finds the section headings in rows and the kind of section that each opens. */
export function headingsIn(rows: Row[], body: Body): Heading[] {
  const candidates = rows.flatMap((row, i) => candidateOf(row, rows[i - 1], rows[i + 1], body) ?? []);
  const known = candidates.filter((candidate) => candidate.known && candidate.score >= acceptKnown);
  const usual = majorityStyle(known);
  const accepted = candidates.filter((candidate) => accept(candidate, usual, known));
  const sections = accepted.filter((candidate) => !isSkillLabel(candidate, accepted, rows, usual));
  return withoutEntries(sections, rows);
}

/** "Languages" among the labels of a skills section, which has their style and not that of section titles. */
function isSkillLabel(
  candidate: Candidate,
  accepted: Candidate[],
  rows: Row[],
  usual: HeadingStyle | undefined,
): boolean {
  if (!usual || !candidate.known || sameStyle(candidate.style, usual)) return false;
  const at = rows.indexOf(candidate.row);
  const open = accepted.findLast((other) => other !== candidate && rows.indexOf(other.row) < at);
  if (open?.kind !== 'skills') return false;
  if (candidate.row.segments.length > 1) return true;
  const next = accepted.find((other) => rows.indexOf(other.row) > at);
  return rows
    .slice(rows.indexOf(open.row) + 1, next && rows.indexOf(next.row))
    .some((row) => row !== candidate.row && isLike(row, candidate));
}

function isLike(row: Row, { segment, style }: Candidate): boolean {
  const [first] = row.segments;
  return first !== undefined && Math.abs(first.x0 - segment.x0) <= 2 && sameStyle(textStyleOf(first), style);
}

/**
 * Leaves out titles of entries. No section is empty: where the row right below a known title has the title's style,
 * unknown titles of that style head entries of its section.
 */
function withoutEntries(accepted: Candidate[], rows: Row[]): Candidate[] {
  const below = new Map(rows.map((row, i) => [row, rows[i + 1]]));
  let inside = false;
  return accepted.filter((candidate) => {
    if (!candidate.known) return !inside;
    const next = below.get(candidate.row);
    inside =
      next !== undefined &&
      candidate.rest.length === 0 &&
      next.column === candidate.row.column &&
      kindOfTitle(next.text) === undefined &&
      sameStyle(textStyleOf(next), candidate.style);
    return true;
  });
}

function candidateOf(row: Row, above: Row | undefined, below: Row | undefined, body: Body): Candidate | undefined {
  if (row.mark) return undefined;
  const numbered = withoutNumber(row);
  const first = itemAt(numbered.segments, 0);
  const wholeKind = kindOfTitle(numbered.text);
  const segment: Segment = wholeKind || numbered.segments.length === 1 ? numbered : first;
  const hanging = segment !== numbered;
  const words = segment.words.filter((word) => /\p{L}/u.test(word.text)).length;
  if (words === 0 || words > mostWords || /[.,;]$/.test(segment.text) || /\d|@/.test(segment.text)) return undefined;
  const kind = wholeKind ?? kindOfTitle(segment.text);
  if (hanging && kind === undefined) return undefined;
  const style = textStyleOf(segment);
  const gapAbove =
    above && above.page === row.page && above.column === row.column ? row.base - above.base : Number.POSITIVE_INFINITY;
  const ruled = (body.shapes[row.page] ?? []).some(
    (shape) =>
      shape.x1 - shape.x0 > 60 &&
      shape.y1 - shape.y0 < 3 &&
      shape.x0 < segment.x1 &&
      shape.x1 > segment.x0 &&
      ((shape.y0 - row.base > -1 && shape.y0 - row.base < 9) || (row.y0 - shape.y1 > -1 && row.y0 - shape.y1 < 5)),
  );
  const features = [
    style.size > 1.06 * body.size,
    style.bold === true,
    style.caps,
    style.color !== body.color,
    ruled,
    gapAbove > 1.3 * body.gap,
  ].filter(Boolean).length;
  const opens = below === undefined || below.page !== row.page || below.base > row.base;
  if (!opens) return undefined;
  return {
    row,
    segment,
    kind: kind ?? 'other',
    rest: hanging ? numbered.segments.slice(1) : [],
    style,
    known: kind !== undefined,
    ruled,
    score: (kind ? 3 : 0) + features,
  };
}

/** The row without the number of a numbered title: "§01 Experience", "2. Education". */
function withoutNumber(row: Row): Row {
  const [first, second] = row.words;
  return first && second && /^[§#]?\d{1,2}[.):]?$/.test(first.text) && /^\p{Lu}/u.test(second.text)
    ? rowOf(row.words.slice(1), row.column)
    : row;
}

type HeadingStyle = Pick<TextStyle, 'size' | 'bold' | 'caps' | 'color' | 'italic'>;

function majorityStyle(known: Candidate[]): HeadingStyle | undefined {
  let best: Candidate | undefined;
  let most = 0;
  for (const candidate of known) {
    const alike = known.filter((other) => sameStyle(other.style, candidate.style)).length;
    if (alike > most) {
      best = candidate;
      most = alike;
    }
  }
  return best && most >= Math.min(2, known.length) ? best.style : undefined;
}

function sameStyle(one: HeadingStyle, other: HeadingStyle): boolean {
  return (
    Math.abs(one.size - other.size) <= 0.6 &&
    (one.bold === undefined || other.bold === undefined || one.bold === other.bold) &&
    one.caps === other.caps &&
    one.color === other.color
  );
}

/**
 * A known title is accepted when it stands out; one without the majority's style must stand out more, or it is a label
 * inside a section. An unknown title is accepted only in exactly the majority's style.
 */
function accept(candidate: Candidate, usual: HeadingStyle | undefined, known: Candidate[]): boolean {
  if (!usual) return candidate.known && candidate.score >= acceptKnown;
  const alike = sameStyle(candidate.style, usual);
  if (candidate.known) {
    if (candidate.score < acceptKnown) return false;
    if (alike) return true;
    if (candidate.style.size < smallestTitle * usual.size) return false;
    // A second title of the same kind in another style is a label inside that section.
    const repeated = known.some(
      (other) => other !== candidate && other.kind === candidate.kind && sameStyle(other.style, usual),
    );
    const lined = known.some((other) => other !== candidate && Math.abs(other.segment.x0 - candidate.segment.x0) <= 2);
    return (
      !repeated &&
      (candidate.score >= acceptUnknown || lined) &&
      (!candidate.style.italic || candidate.score >= acceptUnknown)
    );
  }
  if (!alike) return false;
  const distinct = usual.size > 0 && candidate.score >= acceptUnknown - 3;
  // Where titles have ruled lines, bold words without one head something smaller.
  const peers = known.filter((other) => sameStyle(other.style, usual));
  if (!candidate.ruled && peers.every((other) => other.ruled)) return false;
  if (titleScoreOf(candidate.segment.text) >= 2) return false;
  return distinct && candidate.style.italic === usual.italic && isAloneInStyle(candidate, known);
}

/** Job titles often look like headings; an unknown title must share the left edge of the known headings. */
function isAloneInStyle(candidate: Candidate, known: Candidate[]): boolean {
  return (
    known.some((other) => Math.abs(other.segment.x0 - candidate.segment.x0) <= 2) &&
    candidate.row.segments.length === 1 &&
    candidate.style.caps === known[0]?.style.caps
  );
}
