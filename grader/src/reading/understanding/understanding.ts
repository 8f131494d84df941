import { askedOnce } from '../../model/asked-once.ts';
import type { Word } from '../../model/page.ts';
import type { ReadParts, Row, SectionKind, Understanding } from '../../model/resume.ts';
import { wordRolesOf } from './word-roles.ts';

/** Sections that tell what the person did and learned. What stands under an unknown title may be such a section. */
const careerKinds: SectionKind[] = [
  'experience',
  'education',
  'projects',
  'research',
  'teaching',
  'volunteering',
  'other',
];

/**
 * How much of the text was understood: every word is a known part of a resume, or it is unread. What is claimed here is
 * compared with pages that were read by eye (`docs/judging.md`).
 */
export function understandingOf(parts: ReadParts): Understanding {
  const roles = wordRolesOf(parts);
  const { pages, rows, top, sections } = parts;
  // Every row is asked about alone, with its page, its section and all others.
  const countOf = askedOnce((row: Row) => countIn(row, roles));
  const shareOf = (some: readonly Row[]) => readShareOf(some.map(countOf));
  const career = sections.filter(({ kind }) => careerKinds.includes(kind)).flatMap((section) => section.rows);
  const others = sections.filter(({ kind }) => !careerKinds.includes(kind)).flatMap((section) => section.rows);
  // Text that no part of its section explains may be work, whatever title stands above it.
  const lost = [...top.filter((row) => shareOf([row]) < 1), ...others.filter((row) => shareOf([row]) < 0.5)];
  return {
    roles,
    share: shareOf(rows),
    career: shareOf([...career, ...lost]),
    pages: pages.map(({ number }) => shareOf(rows.filter((row) => row.page === number))),
    sections: sections.map((section) => shareOf(section.rows)),
    unread: rows.filter((row) => row.words.length > 0 && shareOf([row]) < 0.5),
  };
}

const isText = ({ text }: Word) => /[\p{L}\p{N}]/u.test(text);

/** How many words of a row there are, and how many of them have a role. */
type Count = { words: number; read: number };

function countIn(row: Row, roles: ReadonlyMap<Word, unknown>): Count {
  const own = row.words.filter(isText);
  return { words: own.length, read: own.filter((word) => roles.has(word)).length };
}

/** The share of words with a role, from 0 to 1; 1 where there are none. */
function readShareOf(counts: readonly Count[]): number {
  const words = counts.reduce((sum, count) => sum + count.words, 0);
  return words === 0 ? 1 : counts.reduce((sum, { read }) => sum + read, 0) / words;
}
