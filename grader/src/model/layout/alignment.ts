/** In points: edges within this distance count as one. */
const window = 1;
/** In points: what is off by no more is hardly seen. A blank at the size of text is about three points wide. */
const hardlySeen = 3.9;
/** In points: strays nearer to each other than half of this share an edge of their own. */
const clusterGap = 3;

type Alignment<T> = {
  /** The guide: the median of the edges in the densest window. */
  mode: number;
  /** Share of the items in that window. */
  support: number;
  /** Single items off the guide by more than the tolerance and at most the limit. */
  strays: { item: T; deviation: number }[];
};

/**
 * Finds the guide that items share along one edge, and the items off it. Two or more items at another common edge are a
 * structure of their own and no mistake.
 */
export function alignmentOf<T>(
  items: readonly T[],
  edgeOf: (item: T) => number,
  {
    limit,
    support: needed = 0.6,
    atLeast = 3,
    tolerance = hardlySeen,
  }: { limit: number; support?: number; atLeast?: number; tolerance?: number },
): Alignment<T> | undefined {
  if (items.length < atLeast) return undefined;
  const sorted = items.map((item) => ({ item, edge: edgeOf(item) })).toSorted((a, b) => a.edge - b.edge);
  let best: typeof sorted = [];
  for (let from = 0; from < sorted.length; from++) {
    const start = sorted[from]?.edge ?? 0;
    const inside = sorted.slice(from).filter((one) => one.edge <= start + window);
    if (inside.length > best.length) best = inside;
  }
  const support = best.length / items.length;
  const mode = best[best.length >> 1]?.edge ?? 0;
  if (support < needed) return undefined;
  const off = sorted.filter((one) => Math.abs(one.edge - mode) > tolerance);
  const strays = off.filter(
    (one) =>
      Math.abs(one.edge - mode) <= limit &&
      !off.some((other) => other !== one && Math.abs(other.edge - one.edge) < clusterGap / 2),
  );
  return { mode, support, strays: strays.map(({ item, edge }) => ({ item, deviation: round(edge - mode) })) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The guide as rules attach it to a finding. */
export function ruleGuideOf(page: number, key: string, mode: number) {
  return {
    page,
    key,
    mode: Math.round(mode * 10) / 10,
    display: `${key.charAt(0).toUpperCase()}${key.slice(1)} stand at ${Math.round(mode)} pt`,
  };
}

/** How far off something is: "5 pt right", "3 pt left". */
export function offBy(deviation: number): string {
  return `${Math.abs(deviation)} pt ${deviation > 0 ? 'right' : 'left'}`;
}
