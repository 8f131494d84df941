import { GlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, onTestFinished, test } from 'vitest';
import { signedUp } from '../../../server/src/testing/sdk-people.ts';
import { startDirectory, type TestDirectory } from '../../../server/src/testing/start-directory.ts';

const minute = 60_000;

function later({ clock }: TestDirectory, milliseconds: number) {
  clock.now = new Date(clock.now.getTime() + milliseconds);
}

/** The token with one letter of a part exchanged for another. */
function changed(token: string, part: 0 | 1 | 2): string {
  const parts = token.split('.');
  const [first = '', ...rest] = parts[part] ?? '';
  parts[part] = [first === 'A' ? 'B' : 'A', ...rest].join('');
  return parts.join('.');
}

test('a token that was read before ends with its hour', async () => {
  const directory = await startDirectory();
  const { accessToken, sub } = await signedUp(directory);
  const reads = async () => (await directory.directory.sessionOf(accessToken))?.subject;
  expect([await reads(), await reads()]).toEqual([sub, sub]);
  later(directory, 59 * minute);
  expect(await reads()).toBe(sub);
  later(directory, 2 * minute);
  expect(await reads()).toBeUndefined();
});

test('a token that was read before ends with its session', async () => {
  const directory = await startDirectory();
  const { accessToken, sub } = await signedUp(directory);
  expect((await directory.directory.sessionOf(accessToken))?.subject).toBe(sub);
  await directory.sdk().send(new GlobalSignOutCommand({ AccessToken: accessToken }));
  expect(await directory.directory.sessionOf(accessToken)).toBeUndefined();
});

test('nothing that resembles a token that was read is one', async () => {
  const directory = await startDirectory();
  const { accessToken, idToken } = await signedUp(directory);
  for (let time = 0; time < 2; time++) {
    expect(await directory.directory.sessionOf(accessToken)).toBeDefined();
    const others = [changed(accessToken, 0), changed(accessToken, 1), changed(accessToken, 2), idToken];
    for (const other of [...others, accessToken.slice(0, -1)])
      expect(await directory.directory.sessionOf(other), other).toBeUndefined();
  }
});

test('a token ends with the key that signed it, however often it was read', async () => {
  const directory = await startDirectory();
  const { accessToken } = await signedUp(directory);
  expect(await directory.directory.sessionOf(accessToken)).toBeDefined();
  // The keys outlive a test, as the database does.
  const kept = await directory.db.selectFrom('identity_key').selectAll().execute();
  onTestFinished(async () => {
    await directory.db.deleteFrom('identity_key').execute();
    await directory.db.insertInto('identity_key').values(kept).execute();
  });
  await directory.db.deleteFrom('identity_key').execute();
  later(directory, 61 * minute);
  // The directory looks for its keys again; back at the time of the token, only its signature is wrong.
  expect(await directory.directory.sessionOf(accessToken)).toBeUndefined();
  later(directory, -61 * minute);
  expect(await directory.directory.sessionOf(accessToken)).toBeUndefined();
});
