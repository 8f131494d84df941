import type { Row } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isPlace } from '../../words/places/places.ts';
import { datesEntry } from '../dates/dated-rows.ts';
import { isDateAlone } from '../dates/rail-dates.ts';

const mostWords = 20;
/** Words of a name that have no capital. */
const joiner = /^(?:of|and|for|the|in|at|on|to|de|di|du|la|le|des|del|der|für|und|formerly|[^\p{L}]*)$/u;
/** What parts the names of a line: "Department of Trade, Elm University | Leeds, UK". */
const between = /,\s+|;\s+|:\s+|\s[|•·–—-]\s|\s\(/u;

/**
 * Whether a line is too long for a header but made of names: an employer with its department and its town, right below
 * the dated `header` of a post, or right above the post or the time.
 */
export function namesAtLength(row: Row, next: Row | undefined, header: readonly Row[]): boolean {
  if (row.segments.length > 1 || row.words.length > mostWords || !isMadeOfNames(row)) return false;
  const parts = row.text.split(between);
  const isPlaced = isPlace(parts.slice(-2).join(', '));
  const namesEmployer = parts.some((part) => organisationScoreOf(part) >= (isPlaced ? 0.7 : 1));
  const said = header.filter((one) => !isDateAlone(one));
  const isPostAlone =
    said.length === 1 && said.every(({ text }) => text.split(between).every((part) => organisationScoreOf(part) < 1));
  const isBelow = isPostAlone && header.some(datesEntry);
  if (isBelow && namesEmployer) return true;
  if (!next || next.mark || next.page !== row.page || next.column !== row.column) return false;
  const isJob = namesEmployer || parts.some((part) => titleScoreOf(part) >= 2);
  if (isDateAlone(next)) return isJob;
  const isPost = datesEntry(next) && titleScoreOf(next.segments[0]?.text ?? '') >= 2;
  return (isPost && namesEmployer) || (isPlaced && datesEntry(next) && next.segments.length > 1);
}

/** A remark in small letters at the end of a line: "(remote)". */
const remark = /\s\(\p{Ll}[^()]*\)$/u;

/** Whether all words of a line have capitals but for those that join names. */
function isMadeOfNames({ text }: Row): boolean {
  const words = text.replace(remark, '').split(/\s+/);
  const isName = (word: string) => /^\P{L}*[\p{Lu}\d]/u.test(word) || joiner.test(word.replace(/^\(/, ''));
  const isSentence = /[;:!?]$|\p{Ll}{3}\.\s+\p{Lu}/u.test(text);
  return /^["“]?\p{Lu}/u.test(text) && !isSentence && words.every(isName);
}
