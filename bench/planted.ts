import type { Finding } from '../rubric/src/index.ts';
import type { Box, Defect, PageBox, Read } from './manifest.ts';
import { median } from './measure.ts';

type Tally = { all: number; hit: number; overlaps: number[] };
type Rows = [string, string][];

/** Recall by category and type, overlap of boxes, and for each rule its findings on and off the defect. */
export function plantedResults(read: Read[]): { categories: Rows; types: Rows; rules: Rows } {
  const byId = new Map(read.map((one) => [one.entry.id, one.report]));
  const categories = new Map<string, Tally>();
  const types = new Map<string, Tally>();
  const rules = new Map<string, { on: number; all: number }>();
  for (const { entry, report } of read) {
    const { defect } = entry;
    const base = defect && byId.get(defect.base);
    if (!base) continue;
    const fresh = newIn(report.document.findings, base.document.findings);
    const spots = defect.places.flatMap((box): PageBox[] => box.lines ?? [box]);
    const onSpot = (finding: Finding) =>
      spots.length === 0 ||
      finding.boxes.some(({ page, box }) => spots.some((spot) => spot.page === page + 1 && touches(box, spot.box)));
    for (const finding of fresh) {
      const tally = rules.get(finding.rule) ?? { on: 0, all: 0 };
      rules.set(finding.rule, { on: tally.on + (onSpot(finding) ? 1 : 0), all: tally.all + 1 });
    }
    const hits = fresh.filter((finding) => finding.category === defect.category && onSpot(finding));
    for (const [map, key] of [
      [categories, defect.category],
      [types, defect.type],
    ] as const) {
      const tally = map.get(key) ?? { all: 0, hit: 0, overlaps: [] };
      tally.all++;
      if (hits.length > 0) tally.hit++;
      if (hits.length > 0 && spots.length > 0) tally.overlaps.push(bestOverlap(hits, defect, spots));
      map.set(key, tally);
    }
  }
  const rowsOf = (tallies: Map<string, Tally>): Rows =>
    [...tallies]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { all, hit, overlaps }]) => [
        name,
        `${hit} of ${all}${overlaps.length > 0 ? `, overlap of boxes ${median(overlaps).toFixed(2)}` : ''}`,
      ]);
  return {
    categories: rowsOf(categories),
    types: rowsOf(types),
    rules: [...rules].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, { on, all }]) => [name, `${on} / ${all}`]),
  };
}

function newIn(findings: Finding[], base: Finding[]): Finding[] {
  const key = ({ rule, text }: Finding) => `${rule}|${text}`;
  const known = new Map<string, number>();
  for (const finding of base) known.set(key(finding), (known.get(key(finding)) ?? 0) + 1);
  return findings.filter((finding) => {
    const left = known.get(key(finding)) ?? 0;
    known.set(key(finding), left - 1);
    return left <= 0;
  });
}

const area = ([x1, y1, x2, y2]: Box) => Math.max(0, x2 - x1) * Math.max(0, y2 - y1);
const shared = (a: Box, b: Box) =>
  area([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);

function touches(box: Box, spot: Box): boolean {
  const height = Math.min(box[3], spot[3]) - Math.max(box[1], spot[1]);
  return shared(box, spot) > 0 && height > 0.5 * Math.min(box[3] - box[1], spot[3] - spot[1]);
}

/** Intersection over union of the best box with the planted word or line. */
function bestOverlap(hits: Finding[], { word_box: word }: Defect, spots: PageBox[]): number {
  const targets = word ? [word] : spots.map(({ box }) => box);
  const boxes = hits.flatMap((finding) => finding.boxes.map(({ box }) => box));
  return Math.max(
    0,
    ...boxes.flatMap((box) =>
      targets.map((target) => shared(box, target) / (area(box) + area(target) - shared(box, target))),
    ),
  );
}
