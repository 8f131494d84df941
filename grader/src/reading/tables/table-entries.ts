import type { Word } from '../../model/page.ts';
import type { Entry, Part, Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { type LabelRole, roleOfLabel } from '../../words/entry-labels.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, schoolCue } from '../../words/studies/schools.ts';
import { partsOfValues } from '../labels/labelled-parts.ts';
import { partOfWords } from '../rows/pieces.ts';
import { studyToldIn } from '../told/study-lines.ts';
import { withRestsOfCells } from './rests-of-cells.ts';

type Kind = 'work' | 'education';

const mainRoles: Record<Kind, LabelRole[]> = {
  work: ['title', 'employer', 'period', 'from'],
  education: ['degree', 'school', 'board', 'period'],
};

/** The entries that the rows of a table make; undefined where its columns are not those of jobs or studies. */
export function tableEntriesOf(rows: Row[], kind: Kind): Entry[] | undefined {
  const [head, ...rest] = rows;
  if (!head?.table || rest.length === 0) return undefined;
  const heads = head.table.cells.map((cell) => cell && roleIn(cell.text, kind));
  const isHead = headOfTable(rows, kind) !== undefined;
  const body = withRestsOfCells(isHead ? rest : rows);
  const told = rolesByContent(body, kind);
  const degrees = kind === 'education' && isHead && !heads.includes('degree') ? degreeColumn(heads, told, body) : -1;
  const named = heads.map((role, i) => (i === degrees ? 'degree' : role));
  const own = isHead
    ? named.map((role, i) => (role ? unrivalled(role, i, named, told) : unless(named, told[i])))
    : told;
  const trade = kind === 'work' && own.includes('employer') && !own.includes('title') ? tradeColumn(head, body) : -1;
  const roles = own.map((role, i) => (i === trade ? 'title' : role));
  const known = mainRoles[kind].filter((role) => (isHead ? named : told).includes(role)).length;
  if (known + (trade < 0 ? 0 : 1) < 2) return undefined;
  return body.flatMap((row) => entryOf(row, roles, kind));
}

/** The head of a table whose columns its first row names; undefined where it has none. */
export function headOfTable([head, ...rest]: readonly Row[], kind: Kind): Row | undefined {
  const named = head?.table?.cells.filter((cell) => cell && roleIn(cell.text, kind) !== undefined) ?? [];
  return named.length >= 2 && rest.length > 0 ? head : undefined;
}

/** What heads a column of posts where no head is one of a post. */
const tradeHead =
  /^\W*(?:(?:job |work )?(?:description|trade|category|craft|profession|profile|rank)|nature of (?:the )?(?:job|work))s?\W*$/i;
const mostTradeWords = 4;

/** The column of a table of jobs that tells the trade in a few words, or -1. */
function tradeColumn(head: Row, body: Row[]): number {
  return (head.table?.cells ?? []).findIndex(
    (cell, i) =>
      cell !== undefined &&
      tradeHead.test(cell.text) &&
      body.every(({ table }) => (table?.cells[i]?.words.length ?? 0) <= mostTradeWords),
  );
}

/** Heads that may stand above degrees: "Stream" or "Description" above "Diploma in Radio". */
const looseHeads = new Set<LabelRole | undefined>(['field', 'duties', 'detail']);

/**
 * The column of the degrees in a table that names them nowhere, or -1: one that holds degrees, or else the subjects.
 * "School" above "S.S.C" and "B.Com" heads degrees as well, unless it holds a school.
 */
function degreeColumn(heads: (LabelRole | undefined)[], told: (LabelRole | undefined)[], body: Row[]): number {
  const held = heads.findIndex((role, i) => {
    const texts = body.flatMap(({ table }) => table?.cells[i]?.text ?? []);
    const opening = texts.filter((text) => namesDegree(text.split(' ', 1)[0] ?? '')).length;
    const areSchools = texts.some((text) => schoolCue.test(text));
    if (role === 'school')
      return (
        (told[i] === 'degree' && opening > 0.5 * texts.length) ||
        (heads.includes('board') && opening >= 2 && !areSchools)
      );
    return looseHeads.has(role) && told[i] === 'degree';
  });
  return held >= 0 || told.includes('degree') ? held : heads.indexOf('field');
}

/** The role that the head of a column names, unless another column with that head holds it: "Capacity" beside "Designation". */
const unrivalled = (
  role: LabelRole,
  at: number,
  named: readonly (LabelRole | undefined)[],
  told: readonly (LabelRole | undefined)[],
) => (told[at] !== role && named.some((other, i) => i !== at && other === role && told[i] === role) ? undefined : role);

/** What the cells of a column without a known head show, unless another column is it by its head. */
const unless = (named: (LabelRole | undefined)[], role: LabelRole | undefined) =>
  role && !named.includes(role) ? role : undefined;

/** The head of the numbers of rows, in one cell with the next: "S.N. Employer". */
const serialNumber = /^\W*(?:s\W*n\W*o?|sl?r?\W*no|no)\W+(?=\p{L}{3})/iu;

/** What heads the column of the bodies that schools belong to, beside that of the schools: "Board / University". */
const namesBodies = (text: string) =>
  /(?<!\p{L})(?:board|council|univ)/iu.test(text) && !/school|coll[ea]ge|inst|academy/i.test(text);

/** In a table of studies "Duration" is a period and "Name of Institution" a school, in one of jobs it is an employer, and so is "Name". */
function roleIn(text: string, kind: Kind): LabelRole | undefined {
  const role = roleOfLabel(text.replace(/\s*\([^)]*\)\s*$/, '').replace(serialNumber, ''));
  if (kind === 'work') return role === 'school' || /^\W*names?\W*$/i.test(text) ? 'employer' : role;
  if (role === 'school' && namesBodies(text)) return 'board';
  return role === 'title' ? 'degree' : role === 'employer' ? 'school' : role;
}

