import { itemAt } from '../../model/list/item-at.ts';
import type { RawPage, Shape, Word } from '../../model/page.ts';
import type { Page, Row } from '../../model/resume.ts';
import { withDatesBesideLists } from '../dates/dates-beside-lists.ts';
import { joinStackedDates } from '../dates/stacked-dates.ts';
import { markBullets } from '../lists/bullets.ts';
import { tablesOf } from '../tables/find-tables.ts';
import type { Table } from '../tables/grid.ts';
import { withMarginJoined } from '../titles/margin-column.ts';
import { settleTitles } from '../titles/title-rows.ts';
import { columnsOf } from './columns.ts';
import { withFrames } from './framed.ts';
import { furnitureOf } from './furniture.ts';
import { withHeadsInRail } from './heads-in-rail.ts';
import { rowsOf } from './rows.ts';
import { visibleWords } from './visible.ts';
import { without } from './without.ts';

/** Rows of one stream. `left` is where the column to its left ends, for a sidebar on the right. */
type Flow = { rows: Row[]; sidebar: boolean; page: number; left?: number };

/**
 * The visible content of the pages, and their rows in reading order: column after column, without headers and footers.
 */
export function streamsOf(raw: RawPage[]): { pages: Page[]; rows: Row[] } {
  const seen = raw.map((page) => ({ page, ...visibleWords(page) }));
  const furniture = furnitureOf(seen.map(({ page, words }) => ({ height: page.height, rows: rowsOf(words) })));
  const dropped = new Set<Word>([...furniture].flatMap((row) => row.words));
  const pages: Page[] = [];
  const flows: (Flow & { shapes: Shape[] })[] = [];
  seen.forEach(({ page, words, hidden }, number) => {
    const body = without(words, dropped);
    const tables = tablesOf(body, page.shapes, 100 * number);
    const { streams, columns } = columnsOf(page, body, tables);
    pages.push({ ...page, words, number, hiddenWords: hidden, columns });
    for (const stream of streams)
      flows.push({
        rows: withTables(settleTitles(joinStackedDates(withHeadsInRail(rowsOf(stream.words)))), stream.tables),
        shapes: page.shapes,
        sidebar: stream.narrow,
        page: number,
        ...(columns?.narrow === 'right' ? { left: columns.x } : {}),
      });
  });
  const marked = markBullets(flows).map((rows, i) => {
    const flow = itemAt(flows, i);
    // A sign at the start of a table's row is in its first cell, and is no bullet of the row.
    const own = rows.map((row, n) => (flow.rows[n]?.table ? itemAt(flow.rows, n) : row));
    return { ...flow, rows: withFrames(withDatesBesideLists(own.filter(hasContent)), flow.shapes) };
  });
  const ordered = inReadingOrder(marked).flatMap((flow, column) => flow.map((row) => ({ ...row, column })));
  return { pages, rows: withMarginJoined(ordered) };
}

/** Puts the rows of each table where it stands among the other rows. */
function withTables(rows: Row[], tables: Table[]): Row[] {
  const out = [...rows];
  for (const table of tables) {
    const top = Math.min(...table.rows.map((row) => row.y0));
    const at = out.findIndex((row) => row.base > top + 1);
    out.splice(at < 0 ? out.length : at, 0, ...table.rows);
  }
  return out;
}

/** A line typed as signs: "_____", "=====". */
const typedRule = /^[_=~*.–—-]{5,}$/;

/**
 * A row of icons or of a typed line alone has no content; a bullet sign without text has, so that rules can find the
 * empty bullet.
 */
function hasContent(row: Row): boolean {
  return (
    row.mark !== undefined || row.words.some(({ text }) => !/^[\ue000-\uf8ff]+$/.test(text) && !typedRule.test(text))
  );
}

/** A sidebar that continues over several pages is one stream, before or after the main text. */
function inReadingOrder(flows: Flow[]): Row[][] {
  const sidebars = flows.filter((flow) => flow.sidebar);
  if (new Set(sidebars.map((flow) => flow.page)).size < 2) return afterMainText(flows).map((flow) => flow.rows);
  const first = flows.findIndex((flow) => flow.sidebar);
  const joined = sidebars.map((flow) => flow.rows);
  const rest = flows.filter((flow) => !flow.sidebar);
  // Main text goes on from page to page beside a sidebar on the right, which is read when all of it has been.
  if (sidebars.every(({ left }) => left !== undefined)) return [...rest.map((flow) => flow.rows), ...joined];
  const before = rest.filter((flow) => flows.indexOf(flow) < first).map((flow) => flow.rows);
  return [...before, ...joined, ...rest.slice(before.length).map((flow) => flow.rows)];
}

/** A sidebar on the right of one page is read after main text that continues on the next page in its own width. */
function afterMainText(flows: Flow[]): Flow[] {
  const at = flows.findIndex((flow) => flow.sidebar && flow.left !== undefined);
  const sidebar = flows[at];
  if (!sidebar) return flows;
  const later = flows.slice(at + 1).filter((flow) => flow.page > sidebar.page);
  const main = later.filter((flow) => flow.rows.every((row) => row.x1 <= (sidebar.left ?? 0) + 6));
  const goesOn = main.length > 0 && main.length === later.length;
  return goesOn ? [...flows.slice(0, at), ...flows.slice(at + 1), sidebar] : flows;
}
