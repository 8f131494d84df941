import type { Word } from '../../model/page.ts';
import type { Part } from '../../model/resume.ts';
import { textOf } from '../../model/text/text.ts';

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
