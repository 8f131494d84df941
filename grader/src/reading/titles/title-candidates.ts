import { type TextStyle, textStyleOf } from '../../model/layout/text-style.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Shape } from '../../model/page.ts';
import type { Row, SectionKind, Segment } from '../../model/resume.ts';
import { isDateText } from '../../model/text/dates.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';
import { isFieldLabel, isLabelText, isLeadIn } from '../../model/titles/entry-labels.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { rowOf, segmentOf } from '../rows/rows.ts';
import { type Margin, marginPart } from './margin-column.ts';
import { personalLabel } from './personal-labels.ts';
import { runInTitle } from './run-in-titles.ts';
import { isSetOff } from './title-look.ts';
import { differs } from './title-style.ts';
import { kindOfTitle, withoutSpan } from './titles.ts';

/**
 * What headings are compared with: the style of the body, the shapes on each page, among them ruled lines, and the margin
 * where titles stand beside the text.
 */
export type Body = { size: number; color: number; gap: number; shapes: Shape[][]; margin?: Margin | undefined };

/** A title of a section: its row, the part that is the title, and what stands to the right of it. */
export type Heading = {
  row: Row;
  segment: Segment;
  kind: SectionKind;
  rest: Segment[];
  known: boolean;
  /** Whether it stands in the looks of the text, and only what it says and what follows make it a title. */
  inText?: boolean;
  /** Whether what stands below belongs to the job above, if there is one. */
  ofJob?: boolean;
};

/** A row that may be a title. `score` counts what speaks for it, 3 of it for a known title. */
export type Candidate = Heading & {
  style: TextStyle;
  /** Whether it only announces what follows inside an entry: "Responsibilities:". */
  isLabel: boolean;
  /** Whether the text of the section begins on the line of its title. */
  isRunIn: boolean;
  ruled: boolean;
  /** Whether it stands where only titles stand, left of all text. */
  inMargin?: boolean;
  score: number;
};

