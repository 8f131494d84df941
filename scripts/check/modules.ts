import { posix } from 'node:path';
import { parseSync } from 'vite';
import { workspaces } from './boundaries.ts';

/** One import or re-export: the requested module, and a name from it. `*` stands for all names. */
type Import = { request: string; name: string };
type Export = {
  name: string;
  line: number;
  /** The origin, for a re-export. */
  from?: Import;
};

/** The imports and exports of one source file, types included. */
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

/** Every module a module requests. */
export const requestsOf = ({ imports, exports }: Module): string[] => [
  ...imports.map(({ request }) => request),
  ...exports.flatMap(({ from }) => from?.request ?? []),
];

/** The file a request resolves to; undefined for packages and Node's own modules. */
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
