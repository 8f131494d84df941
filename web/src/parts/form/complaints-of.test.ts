import { expect, test } from 'vitest';
import { z } from 'zod';
import { complaintsOf } from './complaints-of.ts';
import { mismatchText, password, passwordText, required, requiredText, retyped, sameTwice } from './rules.ts';

const fields = z.object({ code: required, password, retype: retyped }).refine(...sameTwice);

test('what is right is not complained about', () => {
  expect(complaintsOf(fields.safeParse({ code: '1', password: 'Correct-Horse-7', retype: 'Correct-Horse-7' }))).toEqual(
    {},
  );
});

test('each field says the first thing that is wrong with it', () => {
  expect(complaintsOf(fields.safeParse({ code: ' ', password: 'short', retype: '' }))).toEqual({
    code: { message: requiredText },
    password: { message: passwordText },
    retype: { message: requiredText },
  });
});

test('what two fields have to do with each other is said at the second', () => {
  expect(complaintsOf(fields.safeParse({ code: '1', password: 'Correct-Horse-7', retype: 'other' }))).toEqual({
    retype: { message: mismatchText },
  });
});
