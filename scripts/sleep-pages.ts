import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const wakeFile = fileURLToPath(new URL('../web/src/wake.ts', import.meta.url));
const start = '<script type="module" crossorigin src="';
const preload = '<link rel="modulepreload"';
const end = '</body>';

/**
 * The page with its script put to sleep and `wake` at its end: it loads its script when somebody does something with
 * it, and not before. What is not found stops the build.
 */
export function sleepPage(html: string, wake: string): string {
  for (const what of [start, end])
    if (html.split(what).length !== 2) throw new Error(`A drawn page must hold ${what} once.`);
  if (!html.includes(preload)) throw new Error('A drawn page preloads no script.');
  return html
    .replace(start, '<script type="asleep" src="')
    .replaceAll(preload, '<link rel="asleep"')
    .replace(end, () => `<script>${wake}</script>${end}`);
}

/** The script that wakes a page, to stand inside it. */
export async function wakeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: wakeFile, formats: ['iife'], name: 'wake' }, minify: true },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The waking script could not be built.');
  return result.output[0].code.trim();
}
