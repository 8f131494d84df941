import { quote } from '../../model/questions.ts';
import type { Page, Resume, Row, Section } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { formatSparsePages } from './format-sparse-pages.ts';

const spillShare = 0.12;
const spillRows = 6;
/** Log points for a last page with nothing on it. */
const most = 8;
/** Hardly anything, but mending it must gain: breaks move with every edit. */
const breakLoss = 0.1;
/** The share of a last page, and its lines, up to which a reader sees that it holds little, and what that costs. */
const shortShare = 0.3;
const shortRows = 13;
const shortLoss = 0.8;
/** Pages from which on a list goes on until it ends, wherever that is. */
const manyPages = 6;

/** A title alone at the bottom of a page, or a last page with a few lines, looks like an accident. */
export const formatPageBreak: Rule = {
  name: 'format-page-break',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 12 },
  about: {
    title: 'Pages break at a good place',
    finds:
      'A title or the header of a job alone at the foot of a page, a bullet cut in two, a last page with a few lines or less than a third of a page.',
    why: 'A broken line of thought is lost at a glance.',
  },

  *check(resume) {
    const empty = emptyPage(resume);
    if (empty) yield empty;
    if (empty) return;
    const isInColumns = resume.pages.some((page) => page.columns);
    const alone = isInColumns ? [] : [...orphans(resume), ...splitEntries(resume)];
    yield* alone.length > 0 ? alone : spill(resume, isInColumns);
  },
};

function* orphans({ sections, pages, rows }: Resume): Generator<RuleFinding> {
  for (const section of sections) {
    const last = rows.findLast((row) => row.page === section.page);
    const goesOn = section.rows.length > 0 && section.page < pages.length - 1;
    if (!goesOn || section.rows.some((row) => row.page === section.page) || last === undefined) continue;
    if (section.heading.y1 < (pages[section.page]?.height ?? 0) * 0.6 || hasBelow(section, rows)) continue;
    yield {
      title: 'Fix the page break',
      advice: `“${quote(section.title)}” is alone at the bottom of page ${section.page + 1}. Move it to the next page.`,
      text: section.title,
      at: [section.heading],
      loss: breakLoss,
    };
  }
}

/** So many lines of header are one; more are lines that were read into it. */
const headerRows = 3;

/** Jobs and projects whose header is the last thing on a page, with all of their lines on the next one. */
function* splitEntries({ sections, pages, rows }: Resume): Generator<RuleFinding> {
  for (const { header, title, organisation, date, bullets, paragraphs } of sections.flatMap(({ entries }) => entries)) {
    const last = header.at(-1);
    const lines = [...bullets, ...paragraphs].flatMap((line) => line.rows);
    if (!last || header.length > headerRows || lines.length === 0) continue;
    // What is only a title may be the end of a line, or stand at the foot of every page.
    if (!title || !(organisation ?? date) || pageNumber.test(last.text)) continue;
    const at = rows.indexOf(last);
    const isCut = header.every(({ page }) => page === last.page) && lines.every(({ page }) => page === last.page + 1);
    if (!isCut || !lines.some((line) => line === rows[at + 1])) continue;
    if (last.y1 < (pages[last.page]?.height ?? 0) * 0.6) continue;
    yield {
      title: 'Fix the page break',
      advice: `“${quote(title.text)}” stands at the foot of page ${last.page + 1}, and all its lines follow on page ${last.page + 2}. Move it to the next page, or bring two lines up to it.`,
      text: title.text,
      at: header,
      loss: breakLoss,
    };
  }
}

/** Whether text follows a title on its page, such as a table that was read as something else. Feet of pages are no rows. */
const hasBelow = ({ heading, column }: Section, rows: readonly Row[]) =>
  rows.some(
    (row) =>
      row.page === heading.page && row.column === column && row.y0 > heading.y1 - 1 && !pageNumber.test(row.text),
  );

/** What stands at the foot of a page. */
const pageNumber = /^\W*(?:page\W*)?\d+(?:\s*(?:of|\/|\|)\s*\d+)?\W*$/i;

function emptyPage({ pages, rows }: Resume): RuleFinding | undefined {
  const last = pages.at(-1);
  if (pages.length < 2 || !last) return undefined;
  if (last.words.length > 0 || last.shapes.some(({ kind }) => kind !== 'path')) return undefined;
  const at = rows.at(-1);
  return {
    title: 'Remove the empty page',
    advice: `Page ${last.number + 1} is empty. Delete the paragraphs or breaks after the last line.`,
    text: '',
    at: at ? [at] : [],
    loss: most,
  };
}

/** Whether a picture fills a good part of a page: a scan or a drawing, beside which few lines are enough. */
export const hasPicture = ({ shapes, width, height }: Resume['pages'][number]) =>
  shapes.some(({ kind, x0, y0, x1, y1 }) => kind === 'image' && (x1 - x0) * (y1 - y0) > 0.1 * width * height);

/** From the top of the first row of a page to the foot of its last one, in points. */
export const heightOf = (own: readonly Row[]): number =>
  own.length === 0 ? 0 : Math.max(...own.map(({ y1 }) => y1)) - Math.min(...own.map(({ y0 }) => y0));

/** Whether a page holds a few lines, or so little that the pages before could take it; `own` are its rows. */
export const isShort = (own: readonly Row[], { height }: Page): boolean =>
  own.length > 0 && own.length <= shortRows && heightOf(own) <= shortShare * height;

/** A last page with a few lines, or with so little that the pages before could hold it. */
function* spill(resume: Resume, isInColumns: boolean): Generator<RuleFinding> {
  const { pages, rows, isAcademic } = resume;
  const last = pages.at(-1);
  if (pages.length < 2 || pages.length >= manyPages || !last || hasPicture(last)) return;
  const own = rows.filter((row) => row.page === last.number);
  const height = heightOf(own);
  if (!isShort(own, last)) return;
  const isSpilt = !isAcademic && !isInColumns && own.length <= spillRows && height <= spillShare * last.height;
  const holds = `Page ${last.number + 1} holds only ${own.length === 1 ? 'one line' : `${own.length} lines`}.`;
  const isSparse = [...formatSparsePages.check(resume)].length > 0;
  yield {
    title: 'Fix the page break',
    advice: isSpilt
      ? `${holds} Cut a little so that it fits, or add to fill at least half a page.`
      : `${holds} Cut weaker lines and tighten gaps until ${pages.length === 2 ? 'one page holds' : `${pages.length - 1} pages hold`} everything, or let it fill at least half a page.`,
    text: quote(own[0]?.text ?? ''),
    at: own.slice(0, 3),
    loss: isSpilt ? most * (1 - height / last.height) : shortLoss,
    toldWith: { rule: isSparse ? 'format-sparse-pages' : 'format-page-count', adds: holds },
  };
}
