import { z } from 'zod';

/**
 * No control characters, no lone surrogates, which cannot be stored, and no bidirectional overrides, which make a name
 * look like another one.
 */
export const linePattern = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
/** The same with line breaks and tabs. */
export const linesPattern = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

const text = (pattern: RegExp) => (shortest: number, longest: number) =>
  z.string().normalize('NFC').trim().min(shortest).max(longest).regex(pattern);

/** One line of user input, such as a name, normalised to NFC. */
export const line = text(linePattern);
/** User input of several lines, such as a message. */
export const lines = text(linesPattern);

/** An id that the server issued. It is stored in lower case; other programs may send it in upper case. */
export const givenId = () => z.uuid().toLowerCase();
