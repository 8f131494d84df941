import { textStyleOf } from '../../model/layout/text-style.ts';
import type { Word } from '../../model/page.ts';
import type { Row } from '../../model/resume.ts';
import { cutWord, textOf } from '../../model/text/text.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';
import { sameStyle } from '../titles/title-style.ts';

/** The number or letter before an item, alone or attached to its first word. */
type NumberSign = { sign: Word; rest: Word[] };

type Found = NumberSign & { row: Row; values: { value: number; system: string }[] };

const alone = /^\(?(?:(\d{1,2})|([a-zA-Z])|([ivx]{2,5}|[IVX]{2,5}))[.):]{1,2}[-–]?$/;
const attached = /^(?:\(?(\d{1,2})[.)]|\(?(?:([a-h])|([ivx]{2,5}))\))(?=\p{L})/u;
/** The number of a reference, with the letter of its list: "[12]", "[B3]". */
const reference = /^\[(\p{Lu}{0,2})(\d{1,3})\]$/u;
/** A reference begins with its authors: "Rowan, A.", "A. Rowan". Posts and projects may be numbered so, too. */
const authors = /^(?:\p{Lu}\.|\p{L}[\p{L}’'-]{1,30},?\s\p{Lu}\.)/u;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];
/** How far the signs of one list may stand apart, in points: numbers of two digits begin further left. */
const sameEdge = 8;
/** So many signed rows of inner lists may stand between two items. */
const reach = 8;

/**
 * The signs of numbered and lettered lists, by row: numbers that follow one another at one edge. Numbers before the
 * titles of sections are none.
 */
export function numberSigns(rows: Row[]): Map<Row, NumberSign> {
  const found = rows.flatMap((row) => signOf(row) ?? []);
  const titles = found.filter(isTitle).map(({ row }) => textStyleOf(row));
  const items = found.filter(({ row }) => !titles.some((style) => sameStyle(style, textStyleOf(row))));
  const follows = (one: Found | undefined, other: Found) =>
    one !== undefined &&
    Math.abs(one.sign.x0 - other.sign.x0) <= sameEdge &&
    one.values.some(({ value, system }) =>
      // References may count down to the first one.
      other.values.some(
        (next) =>
          next.system === system &&
          (next.value === value + 1 || (next.system.startsWith('[') && next.value === value - 1)),
      ),
    );
  return new Map(
    items
      .filter((item, i) => {
        const before = items.slice(Math.max(0, i - reach), i);
        const after = items.slice(i + 1, i + 1 + reach);
        return before.some((one) => follows(one, item)) || after.some((one) => follows(item, one));
      })
      .map(({ row, sign, rest }) => [row, { sign, rest }]),
  );
}

function signOf(row: Row): Found | undefined {
  const [first, ...rest] = row.words;
  if (!first) return undefined;
  const [, list, entry] = reference.exec(first.text) ?? [];
  if (entry && authors.test(textOf(rest)))
    return { row, sign: first, rest, values: [{ value: Number(entry), system: `[${list}]` }] };
  const match = first.text.match(alone);
  if (match && rest.length > 0) return { row, sign: first, rest, values: valuesOf(match) };
  const glued = first.text.match(attached);
  if (!glued) return undefined;
  const { length } = glued[0];
  return {
    row,
    sign: cutWord(first, 0, length),
    rest: [cutWord(first, length), ...rest],
    values: valuesOf(glued),
  };
}

/** What a sign may stand for: "i)" is a letter or a Roman number. Signs of one list share their brackets and dots. */
function valuesOf([text = '', digits, letter, roman]: string[]): Found['values'] {
  const shape = text.replace(/[\p{L}\d]+/u, '');
  if (digits) return [{ value: Number(digits), system: `1${shape}` }];
  const sign = letter ?? roman ?? '';
  const lower = sign.toLowerCase();
  const size = sign === lower ? 'a' : 'A';
  const number = romans.indexOf(lower) + 1;
  return [
    ...(letter ? [{ value: lower.charCodeAt(0), system: size + shape }] : []),
    ...(number > 0 ? [{ value: number, system: (size === 'a' ? 'i' : 'I') + shape }] : []),
  ];
}

/** A number before a title of a section that stands out from the text. */
function isTitle({ row, rest }: Found): boolean {
  const style = textStyleOf(row);
  return (style.bold === true || style.caps) && kindOfTitle(textOf(rest)) !== undefined;
}
