import { isKnownWord } from '../../model/language/spelling/spelling.ts';

const ligatures = ['fi', 'ff', 'fl', 'ffi', 'ti', 'tt', 'ft', 'ffl', 'Th'];

/**
 * What a glyph without a Unicode value, printed as U+FFFD, stands for: the ligature that makes a known word of the word
 * around it; empty where none does.
 */
export function ligatureIn(text: string): string {
  const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase();
  return ligatures.find((ligature) => isKnownWord(bare(text.replaceAll('\ufffd', ligature)))) ?? '';
}
