import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('../web/build/client', import.meta.url));
const wakeFile = fileURLToPath(new URL('../web/src/wake.ts', import.meta.url));
const start = '<script type="module" async="">';
const preload = '<link rel="modulepreload"';
const end = '</body>';
/** A choice made on this page changes what it shows, and a choice made in its sleep could not be made again. */
const awake = ['pricing/index.html'];

/** Drawn pages load their script when somebody does something with them, and not before. */
export async function sleepPages(): Promise<void> {
  const wake = await wakeScript();
  for (const name of globSync('**/index.html', { cwd: folder })) {
    if (awake.includes(name.replaceAll('\\', '/'))) continue;
    const file = `${folder}/${name}`;
    writeFileSync(file, sleepPage(readFileSync(file, 'utf8'), wake));
  }
}

/** The page with its script put to sleep and `wake` at its end. What is not found stops the build. */
export function sleepPage(html: string, wake: string): string {
  for (const [what, count] of [
    [start, 1],
    [end, 1],
  ] as const)
    if (html.split(what).length !== count + 1) throw new Error(`A drawn page must hold ${what} once.`);
  if (!html.includes(preload)) throw new Error('A drawn page preloads no script.');
  return html
    .replace(start, '<script type="asleep">')
    .replaceAll(preload, '<link rel="asleep"')
    .replace(end, () => `<script>${wake}</script>${end}`);
}

async function wakeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: wakeFile, formats: ['iife'], name: 'wake' }, minify: true },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The waking script could not be built.');
  return result.output[0].code.trim();
}
