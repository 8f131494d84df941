import { contactUs } from '@redmark/contract';
import { expect, test } from 'vitest';
import { complaintAbout, type Field, fields } from './message-rules.ts';

const good = { firstName: 'Ines', lastName: 'Okafor', email: 'ines@example.com', feedback: 'Ten signs..' };

test.each([
  ['firstName', ' ', 'This field is required'],
  ['email', '', 'This field is required'],
  ['email', 'ines at example', 'Invalid email address'],
  ['feedback', 'Too short', 'Please enter at least 10 characters'],
  ['feedback', '   nine sig   ', 'Please enter at least 10 characters'],
] as [Field, string, string][])('%s “%s” hears: %s', (field, value, said) => {
  expect(complaintAbout(field, value)).toBe(said);
});

test('what the form lets through, the server takes, and the other way round', () => {
  const tries: Record<Field, string[]> = {
    firstName: ['', ' ', 'I', 'Ana María'],
    lastName: ['', 'O'],
    email: [
      'a@b.co',
      'a.b+c@d-e.example',
      "o'neil@example.org",
      '.a@b.co',
      'a..b@c.co',
      'a@b',
      'a@-b.co',
      'a b@c.co',
      'a@b.c',
      ' a@b.co ',
      'a.@b.co',
      'a@b..co',
    ],
    feedback: ['123456789', '1234567890', '  12345678  '],
  };
  for (const field of fields)
    for (const value of tries[field]) {
      const isTaken = contactUs.body.safeParse({ ...good, [field]: value }).success;
      expect([field, value, complaintAbout(field, value) === undefined]).toEqual([field, value, isTaken]);
    }
});
