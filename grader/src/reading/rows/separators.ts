import type { Word } from '../../model/page.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';

/** Separator words. A comma alone is one: it was set in another style than the words before it; dashes and dots in a row lead to the right margin. */
export const separators = /^(?:[|·•–—∙⋄/,»]|-|@|\|\||\/\/|::|[-–—_.·]{4,})$/;

/**
 * Whether a slash is part of a name or a post, since another sign parts the line: "Harbor Radio / Elm Media – Host". Between a
 * post and a firm, and behind a town, it parts them all the same.
 */
export function isSlashInside(words: readonly Word[], i: number, run: Word[]): boolean {
  if (words[i]?.text !== '/' || !words.some(({ text }) => text !== '/' && separators.test(text))) return false;
  const behind = words.slice(i + 1);
  const end = behind.findIndex(({ text }) => separators.test(text));
  const sides = [textOf(run), textOf(end < 0 ? behind : behind.slice(0, end))];
  if (sides.includes('') || isPlace(run.at(-1)?.text ?? '')) return false;
  return !(sides.some((side) => titleScoreOf(side) >= 2) && sides.some((side) => organisationScoreOf(side) >= 0.7));
}
