import { isForm } from '../../model/language/verb-forms.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Row } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { sameLooks } from '../rows/looks.ts';

/** Rows that make one list item or paragraph; `marked` says that it has a bullet sign. */
export type Unit = { rows: Row[]; marked: boolean };

/** How far the edges of lines of one text may lie apart, in points. */
export const textEdge = 3.5;

/** A short line that opens with a verb for work done is an item, not a title: "Tested 45 pages and doubled signups". */
export function opensWithWork({ text, words, segments }: Row): boolean {
  const first = words[0]?.text ?? '';
  if (words.length < 4 || segments.length > 1 || !/^\p{Lu}\p{Ll}+$/u.test(first)) return false;
  if (organisationScoreOf(text) >= 1.5 || titleScoreOf(text) >= 2) return false;
  const plainVerb = isForm(first.toLowerCase(), 'base') && words.length >= 6 && titleScoreOf(text) === 0;
  return (/ed$/.test(first) && isForm(first.toLowerCase(), 'past')) || irregularPast(first) || plainVerb;
}

/** "Wrote", "Led", "Built": past forms that are neither nouns nor base forms. */
function irregularPast(word: string): boolean {
  const lower = word.toLowerCase();
  return isForm(lower, 'past') && !isForm(lower, 'base', 's3') && !/ed$/.test(lower);
}

const mostNameWords = 2;

/** A short last line of running text is no header; "eHarbor" is a name. */
export function isSentenceTail(row: Row, before: Row | undefined): boolean {
  if (before === undefined || /[.:]$/.test(before.text) || !/^\p{Ll}(?!\p{Ll}{0,2}\p{Lu})/u.test(row.text))
    return false;
  // A bold line below a plain one is a name in small letters: "**harbor-works**".
  const isName = row.words.length <= mostNameWords && row.words.every(({ bold }) => bold);
  return !(isName && before.words.every(({ bold }) => !bold));
}

/** A short sentence in a list without bullet signs, below items that end as it does. */
export function isShortItem(row: Row, unit: Unit): boolean {
  const above = itemAt(unit.rows, 0);
  return (
    !unit.marked &&
    /[.!]$/.test(row.text) &&
    organisationScoreOf(row.text) < 1 &&
    /[.!]$/.test(unit.rows.at(-1)?.text ?? '') &&
    Math.abs(row.x0 - above.x0) <= textEdge &&
    row.words[0]?.bold === above.words[0]?.bold
  );
}

/** A short line right below text, in the looks of that text and not in those of the first header: an item of a list. */
export function isListLine(row: Row, before: Row, unit: Unit, leading: number, model: Row): boolean {
  const gap = row.base - before.base;
  return (
    !unit.marked &&
    unit.rows.at(-1) === before &&
    row.segments.length === 1 &&
    row.page === before.page &&
    gap > 0 &&
    gap <= 1.35 * leading &&
    sameLooks(row, itemAt(unit.rows, 0)) &&
    !sameLooks(row, model)
  );
}
