import { proseOf } from './questions.ts';
import type { Bullet, Resume } from './resume.ts';

const apart = ['contact', 'references', 'publications'];

/** Everything a person wrote as text of their own: running text first, then lines of the other sections. */
export function linesOf(resume: Resume): Bullet[] {
  const prose = proseOf(resume);
  const seen = new Set(prose.flatMap((unit) => unit.rows));
  const others = resume.sections
    .filter(({ kind }) => !apart.includes(kind))
    .flatMap((section) => section.bullets)
    .filter((bullet) => bullet.rows.every((row) => !seen.has(row)));
  return [...prose, ...others];
}

/** Rows outside running text and outside the headers of entries: skills, degrees, interests. */
export function plainRowsOf(resume: Resume): Bullet[] {
  const seen = new Set(linesOf(resume).flatMap((unit) => unit.rows));
  return resume.sections
    .filter(({ kind }) => !apart.includes(kind))
    .flatMap((section) => {
      const headers = new Set(section.entries.flatMap((entry) => entry.header));
      return section.rows.filter((row) => !seen.has(row) && !headers.has(row));
    })
    .map((row) => ({ rows: [row], words: row.words, text: row.text, level: 0 }));
}
