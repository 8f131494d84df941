import { itemAt, lastOf } from '../../model/list/item-at.ts';
import type { Bullet, Entry, Row } from '../../model/resume.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import { hoistRailDates, isDateAlone } from '../dates/rail-dates.ts';
import { isAddress } from '../employers/no-employers.ts';
import type { LabelLine } from '../labels/labels.ts';
import { labelsIn, mainLabels } from '../labels/labels-in-lists.ts';
import { leaderFor, opensByLabel } from '../labels/opening-labels.ts';
import { bulletOf } from '../lists/bullet-text.ts';
import { continues, type Spacing, tellsDatesOf } from '../lists/continues.ts';
import { isListLine, isSentenceTail, isShortItem, opensWithWork, type Unit } from '../lists/list-lines.ts';
import { gapAbove } from '../rows/gap-above.ts';
import { opensWithLengthInBrackets } from '../rows/length-before.ts';
import { sameLooks } from '../rows/looks.ts';
import {
  completesLabels,
  completesStudy,
  isLongSchool,
  isNextStudy,
  listsCourses,
  opensStudy,
} from '../studies/study-headers.ts';
import { opensJobSentence } from '../told/job-sentences.ts';
import { opensAlternate } from './alternating-headers.ts';
import { isDegreeLine, isSchoolLine, isSubtitle } from './header-lines.ts';
import { namesAtLength } from './long-names.ts';
import {
  headsLabels,
  headsLeader,
  headsPost,
  headsTime,
  isMarkedHeader,
  isPostAboveTime,
  isPostBelow,
  signedHeads,
} from './marked-headers.ts';
import { blockHeads } from './regular-blocks.ts';
import { withTextApart } from './text-in-headers.ts';
import { goesOnWithSchool, leavesBracketOpen } from './wrapped-headers.ts';

