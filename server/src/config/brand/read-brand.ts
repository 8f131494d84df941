import { readFileSync } from 'node:fs';
import { type Brand, defaultBrand, defaultPlans } from '@redmark/contract';
import type { z } from 'zod';
import { CannotStart } from '../../base/cannot-start.ts';
import { BrandFile } from './brand-file.ts';
import { type OwnFile, readPictures } from './pictures.ts';

/** The brand of an installation, and the files that come with it by their address; `undefined` is one that is not there. */
export type BrandKit = { brand: Brand; brandFiles: ReadonlyMap<string, OwnFile | undefined> };

/** Reads the file of `BRAND_FILE`. Every mistake in it is told at once, with its place, and stops the start. */
export function readBrand(path: string | undefined): BrandKit {
  if (path === undefined) return { brand: defaultBrand, brandFiles: new Map() };
  const read = BrandFile.safeParse(readJson(path));
  if (!read.success)
    throw mistaken(
      path,
      read.error.issues.map(({ path: at, message }) => ({ at: placeOf(at), why: message })),
    );
  const mistakes: Mistake[] = [];
  const pictures = readPictures(path, read.data, (at, why) => mistakes.push({ at, why }));
  if (mistakes.length > 0) throw mistaken(path, mistakes);

  const { $schema: _, logo, socialCard, plans, ...given } = read.data;
  const brand: Brand = {
    ...given,
    plans: plans?.map(({ price, ...plan }) => ({ ...plan, cents: price })) ?? defaultPlans,
    hasOwnLogo: logo !== undefined,
    hasSocialCard: socialCard !== undefined,
  };
  return { brand, brandFiles: filesOf(brand, pictures) };
}

type Mistake = { at: string; why: string };

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CannotStart('settings', `The brand file ${path} cannot be read.\n  → at BRAND_FILE`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CannotStart(
      'settings',
      `The brand file ${path} is not JSON: ${cause instanceof Error ? cause.message : ''}`,
    );
  }
}

function mistaken(path: string, mistakes: Mistake[]): CannotStart {
  const lines = mistakes.map(({ at, why }) => `✖ ${why}\n  → at ${at === '' ? 'the whole file' : at}`);
  return new CannotStart('settings', [`The brand file ${path} has mistakes:`, ...lines].join('\n'));
}

/** `plans[0].price` */
function placeOf(path: z.core.$ZodIssue['path']): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function filesOf(brand: Brand, { icon, card }: ReturnType<typeof readPictures>): BrandKit['brandFiles'] {
  const paper = brand.colours.paper.light;
  const sized = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...(icon ? [sized(512)] : [sized(192), sized(512)]),
    ],
  };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  return new Map<string, OwnFile | undefined>([
    ['/site.webmanifest', { type: 'application/manifest+json', bytes }],
    ['/social-card.png', card],
    ...(icon
      ? ([
          ['/icon.svg', icon.svg],
          ['/icon-192.png', undefined],
          ['/icon-512.png', icon.png],
          ['/apple-touch-icon.png', icon.png],
          // Browsers look at the bytes of an icon and not at its name.
          ['/favicon.ico', icon.png],
        ] as const)
      : []),
  ]);
}
