import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deferHydration, keepEarlyClicks } from './defer-hydration.ts';

/** Where the build leaves what draws the pages: the renderer, and `site.json`. */
export const rendererFolder = fileURLToPath(new URL('../build/renderer', import.meta.url));

/** Choices on this page change what it shows, and cannot be replayed after hydration; clicks on its buttons can. */
const hydratedAtOnce = ['/pricing'];
const preloadedFonts = [/inter-latin-wght/, /source-serif-4-latin-600/];

type Chunk = { file: string; css?: string[]; imports?: string[] };

/**
 * What drawing needs of a build: the empty page, the files of each module, the style sheets, and the inlined scripts: the
 * one that hydrates, and those of screens that begin before their own script has arrived.
 */
export type SiteParts = {
  template: string;
  manifest: Record<string, Chunk>;
  styles: Record<string, string>;
  script: string;
  early: Record<string, string>;
};

type Colours = { light: string; dark: string };
/** As far as drawing itself reads it; the renderer takes the whole. */
type Brand = { name: string; colours: { accent: Colours; paper: Colours } };

/** The exports of `web/src/entry-prerender.tsx`. */
type Renderer = {
  brand: Brand;
  paths: string[];
  prerenderedPaths: string[];
  renderHead(tags: { title: string }[]): string;
  renderPage(path: string): Promise<{ body: string; head: string; files: string[] }>;
  renderWaiting(path?: string): Promise<string>;
  filesOf(path: string): string[];
};

/**
 * Draws every page of the site, and lists its screens, by the names of the files. The brand is a constant of the renderer, so a process, or a
 * thread, draws for one brand; without one, for the brand of the product.
 */
export async function drawSite(brand?: object): Promise<Map<string, string>> {
  if (brand) Object.assign(globalThis, { drawnBrand: brand });
  const renderer: Renderer = await import(pathToFileURL(join(rendererFolder, 'entry-prerender.js')).href);
  const parts: SiteParts = JSON.parse(readFileSync(join(rendererFolder, 'site.json'), 'utf8'));
  const { manifest, styles, script, early } = parts;
  const { renderHead, prerenderedPaths, renderPage, renderWaiting, filesOf, paths } = renderer;
  const template = brandedTemplate(parts.template, renderer.brand, brand !== undefined);
  const pages = new Map<string, string>();

  for (const path of prerenderedPaths) {
    const { body, head, files } = await renderPage(path);
    const links = linksOf(manifest, files, template);
    const root = `<div id="app" data-prerendered="${files.at(-1)}">${body}</div>`;
    const page = inlineStyles(
      fill(template, { '<!--head-->': `${head}${links}`, '<div id="app"></div>': root }),
      styles,
    );
    const finish = hydratedAtOnce.includes(path) ? keepEarlyClicks : deferHydration;
    pages.set(`${path.toLowerCase().slice(1)}/index.html`.replace(/^\//, ''), finish(page, script));
  }
  const title = renderHead([{ title: renderer.brand.name }]);
  const shell = (links: string, waiting: string) =>
    fill(template, { '<!--head-->': `${title}${links}`, '<div id="app"></div>': `<div id="app">${waiting}</div>` });
  pages.set('__spa-fallback.html', shell(linksOf(manifest, [], template), await renderWaiting()));
  // The shell of a screen that is not prerendered already loads the files of that screen.
  for (const path of paths.filter((path) => !prerenderedPaths.includes(`/${path}`))) {
    const files = filesOf(path);
    const begin = files.map((file) => scriptOf(early[file])).join('');
    const links = linksOf(manifest, files, template, begin === '' ? preloaded : startedOnArrival);
    const page = shell(begin + links, await renderWaiting(path));
    pages.set(`screens/${path.toLowerCase()}.html`, page);
  }
  pages.set('screens.json', JSON.stringify(paths));
  return pages;
}

const scriptOf = (code: string | undefined) => (code === undefined ? '' : `\n    <script>${code}</script>`);

/** The empty page with the brand: as data for the script, and its colours over those of the style sheet. */
function brandedTemplate(template: string, brand: Brand, hasOwnColours: boolean): string {
  const { paper } = brand.colours;
  // Nothing in the data may close the script element around it.
  const data = JSON.stringify(brand).replaceAll('<', '\\u003c');
  return fill(template, {
    '<!--brand-->': `<script type="application/json" id="brand">${data}</script>`,
    '<!--theme-->': (['light', 'dark'] as const)
      .map(
        (scheme) => `<meta name="theme-color" content="${paper[scheme]}" media="(prefers-color-scheme: ${scheme})" />`,
      )
      .join('\n    '),
    '</head>': hasOwnColours ? `  ${colourStyle(brand)}\n  </head>` : '</head>',
  });
}

const colourStyle = (brand: Brand) =>
  `<style>${coloursOf(brand, 'light')}@media (prefers-color-scheme: dark){${coloursOf(brand, 'dark')}}</style>`;

/** The wash behind marks is the accent on the surface of the scheme, thin enough to read text on. */
const coloursOf = ({ colours: { accent, paper } }: Brand, scheme: keyof Colours) =>
  `:root{--paper:${paper[scheme]};--pen:${accent[scheme]};--pen-wash:color-mix(in srgb,${accent[scheme]} 9%,var(--surface))}`;

const preloaded = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * For a screen that is not prerendered: its scripts let fonts and early calls pass, and each starts when it has arrived,
 * not all in one long task after the last one.
 */
const startedOnArrival = (file: string) =>
  `<script type="module" async fetchpriority="low" crossorigin src="/${file}"></script>`;

/** Links for the fonts of the first view and for the scripts and styles of the screens, beyond those in the template. */
function linksOf(manifest: SiteParts['manifest'], files: string[], template: string, script = preloaded): string {
  const chunks = new Set<Chunk>();
  for (const file of files) gather(manifest, `src/${file}`, chunks);
  const fonts = Object.values(manifest).filter(({ file }) => preloadedFonts.some((font) => font.test(file)));
  const scripts = [...chunks].map(({ file }) => file).filter((file) => !template.includes(file));
  return [
    ...fonts.map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...[...chunks]
      .flatMap(({ css = [] }) => css)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .filter((link) => !template.includes(link)),
    ...scripts.map(script),
  ]
    .map((link) => `\n    ${link}`)
    .join('');
}

function gather(manifest: SiteParts['manifest'], name: string, into: Set<Chunk>) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (into.has(chunk)) return;
  into.add(chunk);
  for (const other of chunk.imports ?? []) gather(manifest, other, into);
}

const styleLink = /<link rel="stylesheet" crossorigin href="(.*?)">/g;

/** Inlines the styles: text shows as soon as the HTML has arrived, not one request later. */
export function inlineStyles(page: string, styles: Record<string, string>): string {
  return page.replaceAll(styleLink, (_, file: string) => {
    const style = styles[file.slice(1)];
    if (style === undefined) throw new Error(`The build has no ${file}.`);
    return `<style>${style}</style>`;
  });
}

/** Each blank must be in the page exactly once, or the build stops. */
function fill(page: string, blanks: Record<string, string>): string {
  return Object.entries(blanks).reduce((filled, [blank, text]) => {
    if (filled.split(blank).length !== 2) throw new Error(`The page must hold ${blank} once.`);
    return filled.replace(blank, () => text);
  }, page);
}
