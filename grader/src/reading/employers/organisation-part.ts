import type { Entry, Part } from '../../model/resume.ts';
import { cutBetween } from '../../model/text/text.ts';
import { partNamed } from '../rows/part-named.ts';

/** What is told of an employer before its name: "was working with Harbor Works". */
const workingWith =
  /^(?:(?:presently|currently|now)\s+)?(?:(?:was|am|is|been)\s+)?work(?:ed|ing)\s+(?:with|for|at|in)\s+(?=\p{Lu})/iu;

/** What a college belongs to is not its name: "Elm College (Affiliated to Hill University)". */
const affiliation = /\s*[,(–-]*\s*affiliated (?:to|with|by)\b.*$/i;

/** A grade behind the name of a school: "(First Class)", ", 8.4/10". */
const markTail =
  /\s*\((?:[^()]*(?:\d[.,:/]\d|\d ?%|distinction|first|second|third|merit|laude|mention|note|honou?rs|class|(?<![a-z]{4} )division|grade)[^()]*)\)?$|,\s*(?:note )?\d[\d.,:/ ]*%?$|,\s*\d+ e lode$|,\s*(?:with )?(?:distinction|first class|merit|first division)$/i;

/** The address of an employer in the web behind its name: "Harbor Works (www.harbor.example)". */
const webTail = /\s*\(?\b(?:www\.|https?:\/\/).*$/iu;

/** The employer or the school in a part of a header, without a verb before it and a grade, an affiliation or a web address behind it. */
export function organisationIn(part: Part | undefined): Pick<Entry, 'organisation'> {
  if (!part) return {};
  const bare = part.text.replace(markTail, '').replace(affiliation, '');
  const whole = bare.replace(webTail, '') || bare;
  const from = workingWith.exec(whole)?.[0].length ?? 0;
  const text = whole.slice(from);
  const organisation = partNamed(part, text) ?? { text, words: cutBetween(part.words, from, whole.length) };
  return text === '' ? {} : { organisation };
}
