import { type Block, line, run } from './block.ts';
import { itemsOf } from './items.ts';
import type { Look } from './look.ts';
import type { Part } from './person.ts';

/** Skills in groups, in a grid, as a list, as one line, or with bars or dots. */
export function skillsOf({ groups = [], rated = [] }: Part, look: Look, narrow: boolean): Block[] {
  const all = groups.flatMap(([, items]) => items);
  const meters = rated.map(
    ([name, level]): Block => ({
      kind: 'meter',
      name,
      level,
      as: look.skills === 'bars' ? 'bars' : 'dots',
      colour: (narrow ? look.side?.ink : look.colour) ?? '#444444',
    }),
  );
  if (all.length === 0) return meters;
  if (look.skills === 'run') return [line(all.join(', ')), ...meters];
  if (narrow) return [...all.map((text) => line(text)), ...meters];
  if (look.skills === 'items') return [...itemsOf(all, look), ...meters];
  if (look.skills === 'grid') {
    const count = Math.ceil(all.length / 3);
    const rows = Array.from({ length: count }, (_, n) =>
      [0, 1, 2].map((column) =>
        itemsOf([all[n * 3 + column] ?? ''].filter(Boolean), { ...look, sign: look.sign ? '•' : '' }),
      ),
    );
    return [{ kind: 'table', ruled: false, widths: [34, 33, 33], rows }, ...meters];
  }
  return [
    ...groups.map(
      ([label, items]): Block => ({
        kind: 'line',
        runs: [...(label ? [run(`${label}: `, { bold: true })] : []), run(items.join(', '))],
      }),
    ),
    ...meters,
  ];
}
