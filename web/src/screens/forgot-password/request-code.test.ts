import { expect, test } from 'vitest';
import { noAccountText, sayResetError } from './request-code.ts';

const errorOf = (name: string, message: string) => Object.assign(new Error(message), { name });

test('an address without an account is reported as one', () => {
  expect(sayResetError(errorOf('UserNotFoundException', 'Username/client id combination not found.'))).toBe(
    noAccountText,
  );
});

test('anything else is said in the words of the directory', () => {
  expect(sayResetError(errorOf('LimitExceededException', 'Attempt limit exceeded, please try after some time.'))).toBe(
    'Attempt limit exceeded, please try after some time.',
  );
});

test('a network failure is reported as one', () => {
  expect(sayResetError(errorOf('NetworkError', 'A network error has occurred.'))).toMatch(/could not reach the server/);
});
