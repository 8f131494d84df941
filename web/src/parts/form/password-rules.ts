import { passwordMinLength } from '@redmark/contract';

/** What a password must have, each in the words of a list that ticks itself off while one types. */
export const passwordDemands = [
  { said: 'Eight characters', isMet: (text: string) => text.length >= passwordMinLength },
  { said: 'An uppercase letter', isMet: (text: string) => /\p{Lu}/u.test(text) },
  { said: 'A number', isMet: (text: string) => /\d/.test(text) },
  { said: 'A symbol', isMet: (text: string) => /[^\p{L}\p{N}\s]/u.test(text) },
];
