import { textStyleOf } from '../../model/layout/text-style.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';

/** Whether two rows begin in the same place, with a segment of the same style. */
export const sameLooks = (one: Row, other: Row): boolean => areAlike(one, other, ({ segments }) => itemAt(segments, 0));

/** Whether two rows begin in the same place, with a word of the same style. */
export const beginAlike = (one: Row, other: Row): boolean =>
  areAlike(one, other, (row) => {
    const word = itemAt(row.words, 0);
    return { ...itemAt(row.segments, 0), words: [word], text: word.text, size: word.size };
  });

function areAlike(one: Row, other: Row, partOf: (row: Row) => Segment): boolean {
  const [a, b] = [textStyleOf(partOf(one)), textStyleOf(partOf(other))];
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.color === b.color &&
    Math.abs(a.size - b.size) <= 0.6 &&
    Math.abs(one.x0 - other.x0) <= 2.5
  );
}

/** Whether a row holds a word, which may have been cut or made anew since: by where it stands. */
export const holdsWord = ({ words }: Pick<Row, 'words'>, word: Word): boolean =>
  words.some(({ x0, base }) => x0 === word.x0 && base === word.base);
