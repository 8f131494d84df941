import { fileURLToPath } from 'node:url';
import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { createApp } from '../../server/src/compose/app.ts';
import { createFeatures } from '../../server/src/compose/features.ts';
import { addConsentingPeople } from '../../server/src/testing/recruiting/consenting-people.ts';
import { startTestApp } from '../../server/src/testing/start-test-app.ts';

const client = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const brandFile = fileURLToPath(new URL('../../deploy/brand/brand.json', import.meta.url));

type App = Awaited<ReturnType<typeof createApp>>;

const pageText = async (app: App, path: string) =>
  (await app.inject(path)).body.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<!--.*?-->/g, '').replaceAll(/\s+/g, ' ');

/** What the pages claim of the people in the pool. */
async function claimsOf(app: App): Promise<string[]> {
  const text = `${await pageText(app, '/')} ${await pageText(app, '/hiring')}`;
  return [...text.matchAll(/[\d,]+\+(?=<| job seekers)/g)].map(([claim]) => claim);
}

test('a figure is on the pages of every host once it is on, and gone once it is off', async () => {
  const { app, call, db, signIn, platform, config, features } = await startTestApp({ webFolder: client });
  await addConsentingPeople(db, 1234, 567);
  const other = createFeatures(platform, config);
  const otherApp = await createApp(platform, other, config, client);
  const hosts = [app, otherApp];
  const sweep = async () => {
    await features.figures.sweep();
    await other.figures.sweep();
  };
  const token = signIn('two_steps');
  expect(await Promise.all(hosts.map(claimsOf))).toEqual([[], []]);
  const before = await app.inject('/hiring');

  await call(contract.consoleShowFigure, { params: { id: 'jobSeekers' }, token });
  await call(contract.consoleShowFigure, { params: { id: 'pool' }, token });
  await sweep();
  for (const claims of await Promise.all(hosts.map(claimsOf))) expect(claims).toEqual(['1,200+', '1,200+', '560+']);
  // The script on the page renders the same: it takes the numbers from the brand that the page brings along.
  expect((await app.inject('/hiring')).body).toContain('"numbers":{"jobSeekers":"1,200+","pool":"560+"}');
  const kept = { 'if-none-match': String(before.headers.etag) };
  expect((await app.inject({ url: '/hiring', headers: kept })).statusCode).toBe(200);

  await call(contract.consoleHideFigure, { params: { id: 'jobSeekers' }, token });
  await call(contract.consoleHideFigure, { params: { id: 'pool' }, token });
  await sweep();
  expect(await Promise.all(hosts.map(claimsOf))).toEqual([[], []]);
  expect((await app.inject({ url: '/hiring', headers: kept })).statusCode).toBe(304);
  await otherApp.close();
});

test('numbers of the brand file stay as they are, whatever is counted and switched', async () => {
  const { app, call, db, signIn, features } = await startTestApp({
    webFolder: client,
    settings: { BRAND_FILE: brandFile },
  });
  await addConsentingPeople(db, 5678);
  await call(contract.consoleShowFigure, { params: { id: 'jobSeekers' }, token: signIn('two_steps') });
  await features.figures.sweep();
  expect(await claimsOf(app)).toEqual(['1,200+', '1,200+', '3,400+', '40+']);
});
