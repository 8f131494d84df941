import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fontBytes, guestScreens, ownScreens, pageBytes, prerendered, publicScreens } from './page-bytes.ts';

const publicBudget = 110_000;
const guestBudget = 120_000;
const ownBudgets = { '/dashboard': 150_000, '/results': 190_000 };
const fontBudget = 90_000;

test.each(publicScreens.map((screen) => [screen.path, screen] as const))(
  '%s answers with at most 110 KB of script in gzip',
  (_, screen) => expect(pageBytes(screen).needed).toBeLessThanOrEqual(publicBudget),
);

test.each(guestScreens.map((screen) => [screen.path, screen] as const))(
  '%s answers with at most 120 KB of script in gzip, the library for forms included',
  (_, screen) => expect(pageBytes(screen).needed).toBeLessThanOrEqual(guestBudget),
);

test.each(Object.entries(ownBudgets))('%s answers with at most %i bytes of script in gzip', (path, budget) => {
  const screen = ownScreens.find((own) => own.path === path);
  expect(screen && pageBytes(screen).needed).toBeLessThanOrEqual(budget);
});

test('the fonts take at most 90 KB', () => {
  expect(fontBytes()).toBeGreaterThan(0);
  expect(fontBytes()).toBeLessThanOrEqual(fontBudget);
});

test('prerendered pages load no script before somebody does something, but the one with a choice on it', () => {
  const screens = [...publicScreens, ...guestScreens];
  expect(screens.filter(({ path }) => !prerendered(path))).toEqual([]);
  const loading = screens.filter((screen) => pageBytes(screen).atOnce > 0);
  expect(loading.map(({ path }) => path)).toEqual(['/pricing']);
});

test('the page of all parts is for development and is not built', () => {
  const folder = fileURLToPath(new URL('../../web/build/client', import.meta.url));
  const files = globSync('**/*.{js,html,json}', { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  const telling = files.filter((file) =>
    /gallery|Every part in every state/i.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  expect(telling).toEqual([]);
  expect(JSON.parse(readFileSync(`${folder}/screens.json`, 'utf8'))).not.toContain('parts');
});
