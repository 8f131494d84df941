import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { drawSite, inlineStyles, rendererFolder, type SiteParts } from './draw-site.ts';
import { earlyScripts, hydrationScript } from './inline-script.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const client = join(web, 'build/client');

/** Builds the web app for the browser, and prerenders to HTML the pages that are readable without a script. */
export async function prerender(): Promise<void> {
  const { NODE_ENV } = process.env;
  // Always the production build, also where a test starts it.
  process.env.NODE_ENV = 'production';
  try {
    await buildAndRender();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

async function buildAndRender(): Promise<void> {
  await build({ root: web, logLevel: 'warn' });
  // With everything in it: a host draws the pages of another brand without the packages of the web.
  await build({
    root: web,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-prerender.tsx',
      outDir: rendererFolder,
      manifest: false,
      copyPublicDir: false,
      emptyOutDir: true,
    },
  });
  const styles = Object.fromEntries(
    globSync('assets/*.css', { cwd: client }).map((file) => {
      const name = file.replaceAll('\\', '/');
      return [name, readFileSync(join(client, name), 'utf8').trim()];
    }),
  );
  const parts: SiteParts = {
    template: inlineStyles(readFileSync(join(client, 'index.html'), 'utf8'), styles),
    manifest: JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')),
    styles,
    script: await hydrationScript(),
    early: await earlyScripts(),
  };
  writeFileSync(join(rendererFolder, 'site.json'), JSON.stringify(parts));

  for (const [name, page] of await drawSite()) write(name, page);
  renameSync(join(client, '.vite/manifest.json'), join(web, 'build/manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true });
}

function write(name: string, text: string) {
  mkdirSync(dirname(join(client, name)), { recursive: true });
  writeFileSync(join(client, name), text);
}
