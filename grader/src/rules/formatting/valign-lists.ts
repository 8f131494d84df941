import { weightedMode } from '../../model/list/statistics.ts';
import type { Bullet, Resume, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Signs whose edges differ by less begin at the same place, in points. */
const sameEdge = 6;
/** Lists of jobs may stand deeper than those below titles: two edges are usual. */
const usualEdges = 2;
const leastLists = 3;
const leastItems = 2;

/** Lists begin at one distance from the margin, or at two where those of jobs stand deeper. */
export const valignLists: Rule = {
  name: 'valign-lists',
  group: 'formatting.vertical',
  severity: 'minor',
  cost: { kind: 'count', weight: 4, max: 9, per: 'document' },
  about: {
    title: 'Lists begin at one edge',
    finds: 'Lists of the same level at three or more distances from the margin.',
    why: 'Each new edge looks like another level, and the page like pieces put together.',
  },

  *check(resume) {
    if (resume.pages.some(({ columns }) => columns)) return;
    const edges = edgesOf(listsOf(resume));
    if (edges.length <= usualEdges) return;
    const odd = edges.slice(usualEdges).flat();
    yield {
      title: 'Let lists begin at the same place',
      advice: `The signs of your lists stand at ${edges.length} different distances from the margin. Use one list style with one indent for all of them.`,
      text: odd[0]?.items[0]?.text ?? '',
      count: edges.length - usualEdges,
      at: odd.flatMap(({ items }) =>
        items.slice(0, 1).flatMap(({ rows: [row], mark }) => (row ? [{ ...row, x0: mark?.x0 ?? row.x0 }] : [])),
      ),
    };
  },
};

type List = { x: number; items: Bullet[] };

/** The outermost items of each section with a list, and where most of their signs stand. */
function listsOf({ sections }: Resume): List[] {
  return sections.flatMap((section: Section) => {
    const items = section.bullets.filter(({ mark, level }) => mark && level === 0 && mark.kind !== 'number');
    const x = weightedMode(items.map(({ mark }) => [Math.round(mark?.x0 ?? 0), 1] as const));
    return x === undefined || items.length < leastItems ? [] : [{ x, items }];
  });
}

/** The lists by the place of their signs, the most common place first. */
function edgesOf(lists: List[]): List[][] {
  if (lists.length < leastLists) return [];
  const edges: List[][] = [];
  for (const list of lists.toSorted((a, b) => a.x - b.x)) {
    const last = edges.at(-1)?.at(-1);
    if (last && list.x - last.x <= sameEdge) edges.at(-1)?.push(list);
    else edges.push([list]);
  }
  const sizeOf = (edge: List[]) => edge.reduce((sum, { items }) => sum + items.length, 0);
  return edges.toSorted((a, b) => sizeOf(b) - sizeOf(a));
}
