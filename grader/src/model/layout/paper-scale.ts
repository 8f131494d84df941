import type { Page } from '../resume.ts';

/** In points: the width of a letter, from which A4 hardly differs. */
const letterWidth = 612;

/**
 * By how much lengths on a page change when it is printed on usual paper: 1 on paper of about that width. A page on its
 * side is read at the same distance: its short side counts.
 */
export function paperScaleOf(page: Page | undefined): number {
  const width = Math.min(page?.width ?? letterWidth, page?.height ?? letterWidth);
  return width > letterWidth * 1.1 || width < letterWidth * 0.9 ? letterWidth / width : 1;
}
