import type { Word } from '../../model/page.ts';
import type { Part } from '../../model/resume.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { partNamed } from '../rows/part-named.ts';
import { endWithBracket } from './names-in-brackets.ts';

const form =
  '(?:Ltd|LTD|ltd|Limited|LIMITED|limited|LLC|llc|L\\.L\\.C|LLP|W\\.?L\\.?L|Inc|INC|GmbH|PLC|Corp)\\b[.”"]*,?';
/** The letters that a name is known by, in brackets behind it. */
const short = '\\((?:India|P|[A-Z&]{2,8})\\)';
/** What goes on with a name behind a legal form in it: "Delta Ltd & Sons", "Delta Ltd. Co". */
const goesOn = `(?:&|and|of|for|Co|Company|Group|Pvt|Ltd|Limited|LLC|LTD|Inc|[Uu]nit\\b|${short})`;
/** Where a name ends with its legal form, and what follows is a place or a remark: "Delta Foods Pvt. Ltd. Leeds", "Delta Foods Ltd.,Leeds". */
const endOfName = new RegExp(
  `^.{3,60}?[\\s.](?:(?:Pvt\\.?|Private|\\(P\\)|Co\\.?)\\s*)?${form}(?:\\s?${short})?(?=\\s+(?!${goesOn})[^\\s)]|\\s?[-–]\\s?\\p{Lu}\\p{L}|(?<=[.,)])(?!${goesOn})\\p{L}{2}|\\((?!${short.slice(2)}))`,
  'u',
);

/** What tells where a firm is: "Delta Foods, located in Leeds". */
const whereabouts = /^.{3,60}?(?=,? (?:located|situated|based) (?:in|at|on|near) )/iu;
/** What tells for whom a firm works, and on what: "Delta Foods under Harbor Works", "Delta Foods towards two projects". */
const belonging =
  /^.{3,60}?(?=,? (?:under|through)(?: ?["“‘”] ?| )\p{Lu}| towards? \p{L}|,? (?:in )?(?:association|associate|collaboration|partnership) with )/u;
/** A name that a sentence does not begin with: each of its words has a capital, or begins with another sign. */
const isCapital = (text: string) => text.split(' ').every((word) => /^(?:\P{Ll}|m\/s|of$|and$|the$|for$)/u.test(word));

/** The words of an employer's name without what follows its legal form or tells where it is. */
export function withoutTail(words: Word[]): Word[] {
  const text = textOf(words);
  const [firm] = belonging.exec(text) ?? [];
  const name = endOfName.exec(text)?.[0] ?? whereabouts.exec(text)?.[0] ?? (firm && isCapital(firm) ? firm : undefined);
  return name ? cutBetween(words, 0, endWithBracket(text, name.length)) : words;
}

const quoted = /^["“”]([^"“”]+)["“”]?[.,\s]*$|^([^"“”]+)["“”][.,\s]*$|^[‘']([^‘’']+)[’'][.,\s]*$/u;

/** A name without the quotation marks around it. */
export function withoutQuotes(part: Part): Part {
  const name = quoted.exec(part.text)?.slice(1).find(Boolean)?.trim();
  return (name && partNamed(part, name)) || part;
}
