import { posix } from 'node:path';
import { parseSync } from 'vite';
import { workspaces } from './boundaries.ts';

/** One import or re-export: what it asks for, and which names of it. `*` stands for all of them. */
type Import = { request: string; name: string };
type Export = {
  name: string;
  line: number;
  /** Where it comes from, when the module only passes it on. */
  from?: Import;
};

/** What one source file takes from others and offers to them, types included. */
export type Module = { imports: Import[]; exports: Export[] };

type Sources = ReadonlyMap<string, string>;

const nameOf = ({ kind, name }: { kind: string; name?: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? '*');

/** Reads the imports, re-exports, `import()`s and exports of one file. */
export function moduleOf(file: string, code: string): Module {
  const { module } = parseSync(file, code);
  const lineAt = (position: number) => code.slice(0, position).split('\n').length;
  const imports = module.staticImports.flatMap(({ moduleRequest: { value: request }, entries }) =>
    entries.length === 0
      ? [{ request, name: '' }]
      : entries.map(({ importName }) => ({ request, name: nameOf(importName) })),
  );
  for (const { moduleRequest } of module.dynamicImports) {
    const text = code.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"]/.test(text)) imports.push({ request: text.slice(1, -1), name: '*' });
  }
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, importName, moduleRequest, start }) => ({
      name: nameOf(exportName),
      line: lineAt(start),
      ...(moduleRequest ? { from: { request: moduleRequest.value, name: nameOf(importName) } } : {}),
    }));
  return { imports, exports };
}

/** Everything a module asks for. */
export const requestsOf = ({ imports, exports }: Module): string[] => [
  ...imports.map(({ request }) => request),
  ...exports.flatMap(({ from }) => from?.request ?? []),
];

/** The file a request stands for; undefined where it is a package or a part of Node. */
export function targetOf(file: string, request: string): string | undefined {
  const path = request.split('?')[0] ?? '';
  return workspaces[request] ?? (path.startsWith('.') ? posix.join(posix.dirname(file), path) : undefined);
}

export const isScript = (file: string) => /\.tsx?$/.test(file);

/** Every script of the sources, read once. */
export function readModules(sources: Sources): Map<string, Module> {
  const scripts = [...sources].filter(([file]) => isScript(file));
  return new Map(scripts.map(([file, code]) => [file, moduleOf(file, code)]));
}
