import { expect, test } from 'vitest';
import { complaintAboutLines } from './several-lines.ts';

test('several lines are as long as their form wants them', () => {
  expect(complaintAboutLines('  ', { minLength: 3 })).toBe('This field is required');
  expect(complaintAboutLines(' ab ', { minLength: 3 })).toBe('Please enter at least 3 characters');
  expect(complaintAboutLines('abc', { minLength: 3 })).toBeUndefined();
  expect(complaintAboutLines('a', {})).toBeUndefined();
});

test('several lines fit the pattern of their form, and the form may say it in its own words', () => {
  const pattern = /^[^<>]*$/;
  expect(complaintAboutLines('no <b>', { pattern, message: 'Plain text, please' })).toBe('Plain text, please');
  expect(complaintAboutLines('no <b>', { pattern })).toBe('Please check what you wrote here');
  expect(complaintAboutLines('plain', { pattern })).toBeUndefined();
  expect(complaintAboutLines('ab', { minLength: 3, message: 'A little more' })).toBe('A little more');
});