/** A title in the margin needs nothing else that speaks for it. */
const inMarginScore = 6;
/** A sign and its word stand no further apart, in points. */
const touching = 0.5;
const mostWords = 6;
const mostKnownWords = 8;
const mostMarginWords = 3;
const mostRemarkedWords = 3;
/** Heads of the columns of a table of schools or jobs. */
const tableHead =
  /^(?:(?:year|month)s?(?: of (?:passing|completion))?|board|university|institut(?:e|ion)s?|colleges?|schools?|percentage|marks?|%|cgpa|gpa|class|division|grade|degree|course|examination|exam|name|subject|stream|duration|period|company|designation|from|to|s\.? ?no\.?|read|write|speak|passing(?: year)?|percent)(?: ?[/&(].*| name| (?:of )?(?:study|exam|marks|secured|obtained))?$/i;

/** The candidate that a row is, between the rows above and below it. */
export function candidateOf(
  row: Row,
  above: Row | undefined,
  below: Row | undefined,
  body: Body,
): Candidate | undefined {
  const opens = below === undefined || below.page !== row.page || below.column !== row.column || below.base > row.base;
  if (!opens || row.table) return undefined;
  const hung = body.margin && marginPart(row, body.margin);
  if (body.margin && hung) return candidateInMargin(row, hung, body);
  const runIn = runInTitle(row);
  const bare = runIn?.title ?? withoutSign(row);
  const wholeKind = kindOfTitle(bare.text);
  const isApart =
    bare.segments.length > 1 &&
    (/:$/.test(itemAt(bare.segments, 0).text) || hangs(bare.segments) || hasDateBeside(bare.segments));
  const segment: Segment = (wholeKind && !isApart) || bare.segments.length === 1 ? bare : itemAt(bare.segments, 0);
  const hanging = segment !== bare;
  const kind = hanging ? kindOfTitle(segment.text) : wholeKind;
  if (!mayBeTitle(segment, kind) || namesPost(segment.text)) return undefined;
  if (kind === undefined && (isFieldLabel(segment.text) || isLeadIn(segment.text))) return undefined;
  // "Interests: …" below the date of birth is one of the personal details.
  if (runIn && kind === 'interests' && above && personalLabel.test(above.text)) return undefined;
  const rest = runIn ? [runIn.rest] : hanging ? bare.segments.slice(1) : [];
  if (hanging && (kind === undefined || areHeads(rest))) return undefined;
  if (kind === 'certifications' && rest.length === 1 && isDatedItem(segment, rest)) return undefined;
  if (row.mark && (kind === undefined || isListItem(row, above) || isListItem(row, below))) return undefined;
  // A dash that touches its word opens an item of a list: "-Awards" below the studies.
  if (row.mark?.kind === 'dash' && row.x0 - row.mark.x1 < touching) return undefined;
  if (isLabelAmongLabels(row, segment, [above, below])) return undefined;
  const style = textStyleOf(withoutRemark(segment));
  const isNear = above && above.page === row.page && above.column === row.column;
  const gapAbove = isNear ? row.base - above.base : Number.POSITIVE_INFINITY;
  const ruled = isSetOff(row, segment, body.shapes[row.page] ?? []);
  const features = [
    style.size > 1.06 * body.size,
    style.bold === true,
    style.caps,
    differs(style.color, body.color),
    ruled,
    gapAbove > 1.3 * body.gap,
  ].filter(Boolean).length;
  // A sign before a title is that of a list as well: only one that stands out among the items is a title, or an underlined
  // one with a number: "A) Academic information:".
  const isNumbered = row.mark?.kind === 'number' && kind !== undefined && ruled;
  if (row.mark && !isNumbered && !style.bold && !style.caps && style.size <= 1.06 * body.size) return undefined;
  return {
    row,
    segment,
    kind: kind ?? 'other',
    rest,
    style,
    known: kind !== undefined,
    isLabel: isLabelText(segment.text),
    isRunIn: runIn !== undefined,
    ruled,
    score: (kind ? 3 : 0) + features,
  };
}

/** Whether the head of another column stands beside a title, and no label with its value: "Name : Ada". */
const areHeads = (rest: readonly Segment[]) =>
  rest.some(({ text }) => tableHead.test(text)) && !rest.some(({ text }) => text.startsWith(':'));

/** A post and its field, which may be a word of titles: "Deputy Manager - Projects". */
function namesPost(text: string): boolean {
  const [post = '', field = '', ...others] = text.split(/\s[-–—]\s/);
  return (
    others.length === 0 && /^\p{Lu}\p{L}+$/u.test(field) && titleScoreOf(post) >= 2 && kindOfTitle(post) === undefined
  );
}

/** The title in the margin that the first part of a row is, whatever it says. */
function candidateInMargin(row: Row, segment: Segment, body: Body): Candidate {
  const kind = kindOfTitle(segment.text);
  return {
    row,
    segment,
    kind: kind ?? 'other',
    rest: row.segments.slice(1),
    style: textStyleOf(segment),
    known: kind !== undefined,
    isLabel: false,
    isRunIn: false,
    ruled: isSetOff(row, segment, body.shapes[row.page] ?? []),
    inMargin: true,
    score: inMarginScore,
  };
}

/** An address behind a title: "PROJECTS | code.example/ada". */
const itsAddress = /\s\|\s\S+\.\p{Ll}{2,}\S*$/u;

/** A title without what is remarked behind it, in brackets or as an address, which may look otherwise. */
function withoutRemark(segment: Segment): Segment {
  const hasAddress = itsAddress.test(segment.text);
  const at = segment.words.findIndex(({ text }) => text.startsWith('(') || (hasAddress && text === '|'));
  return at > 0 ? segmentOf(segment.words.slice(0, at)) : segment;
}

/** So far left of its text stands a title in the margin, in points, and of these kinds. */
const farMargin = 90;
const marginKinds: (SectionKind | undefined)[] = ['education', 'experience'];

/** Whether a title stands in the margin, larger or bolder than the line of text beside it. */
function hangs([first, ...others]: Segment[]): boolean {
  if (!first || first.words.length > mostMarginWords || kindOfTitle(first.text) === undefined) return false;
  const [beside] = others;
  if (/,/.test(first.text) || others.some(({ text }) => /^:/.test(text)) || /^[\s\d–-]*$/.test(beside?.text ?? ''))
    return false;
  const style = textStyleOf(first);
  const isFar = beside !== undefined && beside.x0 - first.x0 > farMargin;
  // Far in the margin a bold title is one beside a bold school, too.
  if (isFar && style.bold && marginKinds.includes(kindOfTitle(first.text))) return true;
  return others.map(textStyleOf).every(({ size, bold }) => style.size > 1.15 * size || (style.bold && bold === false));
}

/** Whether a title of jobs or studies has the time of the first of them at the right margin. */
function hasDateBeside([title, date, ...others]: Segment[]): boolean {
  if (!title || !date || others.length > 0 || !marginKinds.includes(kindOfTitle(title.text))) return false;
  return date.x0 - title.x1 > farMargin && isDateText(date.text);
}

/** Whether one course has its time beside it: "Welding course || May 2014", which is an item of a list. */
const isDatedItem = (title: Segment, [date]: Segment[]) =>
  /\s(?:course|certificate|certification|workshop)\W*$/i.test(title.text.replace(/\s*\([^()]*\)\W*$/, '')) &&
  date !== undefined &&
  isDateText(date.text);

/** Labels that are titles of sections as well. */
const titleToo = /experience|education|qualification|academic|course/i;

/** Whether a row says one thing of a job, as the row above or below it does: "Tenure : May 2014 to June 2016". */
function isLabelAmongLabels(row: Row, segment: Segment, near: (Row | undefined)[]): boolean {
  const saysValue = (one: Row) => labelLinesOf(one).some(({ role, value }) => role !== 'duties' && value.length > 0);
  return (
    roleOfLabel(segment.text) !== undefined &&
    !titleToo.test(segment.text) &&
    saysValue(row) &&
    near.some((one) => one !== undefined && one.page === row.page && one.column === row.column && saysValue(one))
  );
}

/** Kinds whose title may name its years: "Projects | 2021 - 2022". Of others that is an entry: "Volunteer, 2019 - 2020". */
const datedKinds: (SectionKind | undefined)[] = ['experience', 'education', 'projects'];
const itsYears = /[\s|(,–—-]+(?:19|20)\d\d\s*[–—-]\s*(?:(?:19|20)\d\d|present|current|now|today)\)?\s*$/i;

const wordsIn = ({ words }: Segment) => words.filter(({ text }) => /\p{L}/u.test(text)).length;

/** Whether a text has the length and the letters of a title; a known one may also end in a dot or hold a year. */
function mayBeTitle(segment: Segment, kind: SectionKind | undefined): boolean {
  const known = kind !== undefined;
  const words = wordsIn(segment);
  // What is remarked in brackets makes a short known title no longer.
  const isShort = known && wordsIn(withoutRemark(segment)) <= mostRemarkedWords;
  if (!/\p{L}{2}/u.test(segment.text) || (words > (known ? mostKnownWords : mostWords) && !isShort)) return false;
  const undated = datedKinds.includes(kind) ? segment.text.replace(itsYears, '') : segment.text;
  const text = known ? withoutSpan(undated.replace(/\([^)]*\)?/g, '').replace(itsAddress, '')) : segment.text;
  // The end of a bracket, and a second line: "and technology", "& History".
  if (/^[^(]*\)/.test(segment.text) || /^(?:and\b|&)/i.test(text)) return false;
  if (/[\d@]/.test(text) || /[,;]$/.test(text)) return false;
  // An employer and a role, which may end in the word of a title: "Lakeside University | Graduate Teaching".
  if (/\S \| /.test(text) && kindOfTitle(text.replace(/ \| .*/, '')) === undefined) return false;
  // A label and its value: "Place: Springfield".
  if (!known && /:[\s–—-]*[\p{L}\p{N}]/u.test(text)) return false;
  return known ? /^\P{Ll}/u.test(text) || !/\.$/.test(text) : !/\.$/.test(text);
}

