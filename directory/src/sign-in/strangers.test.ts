import { expect, test } from 'vitest';
import { signedUp } from '../../../server/src/testing/sdk-people.ts';
import { password, startDirectory, type TestDirectory } from '../../../server/src/testing/start-directory.ts';

const wrong = 'Wr0ng!password';
const home = '198.51.100.1';
const refused = 'Incorrect username or password.';
const locked = 'Password attempts exceeded';
const minute = 60_000;

/** Attempts a sign-in from the given network address. */
async function tryAt(directory: TestDirectory, address: string, email: string, secret = wrong, deviceKey?: string) {
  const device = deviceKey === undefined ? {} : { DEVICE_KEY: deviceKey };
  const AuthParameters = { USERNAME: email, PASSWORD: secret, ...device };
  const body = { ClientId: directory.clientConfig.clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
  const { call } = directory.directory;
  return await call({ operation: 'InitiateAuth', body, issuer: directory.origin, address }).then(
    (given) => ('AuthenticationResult' in given ? 'signed in' : 'asked on'),
    (error: Error) => error.message,
  );
}

function later({ clock }: TestDirectory, milliseconds: number) {
  clock.now = new Date(clock.now.getTime() + milliseconds);
}

async function start() {
  const directory = await startDirectory();
  const { email } = await signedUp(directory);
  expect(await tryAt(directory, home, email, password)).toBe('signed in');
  return { directory, email };
}

test('a stranger who guesses all day keeps nobody out: not where the owner was before, and not somewhere new', async () => {
  const { directory, email } = await start();
  for (let guess = 0; guess < 178; guess++) {
    await tryAt(directory, '203.0.113.9', email);
    later(directory, 2 * minute);
    if (guess % 20 !== 0) continue;
    expect(await tryAt(directory, home, email, password)).toBe('signed in');
    expect(await tryAt(directory, `192.0.2.${guess}`, email, password)).toBe('signed in');
  }
});

test('guesses from many addresses are few a day, for a known and an unknown name alike', async () => {
  const { directory, email } = await start();
  for (const name of [email, 'nobody@test.example']) {
    const answers: string[] = [];
    for (let network = 0; network < 60; network++) {
      const address = `2001:db8:${network}::1`;
      for (let guess = 0; guess < 5; guess++) answers.push(await tryAt(directory, address, name));
      later(directory, 10 * minute);
    }
    expect(answers.filter((answer) => answer === refused)).toHaveLength(100);
    expect(new Set(answers)).toEqual(new Set([refused, locked]));
  }
  expect(await tryAt(directory, home, email, password)).toBe('signed in');
});

test('one address guesses few times a day, also where the owner is', async () => {
  const { directory, email } = await start();
  for (const [address, most] of [['203.0.113.9', 30] as const, [home, 115] as const]) {
    let looked = 0;
    for (let at = 0; at < 24 * 60; at += 5) {
      if ((await tryAt(directory, address, email)) === refused) looked++;
      later(directory, 5 * minute);
    }
    expect(looked).toBeLessThanOrEqual(most);
    later(directory, 24 * 60 * minute);
  }
});

test('while strangers guess everywhere, a confirmed device and a mailed code still let the owner in', async () => {
  const { directory, email } = await start();
  const owner = await directory.db.selectFrom('identity_user').select('sub').executeTakeFirstOrThrow();
  const device = { device_key: 'us-east-1_0a0a', group_key: '-x', name: 'Phone', sealed_verifier: '', sub: owner.sub };
  const at = directory.clock.now;
  await directory.db
    .insertInto('identity_device')
    .values({ ...device, created_at: at, modified_at: at, authenticated_at: at })
    .execute();
  for (let network = 0; network < 30; network++)
    for (let guess = 0; guess < 5; guess++) await tryAt(directory, `2001:db8:${network}::1`, email);
  const away = '192.0.2.77';
  expect(await tryAt(directory, away, email, password)).toBe(locked);
  expect(await tryAt(directory, away, email, password, device.device_key)).toBe('asked on');

  const ask = async (operation: string, more: object) =>
    await directory.directory.call({
      operation,
      body: { ClientId: directory.clientConfig.clientId, Username: email, ...more },
      issuer: directory.origin,
      address: away,
    });
  await ask('ForgotPassword', {});
  const ConfirmationCode = await directory.codeFor(email);
  await ask('ConfirmForgotPassword', { ConfirmationCode, Password: 'An0ther!one' });
  expect(await tryAt(directory, away, email, 'An0ther!one')).toBe('signed in');
});

test('codes for a new password are guessed at few times a day, and the owner is told', async () => {
  const { directory, email } = await start();
  const ask = async (operation: string, address: string, more: object) =>
    await directory.directory
      .call({
        operation,
        body: { ClientId: directory.clientConfig.clientId, Username: email, ...more },
        issuer: directory.origin,
        address,
      })
      .then(
        () => 'done',
        (error: Error) => error.name,
      );
  const answers: string[] = [];
  for (let hour = 0; hour < 12; hour++) {
    await ask('ForgotPassword', '203.0.113.9', {});
    const code = await directory.codeFor(email);
    const ConfirmationCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 8; guess++) {
      const address = `203.0.113.${guess}`;
      answers.push(await ask('ConfirmForgotPassword', address, { ConfirmationCode, Password: 'An0ther!one' }));
    }
    later(directory, 61 * minute);
  }
  expect(answers.filter((answer) => answer === 'CodeMismatchException')).toHaveLength(20);
  await directory.platform.services.mail.settled();
  const notices = (await directory.emailsTo(email)).filter((email) => email.includes('tries to reset'));
  expect(notices).toHaveLength(1);

  await ask('ForgotPassword', home, {});
  const ConfirmationCode = await directory.codeFor(email);
  expect(await ask('ConfirmForgotPassword', home, { ConfirmationCode, Password: 'An0ther!one' })).toBe('done');
});
