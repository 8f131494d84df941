import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  email,
  emailText,
  lines,
  mismatchText,
  password,
  passwordText,
  required,
  requiredText,
  retyped,
  sameTwice,
} from './rules.ts';

const sentenceOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test('a field that must be filled does not take blanks', () => {
  expect(sentenceOf(required, '')).toBe(requiredText);
  expect(sentenceOf(required, '   ')).toBe(requiredText);
  expect(sentenceOf(required, 'Ada')).toBeUndefined();
});

test('an address is asked for, then checked, and blanks around it do not matter', () => {
  expect(sentenceOf(email, '')).toBe(requiredText);
  expect(sentenceOf(email, 'ada@')).toBe(emailText);
  expect(sentenceOf(email, ' ada@example.com ')).toBeUndefined();
});

test('a password has eight characters, an uppercase letter, a number and a symbol', () => {
  expect(sentenceOf(password, '')).toBe(requiredText);
  for (const weak of ['Short1!', 'nocapital1!', 'NoNumber!', 'NoSymbol1', 'Only blank1'])
    expect(sentenceOf(password, weak)).toBe(passwordText);
  for (const good of ['Abcdef1!', 'Ünï-Code9', 'with Blank1#']) expect(sentenceOf(password, good)).toBeUndefined();
});

test('both passwords must be the same, even while another field is wrong', () => {
  const form = z.object({ name: required, password, retype: retyped }).refine(...sameTwice);
  const { error } = form.safeParse({ name: '', password: 'Abcdef1!', retype: 'Abcdef1?' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', requiredText],
    ['retype', mismatchText],
  ]);
  expect(form.safeParse({ name: 'Ada', password: 'Abcdef1!', retype: 'Abcdef1!' }).success).toBe(true);
  const weak = form.safeParse({ name: 'Ada', password: 'weak', retype: 'other' }).error;
  expect(weak?.issues.map(({ message }) => message)).toEqual([passwordText, mismatchText]);
});

test('several lines are as long as their form wants them', () => {
  const rule = lines({ minLength: 10 });
  expect(sentenceOf(rule, '')).toBe(requiredText);
  expect(sentenceOf(rule, '\n  \n')).toBe(requiredText);
  expect(sentenceOf(rule, ' too short ')).toBe('Please enter at least 10 characters');
  expect(sentenceOf(rule, 'long enough')).toBeUndefined();
  expect(sentenceOf(lines({}), 'a')).toBeUndefined();
});

test('several lines fit the pattern of their form, and the form may say it in its own words', () => {
  const rule = { pattern: /^https:/ };
  expect(sentenceOf(lines(rule), 'www.example.com')).toBe('Please check what you wrote here');
  expect(sentenceOf(lines({ ...rule, message: 'One link to each line' }), 'www')).toBe('One link to each line');
  expect(sentenceOf(lines({ minLength: 5, message: 'A little more, please' }), 'abc')).toBe('A little more, please');
  expect(sentenceOf(lines(rule), 'https://example.com')).toBeUndefined();
});