/** Whether the row next to a title with a sign is an item like it, of the same list. */
function isListItem(row: Row, next: Row | undefined): boolean {
  if (!next?.mark || !row.mark || next.mark.text !== row.mark.text) return false;
  if (Math.abs(next.mark.x0 - row.mark.x0) > 2 || kindOfTitle(next.text) !== undefined) return false;
  const [one, other] = [textStyleOf(row), textStyleOf(next)];
  const isAlike = one.bold === other.bold && one.caps === other.caps && Math.abs(one.size - other.size) <= 0.6;
  return isAlike && !differs(one.color, other.color);
}

/** The row without the number or sign before a title: "§01 Experience", "2. Education", "IV. Skills", "1st Job". */
function withoutSign(row: Row): Row {
  const [first, second] = row.words;
  if (!first || !second || !/^\p{Lu}/u.test(second.text)) return row;
  const isNumber = /^[§#]?\d{1,2}(?:st|nd|rd|th)?[.):]?$/.test(first.text);
  const isOther = /^(?:[IVX]{1,4}|[A-H])[.):]$/.test(first.text) || !/[\p{L}\p{N}&]/u.test(first.text);
  const rest = row.words.slice(1);
  return isNumber || (isOther && kindOfTitle(textOf(rest)) !== undefined) ? rowOf(rest, row.column) : row;
}
