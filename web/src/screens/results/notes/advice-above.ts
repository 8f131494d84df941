import type { Finding } from '@redmark/contract';

/** From this length on, a quotation is a whole line, not a word or two within a sentence. */
const wholeLine = 24;

/** The advice to show above the better line, without a last sentence that quotes the same line again. */
export function adviceAbove({ advice, rewrite }: Pick<Finding, 'advice' | 'rewrite'>): string {
  const last = / [^.:“”]+: “([^”]+?)…?”\.$/.exec(advice);
  const quoted = last?.[1] ?? '';
  if (!last || !rewrite || quoted.length < wholeLine || !plain(rewrite).startsWith(plain(quoted))) return advice;
  return advice.slice(0, last.index);
}

const plain = (text: string) => text.replaceAll('**', '');
