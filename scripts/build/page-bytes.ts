import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const build = fileURLToPath(new URL('../../web/build', import.meta.url));
const identity = ['src/session/load-identity.ts', 'src/session/identity.ts', 'src/api/site.ts'];

type Screen = { path: string; files: string[]; also?: string[] };

const screen = (path: string, file: string, ...around: string[]): Screen => ({
  path,
  files: [...around, file].map((name) => `src/screens/${name}-route.tsx`),
});
const guest = 'guest-only/guest-only';
const account = 'signed-in/signed-in';

/** Public screens. */
export const publicScreens: Screen[] = [
  screen('/', 'home/home'),
  screen('/pricing', 'pricing/pricing'),
  screen('/hiring', 'hiring/hiring'),
  screen('/contact-us', 'contact-us/contact-us'),
  screen('/privacy-policy', 'legal/privacy-policy'),
  screen('/terms-of-use', 'legal/terms-of-use'),
  screen('/rubric', 'rubric/rubric'),
  screen('/fairness', 'fairness/fairness'),
];

/** Screens for visitors who are not logged in: each is a form, so the form library is in its first load. */
export const guestScreens: Screen[] = [
  screen('/login', 'login/login', guest),
  screen('/signUp', 'sign-up/sign-up', guest),
  screen('/forgotPassword', 'forgot-password/forgot-password', guest),
];

/** Screens of an account. They read its token from storage; the identity library comes once that must be renewed. */
export const ownScreens: Screen[] = [
  screen('/dashboard', 'dashboard/dashboard', account),
  screen('/results', 'results/results'),
  screen('/profile', 'profile/profile', account),
  // Whether there is an authenticator is asked of the library.
  { ...screen('/account', 'account/account', account), also: identity },
];

export type PageBytes = {
  path: string;
  /** Gzipped scripts: those a screen needs to be interactive, and those it loads on use. */
  needed: number;
  later: { bytes: number; names: string[] };
  /** The part of `needed` a prerendered page loads before any interaction. */
  atOnce: number;
};

/** Measures the scripts of a screen of the built web app. */
export function pageBytes({ path, files, also = [] }: Screen): PageBytes {
  const manifest: Manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
  const chunks = new Set<string>();
  for (const name of ['index.html', ...files, ...also]) gather(manifest, name, chunks);
  const later = new Set<string>();
  for (const name of chunks)
    for (const other of manifest[name]?.dynamicImports ?? [])
      if (!isScreen(other)) gather(manifest, other, later, chunks);
  const isDeferred = prerendered(path)?.includes('<script type="deferred"') ?? false;
  const needed = weigh(manifest, chunks);
  return {
    path,
    needed,
    later: { bytes: weigh(manifest, later), names: [...later].map(nameOf).toSorted() },
    atOnce: isDeferred ? 0 : needed,
  };
}

/** The size of all fonts together, as they are sent. */
export const fontBytes = () =>
  globSync('client/assets/*.woff2', { cwd: build }).reduce(
    (sum, file) => sum + readFileSync(join(build, file)).length,
    0,
  );

/** The HTML of an address that was prerendered. */
export function prerendered(path: string): string | undefined {
  try {
    return readFileSync(join(build, 'client', path.toLowerCase(), 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}

function gather(manifest: Manifest, name: string, into: Set<string>, except: Set<string> = new Set()) {
  if (into.has(name) || except.has(name)) return;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  into.add(name);
  for (const other of chunk.imports ?? []) gather(manifest, other, into, except);
}

function weigh(manifest: Manifest, names: Set<string>): number {
  const files = new Set(
    [...names].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js')),
  );
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(build, 'client', file))).length, 0);
}

const isScreen = (name: string) => name.endsWith('-route.tsx');
const nameOf = (name: string) => basename(name).replace(/^_|-[\w-]{8}\.js$|\.[cm]?[jt]sx?$/g, '');
