import type { Rewritten } from '@redmark/rubric';
import type { Bullet, Resume } from '../../model/resume.ts';
import type { PageRect } from '../../model/rule.ts';
import { textOf } from '../../model/text/text.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import type { Numbered } from '../number-findings.ts';

/**
 * The whole lines of all findings that propose better words, so that they can be read and copied. What only the author
 * knows stays in brackets.
 */
export function rewritesOf(resume: Resume, findings: readonly Numbered[]): Rewritten[] {
  const proposing = findings.filter(({ reported }) => reported.rewrite !== undefined);
  if (proposing.length === 0) return [];
  const units = [
    ...linesOf(resume),
    ...resume.rows.map((row): Bullet => ({ rows: [row], words: row.words, text: row.text, level: 0 })),
  ];
  return proposing.flatMap(({ reported, members }) => {
    const { number, text } = reported;
    const rewrite = (reported.rewrite ?? '').replaceAll('**', '');
    const rect = members[0]?.at[0];
    const line = rect && units.find(({ rows }) => rows.some((row) => holds(row, rect)));
    const lines = rect && line ? inLine(line, rect, text, rewrite) : { before: text, after: rewrite };
    return lines.before === lines.after || lines.before === '' ? [] : [{ number, ...lines }];
  });
}

const holds = (row: PageRect, rect: PageRect) =>
  row.page === rect.page &&
  row.x0 - 0.5 <= rect.x0 &&
  row.x1 + 0.5 >= rect.x1 &&
  Math.min(row.y1, rect.y1) - Math.max(row.y0, rect.y0) > 0.5 * (rect.y1 - rect.y0);

/** Some rules propose the whole line, others only a replacement for the wrong words. */
function inLine(line: Bullet, rect: PageRect, text: string, rewrite: string): { before: string; after: string } {
  const before = textOf(line.words);
  const at = offsetOf(line, rect);
  const start = before.startsWith(text, at) ? at : before.indexOf(text);
  if (start < 0 || text === '') return { before: text, after: rewrite };
  const tail = before.slice(start + text.length);
  const last = tail.match(/([\p{L}\p{N}%]+)[^\p{L}\p{N}%]*$/u)?.[1];
  if (last !== undefined && rewrite.length > text.length && hasWord(rewrite, last) && rewrite.length > tail.length / 2)
    return { before, after: before.slice(0, start) + rewrite };
  return { before, after: before.slice(0, start) + rewrite + tail };
}

const hasWord = (text: string, word: string) => text.split(/[^\p{L}\p{N}%]+/u).includes(word);

/** The offset in the text of a line at which the characters inside a rectangle begin. */
function offsetOf({ words }: Bullet, rect: PageRect): number {
  let at = 0;
  for (const word of words) {
    const isHere = holds(word, { ...rect, x1: Math.min(rect.x1, word.x1) }) && word.x1 > rect.x0;
    if (isHere)
      return (
        at +
        Math.max(
          0,
          word.edges.findIndex((edge) => edge >= rect.x0 - 0.05),
        )
      );
    at += word.text.length + 1;
  }
  return -1;
}
