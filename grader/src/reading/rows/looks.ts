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

/** Whether two words of one line differ in weight, slope, colour or size. */
export function looksDifferent(one: Word, other: Word): boolean {
  return (
    one.bold !== other.bold ||
    one.italic !== other.italic ||
    one.color !== other.color ||
    (Math.abs(one.size - other.size) > 0.6 && !areSmallCapitals(one, other))
  );
}

/** Whether one of two words in capitals is a small word in the small capitals of a name: "ELM UNIVERSITY *OF* LEEDS". */
function areSmallCapitals(one: Word, other: Word): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return smallWord.test(small.text) && small.size > leastSmallCapital * large.size && !/\p{Ll}/u.test(large.text);
}

const smallWord = /^(?:OF|AND|FOR|THE|IN|AT|DE|DU|DES|DI|DELLA|&)$/;
/** So large, beside full ones, small capitals are drawn. */
const leastSmallCapital = 0.65;
