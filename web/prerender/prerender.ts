import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { deferHydration, hydrationScript, keepEarlyClicks } from './defer-hydration.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const client = join(web, 'build/client');
const serverBuild = join(web, 'build/prerender');
/** Choices on this page change what it shows, and cannot be replayed after hydration; clicks on its buttons can. */
const hydratedAtOnce = ['/pricing'];
const preloadedFonts = [/inter-latin-wght/, /source-serif-4-latin-600/];

/** The exports of `web/src/entry-prerender.tsx`. */
type Renderer = {
  brand: { name: string };
  paths: string[];
  prerenderedPaths: string[];
  renderHead(tags: { title: string }[]): string;
  renderPage(path: string): Promise<{ body: string; head: string; files: string[] }>;
  renderWaiting(): string;
  filesOf(path: string): string[];
};

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
  await build({
    root: web,
    logLevel: 'warn',
    build: { ssr: 'src/entry-prerender.tsx', outDir: serverBuild, manifest: false, emptyOutDir: true },
  });
  const { brand, renderHead, prerenderedPaths, renderPage, renderWaiting, filesOf, paths }: Renderer = await import(
    pathToFileURL(join(serverBuild, 'entry-prerender.js')).href
  );
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const template = inlineStyles(readFileSync(join(client, 'index.html'), 'utf8'));
  const script = await hydrationScript();

  for (const path of prerenderedPaths) {
    const { body, head, files } = await renderPage(path);
    const links = linksOf(manifest, files, template);
    const root = `<div id="app" data-prerendered="${files.at(-1)}">${body}</div>`;
    const page = inlineStyles(fill(template, `${head}${links}`, root));
    write(
      join(path.toLowerCase(), 'index.html'),
      (hydratedAtOnce.includes(path) ? keepEarlyClicks : deferHydration)(page, script),
    );
  }
  const title = renderHead([{ title: brand.name }]);
  const waiting = `<div id="app">${renderWaiting()}</div>`;
  write('__spa-fallback.html', fill(template, `${title}${linksOf(manifest, [], template)}`, waiting));
  // The shell of a screen that is not prerendered already preloads the files of that screen.
  for (const path of paths.filter((path) => !prerenderedPaths.includes(`/${path}`))) {
    const links = linksOf(manifest, filesOf(path), template);
    write(`screens/${path.toLowerCase()}.html`, fill(template, `${title}${links}`, waiting));
  }
  write('screens.json', JSON.stringify(paths));
  renameSync(join(client, '.vite/manifest.json'), join(web, 'build/manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true });
  rmSync(serverBuild, { recursive: true });
}

/** Links for the fonts of the first view and for the scripts and styles of the screens, beyond those in the template. */
function linksOf(manifest: Manifest, files: string[], template: string): string {
  const chunks = new Set<Manifest[string]>();
  for (const file of files) gather(manifest, `src/${file}`, chunks);
  const fonts = Object.values(manifest).filter(({ file }) => preloadedFonts.some((font) => font.test(file)));
  return [
    ...fonts.map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...[...chunks].flatMap(({ css = [] }) => css).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...chunks].map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
    .filter((link) => !template.includes(link))
    .map((link) => `\n    ${link}`)
    .join('');
}

function gather(manifest: Manifest, name: string, into: Set<Manifest[string]>) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (into.has(chunk)) return;
  into.add(chunk);
  for (const other of chunk.imports ?? []) gather(manifest, other, into);
}

/** Inlines the styles: text shows as soon as the HTML has arrived, not one request later. */
function inlineStyles(page: string): string {
  return page.replaceAll(
    /<link rel="stylesheet" crossorigin href="(.*?)">/g,
    (_, file: string) => `<style>${readFileSync(join(client, file), 'utf8').trim()}</style>`,
  );
}

/** Each blank must be in the template exactly once, or the build stops. */
function fill(template: string, head: string, body: string): string {
  const blanks = { '<!--head-->': head, '<div id="app"></div>': body };
  return Object.entries(blanks).reduce((page, [blank, text]) => {
    if (page.split(blank).length !== 2) throw new Error(`The page must hold ${blank} once.`);
    return page.replace(blank, () => text);
  }, template);
}

function write(name: string, text: string) {
  mkdirSync(dirname(join(client, name)), { recursive: true });
  writeFileSync(join(client, name), text);
}
