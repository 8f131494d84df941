import { otherStopWords } from '../../words/stop-words.ts';
import { askedOnce } from '../asked-once.ts';
import type { Word } from '../page.ts';
import type { Resume, Row } from '../resume.ts';
import { linesOf, plainRowsOf } from './written-lines.ts';

/** Sections of addresses and of people. */
const ofNames = ['contact', 'references'];
const foreignSmall = new Set(['de', 'la', 'en', 'et', 'y', 'e', 'sa']);

/**
 * The words of rows that are neither lines nor plain rows: titles, the headers of entries, publications, the labels of
 * personal details and what stands above the first title. Rows in another language are left out, and words that continue
 * from the row above.
 */
export const otherRowsOf = askedOnce((resume: Resume): { words: Word[] }[] => {
  const told = new Set([...linesOf(resume), ...plainRowsOf(resume)].flatMap(({ rows }) => rows));
  const names = new Set(rowsOf(resume, ofNames));
  const personal = new Set(rowsOf(resume, ['personal']));
  return resume.rows.flatMap((row, i) => {
    if (told.has(row) || names.has(row) || isForeign(row)) return [];
    const words = personal.has(row) ? labelOf(row) : row.words;
    const continues = /\p{L}[-\u00ad\u2010]$/u.test(resume.rows[i - 1]?.text ?? '');
    return [{ words: continues ? words.slice(1) : words }];
  });
});

const rowsOf = ({ sections }: Resume, kinds: readonly string[]) =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ rows }) => rows);

/** The label before the colon, or the first of the row's segments: "Father's name". */
function labelOf({ words, segments }: Row): Word[] {
  const end = words.findIndex(({ text }) => text.includes(':'));
  if (end >= 0) return words.slice(0, end + 1);
  return segments.length > 1 ? (segments[0]?.words ?? []) : [];
}

const isForeign = ({ text }: Row): boolean =>
  /[\u00c0-\u024f]/.test(text) ||
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => otherStopWords.has(word) || foreignSmall.has(word));
