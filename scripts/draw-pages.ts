import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { sleepPage, wakeScript } from './sleep-pages.ts';

const web = fileURLToPath(new URL('../web', import.meta.url));
const client = join(web, 'build/client');
const drawing = join(web, 'build/draw');
/** A choice made on this page changes what it shows, and a choice made in its sleep could not be made again. */
const awake = ['/pricing'];
const preloadedFonts = [/inter-latin-wght/, /source-serif-4-latin-600/];

/** What `web/src/draw.tsx` gives. */
type Drawing = {
  brand: { name: string };
  paths: string[];
  drawnPages: string[];
  drawHead(tags: { title: string }[]): string;
  drawPage(path: string): Promise<{ body: string; head: string; files: string[] }>;
  drawWaiting(): string;
  filesOf(path: string): string[];
};

/** Builds the web for the browser and draws the pages that can be read without a script. */
export async function drawPages(): Promise<void> {
  const { NODE_ENV } = process.env;
  // What is built is always the product, also where a test asks for it.
  process.env.NODE_ENV = 'production';
  try {
    await drawAll();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

async function drawAll(): Promise<void> {
  await build({ root: web, logLevel: 'warn' });
  await build({
    root: web,
    logLevel: 'warn',
    build: { ssr: 'src/draw.tsx', outDir: drawing, manifest: false, emptyOutDir: true },
  });
  const { brand, drawHead, drawnPages, drawPage, drawWaiting, filesOf, paths }: Drawing = await import(
    pathToFileURL(join(drawing, 'draw.js')).href
  );
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const template = inlineStyles(readFileSync(join(client, 'index.html'), 'utf8'));
  const wake = await wakeScript();

  for (const path of drawnPages) {
    const { body, head, files } = await drawPage(path);
    const links = linksOf(manifest, files, template);
    const place = `<div id="app" data-drawn="${files.at(-1)}">${body}</div>`;
    const page = inlineStyles(fill(template, `${head}${links}`, place));
    write(join(path.toLowerCase(), 'index.html'), awake.includes(path) ? page : sleepPage(page, wake));
  }
  const title = drawHead([{ title: brand.name }]);
  const waiting = `<div id="app">${drawWaiting()}</div>`;
  write('__spa-fallback.html', fill(template, `${title}${linksOf(manifest, [], template)}`, waiting));
  // Where a screen has an address, its page already names what the screen is made of.
  for (const path of paths.filter((path) => !drawnPages.includes(`/${path}`))) {
    const links = linksOf(manifest, filesOf(path), template);
    write(`screens/${path.toLowerCase()}.html`, fill(template, `${title}${links}`, waiting));
  }
  write('screens.json', JSON.stringify(paths));
  renameSync(join(client, '.vite/manifest.json'), join(web, 'build/manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true });
  rmSync(drawing, { recursive: true });
}

/** The fonts first seen, and the scripts and styles of the screens that the start of every page does not bring. */
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

/** The style of every page stands in it: text shows as soon as the page is there, not one answer later. */
function inlineStyles(page: string): string {
  return page.replaceAll(
    /<link rel="stylesheet" crossorigin href="(.*?)">/g,
    (_, file: string) => `<style>${readFileSync(join(client, file), 'utf8').trim()}</style>`,
  );
}

/** What is to be replaced must be there once: else the build stops. */
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
