import { type MatchPart, matchParts } from '@redmark/rubric';
import type { Demand } from '../types.ts';
import type { Fulfilled } from './fulfil.ts';
import type { ClosestTitle } from './title.ts';

type Part = MatchPart['name'];

/** Points of the parts where an advert speaks of all of them. */
const points: Record<Part, number> = { must: 36, tasks: 18, nice: 5, title: 29, years: 6, education: 6 };
/** What the trade counts within the part of the title, and where nobody knows the title. */
const trade = { known: 0.25, unknown: 0.6 };

const mostListed = 0.25;

/** The parts of the score. What an advert does not speak of gives its points to the others. */
export function partsOf(
  fulfilled: readonly (Fulfilled & { demand: Demand })[],
  closest: ClosestTitle,
  hasTitle: boolean,
  field: number,
): MatchPart[] {
  const sums = sumsOf(fulfilled);
  const share = !hasTitle ? 1 : closest.isKnown ? trade.known : trade.unknown;
  sums.set('title', { got: (1 - share) * closest.value + share * field, of: 1 });
  const spoken = matchParts.filter((name) => (sums.get(name)?.of ?? 0) > 0);
  // Few demands say little, so a part with hardly any has fewer points.
  const pointsOf = (name: Part) => (name === 'title' && !hasTitle ? points.title / 2 : points[name]);
  const weightOf = (name: Part) =>
    pointsOf(name) * (name === 'must' || name === 'tasks' ? Math.min(1, (sums.get(name)?.of ?? 0) / 3) : 1);
  const all = spoken.reduce((sum, name) => sum + weightOf(name), 0);
  return spoken.map((name) => {
    const { got, of } = sums.get(name) ?? { got: 0, of: 1 };
    const most = (100 * weightOf(name)) / all;
    return { name, points: Math.round(((most * got) / of) * 10) / 10, of: Math.round(most * 10) / 10 };
  });
}

/** What is only listed counts at most as much as what is shown and a quarter of the part: a list is quickly written. */
function sumsOf(fulfilled: readonly (Fulfilled & { demand: Demand })[]) {
  const sums = new Map<Part, { got: number; of: number }>();
  for (const name of matchParts) {
    const own = fulfilled.filter(({ demand }) => partOf(demand) === name);
    const of = own.reduce((sum, { demand }) => sum + demand.importance, 0);
    const isListed = ({ status, demand }: (typeof own)[number]) => status === 'listed' && demand.kind !== 'licence';
    const sum = (some: typeof own) => some.reduce((all, { demand, value }) => all + value * demand.importance, 0);
    const shown = sum(own.filter((one) => !isListed(one)));
    sums.set(name, { got: shown + Math.min(sum(own.filter(isListed)), shown + mostListed * of), of });
  }
  return sums;
}

function partOf({ kind, weight }: Demand): Part {
  if (kind === 'years') return 'years';
  if (kind === 'education' || kind === 'language') return 'education';
  return weight === 'must' ? 'must' : weight === 'task' ? 'tasks' : 'nice';
}
