import { fileURLToPath } from 'node:url';
import { subscribe } from '@redmark/contract';
import { expect, test } from 'vitest';
import { goodCard, openShop } from '../../testing/shop.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const BRAND_FILE = fileURLToPath(new URL('../../../../deploy/brand/brand.json', import.meta.url));

test('plans, prices and currency of the brand file are what is sold', async () => {
  const app = await startTestApp({ credits: 0, settings: { BRAND_FILE } });
  const ada = app.signIn();
  const { order, confirm, history, profile } = openShop(app);
  const session = await order(ada, 30);
  const page = await app.app.inject({ url: `/sandbox/pay/${session}` });
  expect(page.body).toContain('Fairpage');
  expect(page.body).toContain('€49.00');
  expect(page.body).not.toMatch(/redmark/i);
  await app.sandbox.pay(session, goodCard);
  expect(await confirm(ada, session)).toMatchObject({ state: 'paid', plan: 'coach', credits: 30 });
  expect((await history(ada)).plan).toMatchObject({ name: 'coach', cents: 4900, currency: 'eur' });
  expect(await profile(ada)).toMatchObject({ subscription: 'coach' });
});

test('a plan of another brand is not sold', async () => {
  const { send, signIn } = await startTestApp({ settings: { BRAND_FILE } });
  const answer = await send(subscribe, { body: { numberOfCredits: 10 }, token: signIn() });
  expect(answer.json().code).toBe('no_such_plan');
});

test('whoever has a plan keeps it when it is no longer sold', async () => {
  const app = await startTestApp({ credits: 0, settings: { BRAND_FILE } });
  const ada = app.signIn();
  const { order, confirm, profile } = openShop(app);
  const session = await order(ada, 3);
  await app.sandbox.pay(session, goodCard);
  await confirm(ada, session);
  await app.db.updateTable('sale').set({ plan: 'founder' }).execute();
  expect(await profile(ada)).toMatchObject({ subscription: 'founder' });
});
