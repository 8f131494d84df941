import * as provider from '@aws-sdk/client-lambda';
import { expect, test } from 'vitest';
import { isWorthAnotherAttempt, namedErrors } from './lambda-errors.ts';

test('every name is one of the provider’s', () => {
  for (const name of namedErrors) expect(provider).toHaveProperty(name);
});

test('a full house passes by itself, a missing key does not, though both may be the server’s', () => {
  for (const name of ['TooManyRequestsException', 'ServiceException', 'SnapStartNotReadyException', 'EFSIOException'])
    expect(isWorthAnotherAttempt(name, false)).toBe(true);
  for (const name of ['KMSDisabledException', 'InvalidSubnetIDException', 'RecursiveInvocationException'])
    expect(isWorthAnotherAttempt(name, true)).toBe(false);
});

test('of a name nobody knows the client’s own view counts', () => {
  expect([isWorthAnotherAttempt('ECONNRESET', true), isWorthAnotherAttempt('toString', false)]).toEqual([true, false]);
});
