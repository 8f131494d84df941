import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { maximumLines, siblings, workspaces, zones } from './boundaries.ts';

/** Reads one file's imports, re-exports and `import()`s, types included. */
function importsOf(file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.flatMap((one) => one.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap((entry) => {
      const text = code.slice(entry.moduleRequest.start, entry.moduleRequest.end);
      return /^['"]/.test(text) ? text.slice(1, -1) : [];
    }),
  ];
}

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /(^|\/)(testing|e2e)\//.test(file) || /-promises\.ts$/.test(file);

const childIn = (parent: string, file: string) => file.slice(parent.length).split('/')[0] ?? '';

/** What one of several siblings may import of them: its own folder, and those the table says. */
const reachOf = (file: string) =>
  Object.entries(siblings)
    .filter(([parent]) => file.startsWith(parent))
    .flatMap(([parent, below]) => {
      const own = childIn(parent, file);
      return [own, ...(below[own] ?? [])].map((child) => `${parent}${child}/`);
    });

/** What one file breaks: forbidden rooms, Node where it may not be, siblings, and length. */
export function violationsOf(file: string, code: string): string[] {
  const found: string[] = [];
  const lines = code.split('\n').length - 1;
  if (lines > maximumLines) found.push(`${file}: ${lines} lines, more than ${maximumLines}`);
  const folder = Object.keys(zones)
    .filter((prefix) => file.startsWith(prefix))
    .toSorted((a, b) => b.length - a.length)[0];
  const zone = folder && zones[folder];
  if (!zone || !/\.tsx?$/.test(file) || isTest(file)) return found;
  for (const request of importsOf(file, code)) {
    if (isBuiltin(request)) {
      if (!zone.node) found.push(`${file}: may not import ${request}`);
      continue;
    }
    const target =
      workspaces[request] ?? (request.startsWith('.') ? posix.join(posix.dirname(file), request) : undefined);
    if (target === undefined) continue;
    if (![...zone.may, ...reachOf(file)].some((prefix) => target.startsWith(prefix)) && !target.includes('/+types/'))
      found.push(`${file}: may not import ${target}`);
    for (const parent of Object.keys(siblings)) {
      if (!file.startsWith(parent) || !target.startsWith(parent)) continue;
      if (!reachOf(file).some((prefix) => target.startsWith(prefix))) found.push(`${file}: a sibling of ${target}`);
    }
  }
  return found;
}

if (import.meta.main) {
  const files = globSync(
    '{contract,directory,grader,server,web,e2e,corpus,bench,attack,scripts}/**/*.{ts,tsx,css,mjs}',
    {
      exclude: (path) => /node_modules|\.tsc|build$|\.react-router/.test(String(path)),
    },
  );
  const found = files.flatMap((file) => violationsOf(file, readFileSync(file, 'utf8')));
  for (const line of found) console.error(line);
  if (files.length === 0) console.error('no files seen');
  process.exitCode = files.length === 0 || found.length > 0 ? 1 : 0;
}
