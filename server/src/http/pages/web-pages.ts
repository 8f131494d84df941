import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Blanks, fillPage } from './fill-page.ts';
import type { Sendable } from './send-page.ts';

type Page = Sendable & { policy: string };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Site = {
  /** Paths of static files. */
  files: Set<string>;
  /** The page for a path, with its status. */
  pageOf(path: string): { page: Page; status: 200 | 404 };
  /** The same in maintenance mode: pages required by law stay readable. */
  pageInMaintenance(path: string): { page: Page; status: 200 | 503 };
  /** Paths of the prerendered pages that search engines may list. */
  publicPaths: string[];
};

const hidden = ['/404', '/maintenance', '/login', '/forgotpassword'];
const legalNames = ['privacy-policy', 'notice-cr', 'notice-eu-eea', 'notice-uk', 'terms-of-use'];
const hashLength = 22;
const shell = '__spa-fallback.html';
const screenList = 'screens.json';
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Reads the built web app once: its pages are few, and their policies depend on their contents. Pages in `own` take the
 * place of the built ones.
 */
export function readSite(
  folder: string,
  foreignOrigins: string[],
  blanks: Blanks,
  own: ReadonlyMap<string, string> = new Map(),
): Site | undefined {
  const textOf = (file: string) => own.get(file) ?? readFileSync(join(folder, file), 'utf8');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readPage(fillPage(textOf(file), blanks), foreignOrigins)]),
  );
  const shellPage = pages.get(shell);
  if (!shellPage) return undefined;
  const isScreen = screensOf(folder);
  const prerenderedPage = (path: string) => pages.get(posix.join(nameOf(path).toLowerCase(), 'index.html'));
  return {
    publicPaths: [...pages.keys()]
      .flatMap((file) => pathOfPrerendered(file))
      .filter((path) => !hidden.includes(path))
      .toSorted(),
    files: new Set(files.filter((file) => !file.endsWith('.html'))),
    pageOf(path) {
      const name = nameOf(path);
      const prerendered = name === '404' ? undefined : prerenderedPage(path);
      if (prerendered) return { page: prerendered, status: 200 };
      if (isScreen(name)) return { page: pages.get(`screens/${name.toLowerCase()}.html`) ?? shellPage, status: 200 };
      return { page: pages.get('404/index.html') ?? shellPage, status: 404 };
    },
    pageInMaintenance(path) {
      const legal = legalNames.includes(nameOf(path)) ? prerenderedPage(path) : undefined;
      if (legal) return { page: legal, status: 200 };
      return { page: prerenderedPage('/maintenance') ?? shellPage, status: 503 };
    },
  };
}

const nameOf = (path: string) => path.replace(/^\/+|\/+$/g, '');

const pathOfPrerendered = (file: string) =>
  file.endsWith('index.html') ? [`/${file.replace(/\/?index\.html$/, '')}`] : [];

/** Prerendered pages carry inline scripts and a style sheet; each page's policy allows its own by their hashes. */
function readPage(text: string, foreignOrigins: string[]): Page {
  const others = foreignOrigins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(text, inlineScript)].join(' '),
    ["style-src 'self'", ...hashesOf(text, inlineStyle)].join(' '),
    `img-src 'self' data: blob:${others}`,
    `connect-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
  const html = Buffer.from(text);
  // The policy is part of what a browser keeps.
  const hash = createHash('sha256').update(html).update(policy).digest('base64url').slice(0, hashLength);
  return {
    html,
    brotli: once(() => compressBrotli(html)),
    gzip: once(() => compressGzip(html, { level: 9 })),
    hash,
    policy,
  };
}

/** Work that is done when its outcome is first asked for, and not again. */
function once<Outcome>(work: () => Outcome): () => Outcome {
  let outcome: { is: Outcome } | undefined;
  return () => {
    outcome ??= { is: work() };
    return outcome.is;
  };
}

function hashesOf(text: string, element: RegExp): string[] {
  const hashes = Array.from(
    text.matchAll(element),
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** Matches the paths of screens, as the build listed them. */
function screensOf(folder: string): (name: string) => boolean {
  const paths: string[] = JSON.parse(readFileSync(join(folder, screenList), 'utf8'));
  const patterns = paths.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`, 'i'));
  return (name) => patterns.some((pattern) => pattern.test(name));
}
