import { isBuiltin } from 'node:module';
import { maximumLines, siblings, zones } from './boundaries.ts';
import { isScript, moduleOf, requestsOf, targetOf } from './modules.ts';

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /(^|\/)(testing|e2e)\//.test(file) || /-promises\.ts$/.test(file);

const childIn = (parent: string, file: string) => file.slice(parent.length).split('/')[0] ?? '';

/** The siblings a file may import: its own folder, and those in the table. */
const reachOf = (file: string) =>
  Object.entries(siblings)
    .filter(([parent]) => file.startsWith(parent))
    .flatMap(([parent, below]) => {
      const own = childIn(parent, file);
      return [own, ...(below[own] ?? [])].map((child) => `${parent}${child}/`);
    });

/** The violations of one file: imports of forbidden folders or siblings, Node where it is not allowed, and length. */
export function violationsOf(file: string, code: string): string[] {
  const found: string[] = [];
  const lines = code.split('\n').length - 1;
  if (lines > maximumLines) found.push(`${file}: ${lines} lines, more than ${maximumLines}`);
  const folder = Object.keys(zones)
    .filter((prefix) => file.startsWith(prefix))
    .toSorted((a, b) => b.length - a.length)[0];
  const zone = folder && zones[folder];
  if (!zone || !isScript(file) || isTest(file)) return found;
  for (const request of requestsOf(moduleOf(file, code))) {
    if (isBuiltin(request)) {
      if (!zone.node) found.push(`${file}: may not import ${request}`);
      continue;
    }
    const target = targetOf(file, request);
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
