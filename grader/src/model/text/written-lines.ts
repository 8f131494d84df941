import { type Folded, foldText } from '../../words/needed-words.ts';
import { askedOnce } from '../asked-once.ts';
import { isKnownWord } from '../language/spelling/spelling.ts';
import type { Word } from '../page.ts';
import { proseOf } from '../questions.ts';
import type { Bullet, Resume, Row } from '../resume.ts';
import { textOfLine } from './line-text.ts';

const apart = ['contact', 'personal', 'references', 'publications'];

/** All lines of text: running text first, then the bullets of the other sections. Every writing rule asks for them. */
export const linesOf = askedOnce((resume: Resume): Bullet[] => {
  const prose = proseOf(resume);
  const seen = new Set(prose.flatMap((unit) => unit.rows));
  const others = resume.sections
    .filter(({ kind }) => !apart.includes(kind))
    .flatMap((section) => section.bullets)
    .filter((bullet) => bullet.rows.every((row) => !seen.has(row)));
  return [...prose, ...others];
});

/** The words of a line as `foldText` gives them. */
export const foldedOf = askedOnce((line: Bullet): Folded => foldText(textOfLine(line)));

/** Rows outside running text and outside the headers of entries: skills, degrees, interests. */
export const plainRowsOf = askedOnce((resume: Resume): Bullet[] => {
  const seen = new Set(linesOf(resume).flatMap((unit) => unit.rows));
  return resume.sections
    .filter(({ kind }) => !apart.includes(kind))
    .flatMap((section) => {
      const headers = new Set(section.entries.flatMap((entry) => entry.header));
      return section.rows
        .map((row, i) => ({ row, words: withoutTail(row, section.rows[i - 1]) }))
        .filter(({ row }) => !seen.has(row) && !headers.has(row));
    })
    .map(({ row, words }) => ({ rows: [row], words, text: row.text, level: 0 }));
});

/** The words of a row, without the second half of a word that was broken in the row above. */
function withoutTail(row: Row, above: Row | undefined): Word[] {
  return above !== undefined && isBroken(above.text, row.text) ? row.words.slice(1) : row.words;
}

/**
 * Whether a word continues from one line to the next: with a hyphen, or cut by a narrow cell as in "Com | munication".
 */
function isBroken(above: string, below: string): boolean {
  const [tail = ''] = /^\p{Ll}+/u.exec(below) ?? [];
  if (tail === '') return false;
  if (/\p{L}-$/u.test(above)) return true;
  const [head = ''] = /\p{L}+$/u.exec(above) ?? [];
  return head !== '' && !isKnownWord(tail) && isKnownWord(`${head}${tail}`.toLowerCase());
}
