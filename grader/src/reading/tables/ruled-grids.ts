import { lastOf } from '../../model/list/item-at.ts';
import type { Shape } from '../../model/page.ts';
import type { Grid } from './grid.ts';

/** A ruled line: where it lies, and from where to where it runs. */
type Line = { at: number; from: number; to: number };

const thickest = 2.5;
const shortest = 6;
/** How far ends of lines may miss each other and still meet, in points. */
const reach = 3;
/** A line that covers less than this share of the table belongs to single cells. */
const leastShare = 0.45;
const mostLines = 600;

/** The tables that are drawn with lines on a page. */
export function ruledGridsOf(shapes: readonly Shape[]): Grid[] {
  const across: Line[] = [];
  const down: Line[] = [];
  for (const { kind, x0, x1, y0, y1, filled, stroked } of shapes) {
    if (kind !== 'path') continue;
    const [width, height] = [x1 - x0, y1 - y0];
    if (height < thickest && width > shortest) across.push({ at: (y0 + y1) / 2, from: x0, to: x1 });
    else if (width < thickest && height > shortest) down.push({ at: (x0 + x1) / 2, from: y0, to: y1 });
    else if (stroked && !filled && width > shortest && height > shortest) {
      across.push({ at: y0, from: x0, to: x1 }, { at: y1, from: x0, to: x1 });
      down.push({ at: x0, from: y0, to: y1 }, { at: x1, from: y0, to: y1 });
    }
  }
  if (across.length < 2 || down.length < 1 || across.length + down.length > mostLines) return [];
  return connected(merged(across), merged(down)).flatMap(gridOf);
}

/** Pieces of one line joined, since many programs draw the lines of each cell. */
function merged(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const same = out.findLast(
      (one) => Math.abs(one.at - line.at) <= 1.5 && line.from <= one.to + reach && line.to >= one.from - reach,
    );
    if (same) {
      same.from = Math.min(same.from, line.from);
      same.to = Math.max(same.to, line.to);
    } else out.push({ ...line });
  }
  return out;
}

type Lines = { across: Line[]; down: Line[] };

/** Lines that cross or touch each other are one table. */
function connected(across: Line[], down: Line[]): Lines[] {
  const groups: Lines[] = [];
  for (const line of down) {
    const touched = across.filter((other) => meet(other, line));
    const near = groups.filter((group) => group.across.some((other) => touched.includes(other)));
    const rest = groups.filter((group) => !near.includes(group));
    const lines = new Set([...near.flatMap((group) => group.across), ...touched]);
    groups.splice(0, groups.length, ...rest, {
      across: [...lines],
      down: [...near.flatMap((group) => group.down), line],
    });
  }
  return groups;
}

const meet = (across: Line, down: Line) =>
  down.at >= across.from - reach &&
  down.at <= across.to + reach &&
  across.at >= down.from - reach &&
  across.at <= down.to + reach;

function gridOf({ across, down }: Lines): Grid[] {
  const left = Math.min(...across.map(({ from }) => from));
  const right = Math.max(...across.map(({ to }) => to));
  const top = Math.min(...down.map(({ from }) => from));
  const bottom = Math.max(...down.map(({ to }) => to));
  const columns = edgesOf(down, bottom - top, [left, right]);
  const rows = edgesOf(across, right - left, [top, bottom]);
  return columns.length >= 3 && rows.length >= 3 ? [{ columns, rows }] : [];
}

/** The positions of lines that cover enough of the table, and its own edges where they have no line. */
function edgesOf(lines: Line[], length: number, ends: number[]): number[] {
  const covered = Map.groupBy(lines, ({ at }) => Math.round(at / 2));
  const own = [...covered.values()]
    .filter((same) => same.reduce((sum, { from, to }) => sum + to - from, 0) >= leastShare * length)
    .map((same) => same.reduce((sum, { at }) => sum + at, 0) / same.length);
  const edges: number[] = [];
  for (const edge of [...own, ...ends].toSorted((a, b) => a - b))
    if (edges.length === 0 || edge - lastOf(edges) > shortest) edges.push(edge);
  return edges;
}
