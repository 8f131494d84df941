import { expect, test } from 'vitest';
import { storedToken } from './stored-token.ts';

const now = Date.UTC(2026, 10, 22);
const tokenUntil = (milliseconds: number) =>
  `e30.${btoa(JSON.stringify({ exp: milliseconds / 1000 })).replaceAll('=', '')}.signature`;
const good = tokenUntil(now + 60_000);

/** What the identity library keeps of one person. */
const session = (text: string, { client = 'abc', user = 'a.b@example.com', drift = 0 } = {}) => ({
  [`CognitoIdentityServiceProvider.${client}.LastAuthUser`]: user,
  [`CognitoIdentityServiceProvider.${client}.${user}.accessToken`]: text,
  [`CognitoIdentityServiceProvider.${client}.${user}.clockDrift`]: String(drift),
});

function storageOf(entries: Record<string, string>): Storage {
  const methods = { getItem: { value: (key: string) => entries[key] ?? null } };
  return Object.defineProperties({ ...entries }, methods) as unknown as Storage;
}
const read = (entries: Record<string, string>) => storedToken(storageOf(entries), now);

test('a token that is still good is used as it is', () => {
  expect(read(session(good))).toBe(good);
});

test('a token that runs out is left to the identity library, also by the clock of the directory', () => {
  expect(read(session(tokenUntil(now - 1)))).toBeUndefined();
  expect(read(session(tokenUntil(now + 4000)))).toBeUndefined();
  expect(read(session(good, { drift: 60_000 }))).toBeUndefined();
});

test('a token of an unknown form, of two clients, or of nobody in particular is left to it, too', () => {
  expect(read(session('no token'))).toBeUndefined();
  expect(read({ ...session(good), ...session(good, { client: 'former' }) })).toBeUndefined();
  expect(read({ 'CognitoIdentityServiceProvider.abc.somebody.accessToken': good })).toBeUndefined();
  expect(read({})).toBeUndefined();
});
