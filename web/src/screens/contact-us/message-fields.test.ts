import { contactUs } from '@redmark/contract';
import { expect, test } from 'vitest';
import { readMessage } from './message-fields.ts';

const good = { firstName: 'Ines', lastName: 'Okafor', email: 'ines@example.com', feedback: 'Ten signs..' };
type Field = keyof typeof good;

test.each<[Field, string, string]>([
  ['firstName', ' ', 'This field is required'],
  ['email', '', 'This field is required'],
  ['email', 'ines at example', 'Invalid email address'],
  ['feedback', '', 'This field is required'],
  ['feedback', 'Too short', 'Please enter at least 10 characters'],
  ['feedback', '   nine sig   ', 'Please enter at least 10 characters'],
])('%s “%s” hears: %s', (field, value, said) => {
  expect(readMessage({ ...good, [field]: value }).complaints[field]).toBe(said);
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
  for (const [field, values] of Object.entries(tries))
    for (const value of values) {
      const message = { ...good, [field]: value };
      const isTaken = contactUs.body.safeParse(message).success;
      expect([field, value, readMessage(message).value !== undefined]).toEqual([field, value, isTaken]);
    }
});
