import { type Module, targetOf } from './modules.ts';

type DeadExport = { file: string; name: string; line: number };

/**
 * Exports that no other file, tests included, uses. A re-export counts as used only if some importer uses it. Files
 * matched by `isEntry` count as used from outside, with everything they re-export.
 */
export function deadExportsOf(
  modules: ReadonlyMap<string, Module>,
  isEntry: (file: string) => boolean = () => false,
): DeadExport[] {
  const used = new Set<string>();

  function use(file: string, name: string) {
    const key = `${file} ${name}`;
    const module = modules.get(file);
    if (!module || used.has(key)) return;
    used.add(key);
    for (const { name: exported, from } of module.exports) {
      const isAsked = name === '*' || name === exported;
      if (isAsked) used.add(`${file} ${exported}`);
      const target = from && targetOf(file, from.request);
      if (target === undefined) continue;
      if (exported === '*') use(target, name);
      else if (isAsked) use(target, from?.name ?? '*');
    }
  }

  for (const [file, { imports }] of modules) {
    if (isEntry(file)) use(file, '*');
    for (const { request, name } of imports) {
      const target = targetOf(file, request);
      if (target !== undefined && target !== file) use(target, name);
    }
  }
  return [...modules].flatMap(([file, { exports }]) =>
    exports
      .filter(({ name }) => name !== '*' && !used.has(`${file} ${name}`))
      .map(({ name, line }) => ({ file, name, line })),
  );
}
