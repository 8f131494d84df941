import type { Demand, MatchPart } from '../types.ts';
import { partNames } from '../types.ts';
import type { Fulfilled } from './fulfil.ts';
import type { ClosestTitle } from './title.ts';

type Part = MatchPart['name'];

/** Points of the parts where an advert speaks of all of them. */
const points: Record<Part, number> = { must: 36, tasks: 18, nice: 5, title: 29, years: 6, education: 6 };
/** What the trade counts within the part of the title. */
const trade = 0.25;

/** The parts of the score. What an advert does not speak of gives its points to the others. */
export function partsOf(
  fulfilled: readonly (Fulfilled & { demand: Demand })[],
  closest: ClosestTitle,
  hasTitle: boolean,
  field: number,
): MatchPart[] {
  const sums = new Map<Part, { got: number; of: number }>();
  for (const { demand, value } of fulfilled) {
    const name = partOf(demand);
    const sum = sums.get(name) ?? { got: 0, of: 0 };
    sums.set(name, { got: sum.got + value * demand.importance, of: sum.of + demand.importance });
  }
  sums.set('title', hasTitle ? { got: (1 - trade) * closest.value + trade * field, of: 1 } : { got: field, of: 1 });
  const spoken = partNames.filter((name) => (sums.get(name)?.of ?? 0) > 0);
  // Few demands say little, so a part with hardly any has fewer points.
  const weightOf = (name: Part) =>
    points[name] * (name === 'must' || name === 'tasks' ? Math.min(1, (sums.get(name)?.of ?? 0) / 3) : 1);
  const all = spoken.reduce((sum, name) => sum + weightOf(name), 0);
  return spoken.map((name) => {
    const { got, of } = sums.get(name) ?? { got: 0, of: 1 };
    const most = (100 * weightOf(name)) / all;
    return { name, points: Math.round(((most * got) / of) * 10) / 10, of: Math.round(most * 10) / 10 };
  });
}

function partOf({ kind, weight }: Demand): Part {
  if (kind === 'years') return 'years';
  if (kind === 'education' || kind === 'language') return 'education';
  return weight === 'must' ? 'must' : weight === 'task' ? 'tasks' : 'nice';
}
