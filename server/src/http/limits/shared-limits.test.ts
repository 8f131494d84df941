import * as contract from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { createApp } from '../../compose/app.ts';
import { openPostgres } from '../../database/open.ts';
import { startCable, targetOf, throughCable } from '../../testing/cable.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { freshDatabaseUrl, testOn } from '../../testing/stores/test-database.ts';
import { perMinuteOf } from './call-limits.ts';
import { createCallWindows } from './call-windows.ts';
import { sweepWindows } from './window-records.ts';

const most = 300;

/** An installation, and further hosts of it on the same database. */
async function start() {
  const test = await startTestApp({ limits: 'on' });
  const another = async () => await createApp(test.platform, test.features, test.config, '/nowhere');
  return { ...test, another };
}

type Host = Awaited<ReturnType<typeof start>>['app'];

const ask = async (host: Host, token: string, remoteAddress = '203.0.113.1') =>
  await host.inject({
    url: `/api${contract.getUser.path}`,
    remoteAddress,
    headers: { authorization: `Bearer ${token}` },
  });

test('two hosts allow an account and an address together what one allows', async () => {
  const { app, another, signIn, clock, db } = await start();
  const hosts = [app, await another()] as const;
  const ada = signIn();
  let served = 0;
  for (let call = 0; call < 2 * most; call += 1) {
    const { statusCode } = await ask(call % 2 === 0 ? hosts[0] : hosts[1], ada, `203.0.113.${call % 250}`);
    if (statusCode === 200) served += 1;
  }
  expect(served).toBe(most);
  const refused = await ask(hosts[1], ada);
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60]);

  const write = async (host: Host) =>
    (await host.inject({ method: 'POST', url: `/api${contract.contactUs.path}`, payload: {} })).statusCode;
  const { address } = perMinuteOf(contract.contactUs);
  const statuses: number[] = [];
  for (let call = 0; call <= address; call += 1) statuses.push(await write(call % 2 === 0 ? hosts[0] : hosts[1]));
  expect(statuses.indexOf(429)).toBe(address);

  clock.now = after(clock.now, millisecondsIn.minute);
  expect((await ask(hosts[0], ada)).statusCode).toBe(200);
  await sweepWindows(db, after(clock.now, millisecondsIn.hour));
  expect(await db.selectFrom('call_window').select('name').execute()).toEqual([]);
});

test('a host that was started again has not forgotten who called too often', async () => {
  const { app, another, signIn } = await start();
  const ada = signIn();
  for (let call = 0; call < most; call += 1) await ask(app, ada);
  expect((await ask(await another(), ada)).statusCode).toBe(429);
});

test('most calls ask the database nothing, and the database learns no address', async () => {
  const { platform, db } = await start();
  const windows = createCallWindows(platform.services);
  for (let call = 0; call < most; call += 1) await windows.take('call 198.51.100.9', most, millisecondsIn.minute);
  const { isAllowed } = await windows.take('call 198.51.100.9', most, millisecondsIn.minute);
  const rows = await db.selectFrom('call_window').selectAll().execute();
  expect([isAllowed, rows.map(({ used }) => used)]).toEqual([false, [most]]);
  expect(JSON.stringify(rows)).not.toContain('198.51.100.9');
});

testOn('postgres')('while the database is away each host counts by itself, and nobody waits long', async () => {
  const { platform } = await start();
  const url = await freshDatabaseUrl(`test_limits_${process.env.VITEST_POOL_ID ?? 1}`);
  const cable = await startCable(targetOf(url));
  onTestFinished(cable.close);
  const database = await openPostgres(throughCable(url, cable), () => {});
  onTestFinished(database.close);
  const windows = createCallWindows({ ...platform.services, db: database.db });
  const take = async () => (await windows.take('call of somebody', 10, millisecondsIn.minute)).isAllowed;
  expect(await take()).toBe(true);
  cable.freeze();
  const begun = performance.now();
  const taken = await Promise.all(Array.from({ length: 12 }, take));
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(performance.now() - begun).toBeLessThan(5 * millisecondsIn.second);
  cable.cut();
});