function entryOf(row: Row, roles: (LabelRole | undefined)[], kind: Kind): Entry[] {
  const cells = row.table?.cells ?? [];
  const values = new Map<LabelRole, Word[]>();
  cells.forEach((cell, i) => {
    const role = roles[i];
    if (cell && role && !values.has(role)) values.set(role, cell.words);
  });
  const named = partsOfValues(values, kind);
  const cell = named.title && named.organisation ? undefined : (named.title ?? named.organisation);
  const parts = kind === 'education' && cell ? { ...named, ...schoolIn(cell), ...degreeBeside(named, values) } : named;
  const isSum =
    kind === 'work' &&
    !parts.title &&
    /\bexperience\b|^\W*(?:grand )?total\W*$/i.test(parts.organisation?.text ?? '') &&
    /\d\s*\+?\s*(?:years?|yrs?|months?)\b/i.test(row.text);
  const hasOwn = parts.title !== undefined || (parts.organisation !== undefined && !isSum);
  return hasOwn ? [{ header: [row], ...parts, bullets: [], paragraphs: [] }] : [];
}

/** The degree that stands before the time in its cell: "10th 2011 - 2012". */
function degreeBeside({ title, date }: Partial<Entry>, values: ReadonlyMap<LabelRole, Word[]>): { title?: Part } {
  const dated = new Set(date?.words);
  const words = values.get('period')?.filter((word) => !dated.has(word)) ?? [];
  const degree = partOfWords(words);
  return !title && words.length > 0 && namesDegree(degree.text) ? { title: degree } : {};
}

/** The degree and the school of a cell that tells both: "Master of Commerce from Hill University". */
function schoolIn(cell: Part): { title?: Part; organisation?: Part } {
  const told = studyToldIn(cell);
  return told?.organisation ? { title: told.title, organisation: told.organisation } : {};
}

/** The role of each column by what most of its cells hold, for tables without heads. */
function rolesByContent(rows: Row[], kind: Kind): (LabelRole | undefined)[] {
  const width = Math.max(...rows.map((row) => row.table?.cells.length ?? 0));
  const free = new Set<LabelRole>(['period', ...(kind === 'work' ? workRoles : studyRoles)]);
  return Array.from({ length: width }, (_, i) => {
    const texts = rows.flatMap((row) => row.table?.cells[i]?.text ?? []);
    const role = [...free].find(
      (one) => texts.length > 0 && texts.filter(evidence[one] ?? never).length > 0.5 * texts.length,
    );
    if (role) free.delete(role);
    return role;
  });
}

const workRoles: LabelRole[] = ['title', 'employer'];
const studyRoles: LabelRole[] = ['degree', 'school', 'board'];
const never = () => false;
const evidence: Partial<Record<LabelRole, (text: string) => boolean>> = {
  period: (text) => findDates(text).some(({ start, end }) => end - start > 0.5 * text.length),
  title: (text) => titleScoreOf(text) >= 2 && organisationScoreOf(text) < 1.5,
  employer: (text) => organisationScoreOf(text) >= 0.7,
  degree: namesDegree,
  school: (text) => schoolCue.test(text),
  board: (text) => examBoard.test(text),
};
