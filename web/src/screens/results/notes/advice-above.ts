import type { Finding } from '@redmark/contract';

/** A whole line said twice is worth leaving out once; a word or two belongs to its sentence. */
const wholeLine = 24;

/** The advice over a better line: the sentence that quotes that line is left out, since the line itself follows. */
export function adviceAbove({ advice, rewrite }: Pick<Finding, 'advice' | 'rewrite'>): string {
  const last = / [^.:“”]+: “([^”]+?)…?”\.$/.exec(advice);
  const quoted = last?.[1] ?? '';
  if (!last || !rewrite || quoted.length < wholeLine || !plain(rewrite).startsWith(plain(quoted))) return advice;
  return advice.slice(0, last.index);
}

const plain = (text: string) => text.replaceAll('**', '');
