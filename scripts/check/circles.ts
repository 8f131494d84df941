import { type Module, requestsOf, targetOf } from './modules.ts';

/**
 * Import cycles, including type imports, each as its files in alphabetical order. These are the strongly connected
 * components of the import graph (Tarjan's algorithm).
 */
export function circlesOf(modules: ReadonlyMap<string, Module>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(file: string, module: Module): number {
    const mine = order.size;
    let low = mine;
    order.set(file, mine);
    open.push(file);
    let isOwn = false;
    for (const target of new Set(requestsOf(module).map((request) => targetOf(file, request)))) {
      const other = target === undefined ? undefined : modules.get(target);
      if (target === undefined || !other) continue;
      isOwn ||= target === file;
      const seen = order.get(target);
      if (seen === undefined) low = Math.min(low, visit(target, other));
      else if (open.includes(target)) low = Math.min(low, seen);
    }
    if (low === mine) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || isOwn) circles.push(circle.toSorted());
    }
    return low;
  }

  for (const [file, module] of modules) if (!order.has(file)) visit(file, module);
  return circles.toSorted();
}
