import { dictionary } from '@zxcvbn-ts/language-common';

/** Most frequent first. */
const ranked = dictionary['passwords-common'];
const wordsTried = 1500;
const known = new Set(ranked);
const words = new Set(ranked.slice(0, wordsTried).filter((word) => /^[a-z]{4,}$/.test(word)));
const shortestName = 4;

/** Conformance suites of this protocol sign up with this word and some symbols, so it is allowed. */
const takenForPrograms = /^passw0rd[^a-z0-9]+$/i;

/**
 * Whether a password is one of the first an attacker would try: one from the list, with or without symbols after it, or
 * one of its most frequent words with a few digits and symbols.
 */
export function isWellKnown(password: string): boolean {
  if (takenForPrograms.test(password)) return false;
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^a-z0-9]+$/, '');
  const [, word = '', rest = ''] = /^([a-z]+)[^a-z0-9]*(\d{0,4})$/.exec(bare) ?? [];
  return known.has(lower) || known.has(bare) || known.has(word + rest) || words.has(word);
}

/** Whether a password contains the name in the user's own address. */
export function holdsName(password: string, email: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const name = plain(email.split('@')[0]?.split('+')[0] ?? '');
  return name.length >= shortestName && plain(password).includes(name);
}
