import { passwordMinLength } from '@redmark/contract';

/** What a password must have. `PasswordDemands` ticks them off while somebody types. */
export const passwordDemands = [
  { said: 'Eight characters', isMet: (text: string) => text.length >= passwordMinLength },
  { said: 'An uppercase letter', isMet: (text: string) => /\p{Lu}/u.test(text) },
  { said: 'A number', isMet: (text: string) => /\d/.test(text) },
  { said: 'A symbol', isMet: (text: string) => /[^\p{L}\p{N}\s]/u.test(text) },
];
