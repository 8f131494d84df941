import { expect, test } from 'vitest';
import { hasTokens } from './session-store.ts';

const storageOf = (...keys: string[]) => ({ length: keys.length, key: (at: number) => keys[at] ?? null });

test('a browser with an access token may be signed in', () => {
  expect(hasTokens(storageOf('user', 'CognitoIdentityServiceProvider.abc.somebody.accessToken'))).toBe(true);
});

test('what else the identity library leaves behind is no session', () => {
  expect(hasTokens(storageOf('CognitoIdentityServiceProvider.abc.somebody.deviceKey', 'publicObj'))).toBe(false);
  expect(hasTokens(storageOf())).toBe(false);
});

test('without storage nobody is signed in', () => {
  expect(hasTokens(undefined)).toBe(false);
});
