import { z } from 'zod';

/**
 * Neither control characters nor halves of a character, which cannot be kept, nor signs that turn the order of the
 * letters round, by which a name shows as another one.
 */
export const linePattern = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
/** The same with line breaks and tabs. */
export const linesPattern = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

const text = (pattern: RegExp) => (shortest: number, longest: number) =>
  z.string().normalize('NFC').trim().min(shortest).max(longest).regex(pattern);

/** One line that somebody wrote, such as a name. Two ways to write one letter become the same letter. */
export const line = text(linePattern);
/** What somebody wrote over several lines, such as a message. */
export const lines = text(linesPattern);

/** An id that we gave out. It is kept in lower case; other programs may write it otherwise. */
export const givenId = () => z.uuid().toLowerCase();
