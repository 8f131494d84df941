import { defaultBrand } from '@redmark/contract';
import { openDirectory } from '@redmark/directory';
import { expect, onTestFinished, test } from 'vitest';
import { millisecondsIn } from '../base/durations.ts';
import { createEmails } from '../platform/mail/emails.ts';
import { createMailQueue } from '../platform/mail/mail-queue.ts';
import { emptyDatabase } from '../testing/stores/test-database.ts';
import { createClock } from './clock.ts';

const { minute } = millisecondsIn;

/** A host whose own clock is off by this much, with the directory it opens. */
async function hostAhead(milliseconds: number) {
  const { db } = await emptyDatabase();
  const clock = createClock(() => Date.now() + milliseconds);
  await clock.follow(db, console.error);
  onTestFinished(clock.stop);
  const codes: string[] = [];
  const mail = createMailQueue(
    { send: async (_to, { text }) => void codes.push(/^ {4}(\d{6})$/m.exec(text)?.[1] ?? '') },
    console.error,
  );
  const directory = await openDirectory({
    db,
    now: clock.now,
    mail,
    emails: createEmails(defaultBrand),
    recordAdminCall: async () => {},
    log: console.error,
    secret: 'only-for-tests-only-for-tests-only-for-tests',
    region: 'us-east-1',
    flows: ['password'],
    admin: undefined,
  });
  return { clock, directory, codes, db };
}

test('a host whose clock is off goes by the clock of the database', async () => {
  for (const off of [-4 * minute, 4 * minute, 24 * 60 * minute]) {
    const { clock } = await hostAhead(off);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(minute);
    clock.advance(3600);
    expect(clock.now().getTime() - Date.now()).toBeGreaterThan(59 * minute);
  }
});

test('what one host locks or lets expire is the same on a host whose clock is an hour ahead', async () => {
  const right = await hostAhead(0);
  const ahead = await hostAhead(60 * minute);
  const ClientId = right.directory.clientId;
  const Username = 'ada@test.example';
  const ask = async (host: typeof right, operation: string, more: object) =>
    await host.directory
      .call({ operation, body: { ClientId, Username, ...more }, issuer: 'here', address: '192.0.2.1' })
      .then(
        () => 'done',
        (error: Error) => error.message,
      );
  const enter = async (host: typeof right, PASSWORD: string) =>
    await ask(host, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD },
    });
  await ask(right, 'SignUp', { Password: 'Quince-harbour-7' });
  expect(await ask(ahead, 'ConfirmSignUp', { ConfirmationCode: right.codes[0] })).toBe('done');
  for (let guess = 0; guess < 5; guess++) await enter(right, 'Wr0ng!password');
  expect(await enter(ahead, 'Quince-harbour-7')).toBe('Password attempts exceeded');
});
