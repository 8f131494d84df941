import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { organisationCues } from '../../words/posts/organisations.ts';

const mostTownWords = 4;
const small = /^(?:and|of|the|upon|on|in|de|del|da|do|dos|di|la|le|les|el|al|sur|am|an|der|den|im|près|bei|[-–&])$/i;
/** Endings of English words that name a field of work or several people, not a town. */
const commonEnding = /(?:s|ing|ment|tion|ance|ence|ics|logy|ry|ity)$/i;
const legalForm =
  /^(?:inc|llc|l\.l\.c|ltd|limited|pvt|private|co|corp|llp|plc|gmbh|s\.?a|s\.?l|w\.?l\.?l|est|kg|ag|b\.?v|n\.?v)\b\.?/i;

/** Splits the town off the end of an employer's name, although it has no state: "Meridian Packaging, Leeds". */
export function splitTown(words: Word[]): Word[][] {
  for (let i = 1; i < words.length; i++) {
    if (!itemAt(words, i - 1).text.endsWith(',')) continue;
    const tail = words.slice(i);
    if (textOf(tail).split(/,\s*/).every(isTown)) return [words.slice(0, i), tail];
  }
  return [words];
}

/** Whether a short text reads as the name of a town: capitalised, without any word for a firm, a field or a job. */
export function isTown(text: string): boolean {
  if (isPlace(text)) return true;
  const words = text
    .replace(/[()]|[.,;]$/g, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > mostTownWords || /\d|[@:/|•·]/.test(text) || legalForm.test(text))
    return false;
  if (!words.every((word) => small.test(word) || /^[\p{Lu}][\p{L}.'’-]*$/u.test(word))) return false;
  // "HarborLedger" is a firm; "McAllen" is a town.
  if (words.some((word) => /\p{Ll}{3}\p{Lu}/u.test(word))) return false;
  const lower = words.map((word) => word.toLowerCase());
  if (titleScoreOf(text) > 0 || lower.some((word) => organisationCues.has(word))) return false;
  return lower.some((word) => !isKnownWord(word)) || !lower.some((word) => commonEnding.test(word));
}
