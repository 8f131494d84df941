import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const source = fileURLToPath(new URL('../src', import.meta.url));
const early = /-early\.ts$/;

/** The script that hydrates a page on interaction. */
export const hydrationScript = async (): Promise<string> => await inlined('hydrate-on-interaction.ts');

/** What screens do before their own script has arrived, by the file of the screen: `…-early.ts` beside `…-route.tsx`. */
export async function earlyScripts(): Promise<Record<string, string>> {
  const files = globSync('screens/**/*-early.ts', { cwd: source }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.replace(early, '-route.tsx'), await inlined(file)] as const)),
  );
}

/** A file of the web with what it imports, minified to stand inside a document. */
async function inlined(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(source, file), formats: ['iife'], name: 'inlined' }, minify: true },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`${file} could not be built to be inlined.`);
  return result.output[0].code.trim();
}
