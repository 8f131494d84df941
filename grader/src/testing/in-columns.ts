import type { RawPage } from '../model/page.ts';
import { pagesOf } from './resume-of.ts';

const tableColumns = [60, 190, 360, 470];

/**
 * The pages of a resume typed as text (see `resumeOf`), whose lines written as "a | b | c" stand in columns that begin at
 * `lefts`, in points. A word that is "." stands for an empty cell.
 */
export function inColumns(text: string, lefts: readonly number[] = tableColumns): RawPage[] {
  const pages = pagesOf(text);
  for (const page of pages) {
    const lines = Map.groupBy(page.words, (word) => word.base);
    for (const words of lines.values()) {
      if (!words.some((word) => word.text === '|')) continue;
      let column = 0;
      let x = lefts[0] ?? 0;
      for (const word of words) {
        if (word.text === '|') {
          column++;
          x = lefts[column] ?? 0;
        } else {
          const shift = x - word.x0;
          word.x0 += shift;
          word.x1 += shift;
          word.edges = word.edges.map((edge) => edge + shift);
          x = word.x1 + 3;
        }
      }
    }
    page.words = page.words.filter((word) => word.text !== '|' && word.text !== '.');
  }
  return pages;
}
