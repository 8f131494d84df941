import { deleteUser, getUser } from '@redmark/contract';
import { expect, test } from 'vitest';
import { signedUp } from '../../testing/sdk-people.ts';
import { startDirectory, type TestDirectory } from '../../testing/start-directory.ts';

const creditsOf = async (directory: TestDirectory, token: string) => (await directory.call(getUser, { token })).credits;

test('whoever deletes the account and signs up again is not welcomed twice, whatever tag the address has', async () => {
  const directory = await startDirectory();
  const first = await signedUp(directory);
  expect(await creditsOf(directory, first.accessToken)).toBe(10);
  await directory.call(deleteUser, { token: first.accessToken });

  for (const email of [first.email, first.email.replace('@', '+again@'), first.email.toUpperCase()]) {
    const { accessToken: token } = await signedUp(directory, {}, email);
    expect([email, await creditsOf(directory, token)]).toEqual([email, 0]);
    await directory.call(deleteUser, { token });
  }
  const { digest } = await directory.db.selectFrom('welcome_digest').select('digest').executeTakeFirstOrThrow();
  expect(digest).toMatch(/^[\w-]{43}$/);
});

test('one mailbox has one welcome, also by two accounts at once', async () => {
  const directory = await startDirectory();
  const people = await Promise.all(
    ['ada.byron@gmail.com', 'adabyron+2@googlemail.com', 'a.d.a.byron@gmail.com'].map(
      async (email) => await signedUp(directory, {}, email),
    ),
  );
  const credits = await Promise.all(people.map(async ({ accessToken }) => await creditsOf(directory, accessToken)));
  expect(credits.toSorted()).toEqual([0, 0, 10]);
});

test('who was welcomed before digests were kept is entered at the start, and only they', async () => {
  const directory = await startDirectory();
  const { db, features } = directory;
  const { accessToken: token, email } = await signedUp(directory);
  await creditsOf(directory, token);
  await db.deleteFrom('welcome_digest').execute();
  await db.updateTable('account').set({ welcome_known: false }).execute();
  const unverified = { issuer: 'x', subject: 'x', email: 'grace@test.example', created_at: new Date() };
  await db
    .insertInto('account')
    .values({ id: crypto.randomUUID(), ...unverified })
    .execute();

  await Promise.all([features.credits.rememberWelcomed(), features.credits.rememberWelcomed()]);

  expect(await db.selectFrom('welcome_digest').select('digest').execute()).toHaveLength(1);
  await directory.call(deleteUser, { token });
  const { accessToken: again } = await signedUp(directory, {}, email);
  expect(await creditsOf(directory, again)).toBe(0);
});
