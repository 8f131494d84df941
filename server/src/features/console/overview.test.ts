import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { goodCard, openShop } from '../../testing/shop.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

test('the overview counts what waits now, and what the last day brought', async () => {
  const app = await startTestApp();
  const { call, signIn, graded, sandbox, clock } = app;
  const [token, ada] = [signIn('two_steps'), signIn()];
  const { order, confirm } = openShop(app);
  await graded(ada);
  const session = await order(ada, 10, false);
  await sandbox.pay(session, goodCard);
  await confirm(ada, session);
  const body = { firstName: 'Ines', lastName: 'Okafor', email: 'ines@example.com', feedback: 'Do you read two pages?' };
  await call(contract.contactUs, { body });

  expect(await call(contract.consoleOverview, { token })).toEqual({
    openMessages: 1,
    waitingGradings: 0,
    oldestSeconds: 0,
    dayGraded: 1,
    dayFailed: 0,
    dayRefused: 0,
    dayAccounts: 2,
    dayPaid: [{ currency: 'usd', payments: 1, cents: 1499 }],
  });
  clock.now = after(clock.now, 25 * millisecondsIn.hour);
  expect(await call(contract.consoleOverview, { token })).toMatchObject({
    openMessages: 1,
    dayGraded: 0,
    dayAccounts: 0,
    dayPaid: [],
  });
});
