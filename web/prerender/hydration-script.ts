import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const scriptFile = fileURLToPath(new URL('../src/hydrate-on-interaction.ts', import.meta.url));

/** The script that hydrates a page on interaction, minified to be inlined. */
export async function hydrationScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: scriptFile, formats: ['iife'], name: 'hydrate' }, minify: true },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The hydration script could not be built.');
  return result.output[0].code.trim();
}
