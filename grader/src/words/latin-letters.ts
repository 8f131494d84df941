/** Letters from a to z and those of other languages in Latin script, as a part of a class in a pattern without case. */
export const latin = 'a-zß-ɏ';

/**
 * A pattern in which any letter is a Latin one. A class of all letters of Unicode takes half a millisecond to compile in
 * every pattern without case that has it, and these patterns are about English words.
 */
export const withLatinLetters = (pattern: string): string =>
  pattern.replaceAll('[^s\\P{L}]', `[${latin.replace('a-z', 'a-rt-z')}]`).replace(/\\p\{Ll?\}/g, `[${latin}]`);