const leastParagraphWords = 9;
/** The end of a header whose time goes on in the next line: "Diploma in Trade · (May 2004 - June". */
const breaksInTime = /\s·\s\([^()]*(?<!\d)(?:19|20)\d\d\s*[-–—][^()]*$/u;

/** The role of a row in its section. */
type Role = 'bullet' | 'continuation' | 'header' | 'paragraph' | 'caption';

/** `labels` are the keys of the labels in its header; `told` says that a caption announced its lines. */
type Draft = { header: Row[]; units: Unit[]; labels: Set<string>; told: boolean };

/** The entries of an experience-like section. Rows before the first header make an entry without a header. */
export function entriesOf(section: Row[], kind: 'work' | 'education', spacing: Spacing): Entry[] {
  const rows = hoistRailDates(section);
  const drafts: Draft[] = [];
  const labels = labelsIn(rows);
  const leader = leaderOf([...labels.values()]);
  const heads = signedHeads(rows);
  const isLabelled = labels.values().some((own) => own.length > 0);
  const blocks = isLabelled ? new Set<Row>() : blockHeads(rows);
  // Where all signed rows are bold, bold says nothing.
  const mayHeadTime = kind === 'work' && rows.some(({ mark, words }) => mark && !words.some(({ bold }) => bold));
  let draft: Draft | undefined;
  rows.forEach((row, i) => {
    const own = labels.get(row) ?? [];
    const model = drafts[0]?.header[0];
    const next = rows[i + 1];
    const isHead =
      own.length === 0 &&
      (heads.has(row) ||
        blocks.has(row) ||
        headsPost(row, next) ||
        (mayHeadTime && headsTime(row, rows.slice(i + 1, i + 3))) ||
        headsLabels(row, next, next && labels.get(next)) ||
        headsLeader(row, (next && labels.get(next)) ?? [], leadersIn(draft, leader)));
    const role =
      own.length > 0
        ? row.mark && listsCourses(own, draft)
          ? 'bullet'
          : roleOfLabels(own, draft)
        : isHead ||
            (kind === 'education'
              ? isNextStudy(row, draft) || (!draft && isLongSchool(row))
              : isAddressAboveTime(row, next, draft) || isPostAboveTime(row, next))
          ? 'header'
          : roleOf(row, [rows[i - 1], next], draft, { spacing, model, kind });
    const opens = () => {
      if (draft === undefined || blocks.size > 0) return blocks.has(row);
      return (
        (isHead && draft.labels.size > 0) ||
        (own.length > 0
          ? !(kind === 'education' && completesLabels(own, draft)) &&
            opensByLabel(own, draft, leaderFor(draft, drafts, leader))
          : !(kind === 'education' && completesStudy(row, draft)) &&
            (opensEntry(rows, i, draft, drafts, spacing) ||
              (kind === 'work' && opensAlternate(row, next, draft.header)) ||
              (kind === 'education' && opensStudy(row, draft.header) && !leavesBracketOpen(lastOf(draft.header)))))
      );
    };
    if (draft === undefined || (role === 'header' && opens())) {
      draft = { header: [], units: [], labels: new Set(), told: false };
      drafts.push(draft);
    }
    for (const { key } of own) draft.labels.add(key);
    if (role === 'caption') draft.told = true;
    else if (role === 'header') draft.header.push(row);
    else if (role === 'continuation') draft.units.at(-1)?.rows.push(row);
    else draft.units.push({ rows: [row], marked: role === 'bullet' });
  });
  return drafts.map((own) => entryOf(kind === 'work' ? withTextApart(own) : own));
}

/** The labels that begin entries where one is repeated: the leader, and the time or the post that an entry has already. */
function leadersIn(draft: Draft | undefined, leader: string | undefined): ReadonlySet<string> {
  return new Set(leader ? [leader, ...['title', 'period'].filter((key) => draft?.labels.has(key))] : []);
}

/** The label that begins the entries of a section: the first one, where it is repeated. */
function leaderOf(rows: LabelLine[][]): string | undefined {
  const keys = rows.flatMap((lines) => lines.slice(0, 1).map(({ key }) => key));
  return keys.find((key) => key !== 'duties' && keys.indexOf(key) !== keys.lastIndexOf(key));
}

function roleOfLabels(lines: LabelLine[], draft: Draft | undefined): Role {
  const [first] = lines;
  if (first?.role === 'duties') return first.value.length === 0 ? 'caption' : 'paragraph';
  const isDetail = lines.every(({ role }) => !mainLabels.has(role) && role !== 'from' && role !== 'to');
  return isDetail && (draft?.units.length ?? 0) > 0 ? 'paragraph' : 'header';
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

function roleOf(
  row: Row,
  [before, next]: [Row | undefined, Row | undefined],
  draft: Draft | undefined,
  { spacing, model, kind }: { spacing: Spacing; model: Row | undefined; kind: 'work' | 'education' },
): Role {
  if (row.mark) {
    const isPost = draft?.units.length === 0 && isPostBelow(row, draft.header);
    return isPost || isMarkedHeader(row) ? 'header' : 'bullet';
  }
  if ((row.framed && draft) || (row.segments.length === 1 && opensJobSentence(row.text))) return 'paragraph';
  const unit = draft?.units.at(-1);
  const header = draft?.header ?? [];
  // Behind "Responsibilities include:" the first line is one of them.
  const isAnnounced = draft?.told === true && unit === undefined && !row.words[0]?.bold && !datesEntry(row);
  if (isAnnounced && row.segments.length === 1) return 'paragraph';
  if (unit && before && unit.rows.at(-1) === before && continues(row, before, unit.rows, spacing))
    return 'continuation';
  const datesLead = draft !== undefined && draft.header.length > 0 && draft.header.every(isDateAlone);
  if (unit && before && unit.rows.at(-1) === before && !datesLead && tellsDatesOf(row, unit.rows))
    return 'continuation';
  if (datesEntry(row) || row.segments.some((segment) => isPlace(segment.text))) return 'header';
  if (
    unit === undefined &&
    (isSubtitle(row, header) || isSchoolLine(row, header) || isDegreeLine(row, header)) &&
    !opensWithWork(row)
  )
    return 'header';
  if (unit === undefined && before && draft?.header.at(-1) === before && goesOnWithSchool(before, row)) return 'header';
  if (unit === undefined && (breaksInTime.test(row.text) || opensWithLengthInBrackets(row.text))) return 'header';
  const opensBold = row.words[0]?.bold === true && row.words.length < 18 && !/[.!?:]$/.test(row.text);
  if (!opensBold && row.words.length >= leastParagraphWords)
    return kind === 'work' && namesAtLength(row, next, unit ? [] : (draft?.header ?? [])) ? 'header' : 'paragraph';
  if (unit && before && model && isListLine(row, before, unit, spacing.leading, model)) return 'paragraph';
  const isText = isSentenceTail(row, before) || (unit && isShortItem(row, unit)) || (!opensBold && opensWithWork(row));
  return isText && (draft?.header.length ?? 0) > 0 ? 'paragraph' : 'header';
}

/** The address of an employer in the web, between its name and the time. */
const isAddressAboveTime = (row: Row, next: Row | undefined, draft: Draft | undefined): boolean =>
  isAddress.test(row.text) &&
  next !== undefined &&
  isDateAlone(next) &&
  draft?.units.length === 0 &&
  draft.header.length > 0 &&
  !draft.header.some(datesEntry);

/** Whether a header row begins a new entry or continues the header of the current one. */
function opensEntry(rows: Row[], i: number, draft: Draft, drafts: Draft[], { leading }: Spacing): boolean {
  const row = itemAt(rows, i);
  const before = rows[i - 1];
  if (draft.units.length > 0) return true;
  if (draft.header.length === 0 || (before && leavesBracketOpen(before))) return false;
  const dated = draft.header.some(datesEntry);
  const gap = gapAbove(before, row) ?? 0;
  const model = drafts[0]?.header[0];
  // Where the first entry begins with its date, a date begins the next one.
  const dateLeads = model !== undefined && isDateAlone(model) && draft.header.length > 1;
  if (datesEntry(row) && dated) return !isDateAlone(row) || dateLeads || draft.header.length > 2;
  // Where dates on lines of their own lead the entries, what follows one is told of that entry.
  const isLed = model !== undefined && isDateAlone(model) && isDateAlone(itemAt(draft.header, 0));
  if (isLed && !datesEntry(row)) return false;
  // Where a date on a line of its own ended the header, the next line with such a date below begins an entry.
  const next = rows[i + 1];
  if (draft.header.length > 1 && isDateAlone(lastOf(draft.header)) && next && isDateAlone(next) && !dateLeads)
    return true;
  // A row without a date below a dated header still belongs to it: the title below the employer.
  if (dated && !datedAhead(rows, i)) return false;
  const alike = model !== undefined && sameLooks(row, model) && !sameLooks(lastOf(draft.header), model);
  if (alike && (draft.header.length > 1 || dated)) return true;
  return gap > 1.5 * leading && dated && gap > 1.25 * innerGap(draft.header) && !standsAbove(rows, i, draft.header);
}

/** Whether a degree is nearer to the dated school above it than to the next one, which looks and is dated as that. */
function standsAbove(rows: Row[], i: number, [first]: Row[]): boolean {
  const [before, row, next] = [rows[i - 1], itemAt(rows, i), rows[i + 1]];
  if (!first || !before || !next || !namesDegree(row.text) || next.page !== row.page || next.column !== row.column)
    return false;
  const isNext = datesEntry(first) && datesEntry(next) && sameLooks(next, first) && !sameLooks(row, first);
  return isNext && row.base - before.base < next.base - row.base;
}

/** Whether the header rows from here to the next bullet contain a date. */
function datedAhead(rows: Row[], from: number): boolean {
  for (let i = from; i < rows.length && i < from + 5; i++) {
    const row = itemAt(rows, i);
    if ((row.mark && !isMarkedHeader(row)) || (!datesEntry(row) && isRunningText(row))) return false;
    if (datesEntry(row)) return true;
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
