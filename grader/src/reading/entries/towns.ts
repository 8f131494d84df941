import { isKnownWord } from '../../model/language/spelling.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Part } from '../../model/resume.ts';
import { textOf } from '../../model/text/text.ts';
import { organisationCues } from '../../words/organisations.ts';
import { isPlace } from '../../words/places.ts';
import { titleScoreOf } from './role-scores.ts';

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

/** Where a name ends with its legal form, and what follows is a place or a remark: "Delta Foods Pvt. Ltd. Leeds". */
const endOfName =
  /^.{3,60}?\s(?:(?:Pvt\.?|Private|\(P\)|Co\.?)\s+)?(?:Ltd|LTD|Limited|LIMITED|LLC|L\.L\.C|LLP|W\.?L\.?L|Inc|INC|GmbH|PLC|Corp)\b[.”"]*,?(?=\s+(?!(?:&|and|of|for|Co|Company|Group|Pvt|Ltd|Limited|LLC|LTD|Inc|\(P\)|\((?:India|[A-Z]{2,5})\)))\S)/u;

/** "Delta Foods, located in Leeds". */
const whereabouts = /^.{3,60}?(?=,? (?:located|situated|based) (?:in|at|on|near) )/iu;

/** The words of an employer's name without what follows its legal form or tells where it is. */
export function withoutTail(words: Word[]): Word[] {
  const text = textOf(words);
  const name = endOfName.exec(text)?.[0] ?? whereabouts.exec(text)?.[0];
  return name ? words.slice(0, name.split(' ').length) : words;
}

/** What is told of a degree and is no part of its name: "with the aggregate of 79 %", "(69%)", "with 1st class". */
const markOfDegree =
  /[\s,;:–-]*\(?\b(?:(?:with|securing|secured|scored?|having|obtained)\s+(?:an?\s+|the\s+)?(?:aggregate|percentage|cgpa|gpa|marks?|overall|grade|\d|first|1st|second|2nd|distinction)\b.*|(?:aggregate|percentage|cgpa)\b.*)$|[\s,;:–-]*\(?\s*\d{2}(?:\.\d+)?\s?%\s*\)?$/i;

/** What says that a degree goes on. */
const goesOn = /^(?:pursuing|candidate for(?: an?)?)\s+(?=\p{L})/iu;

/** A degree without its mark, and without what says that it goes on: "Pursuing B.Ed", "Candidate for MBA". */
export function withoutMark(degree: Part): Part {
  const start = goesOn.exec(textOf(degree.words))?.[0].trim().split(' ').length ?? 0;
  const words = start < degree.words.length ? degree.words.slice(start) : degree.words;
  const text = textOf(words);
  const name = text.replace(markOfDegree, '');
  if (name === '' || (name === text && start === 0)) return degree;
  return { text: name, words: words.slice(0, name.split(' ').length) };
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
  const lower = words.map((word) => word.toLowerCase());
  if (titleScoreOf(text) > 0 || lower.some((word) => organisationCues.has(word))) return false;
  return lower.some((word) => !isKnownWord(word)) || !lower.some((word) => commonEnding.test(word));
}
