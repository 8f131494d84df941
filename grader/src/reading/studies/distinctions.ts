import type { Entry, Part } from '../../model/resume.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool } from '../../words/studies/schools.ts';
import { partOfWords } from '../rows/pieces.ts';

/** How well something was passed, and nothing else: "First Class", "Second class honours (upper division)". */
const distinction =
  /^(?:with )?(?:(?:first|second|third|1st|2nd|3rd)[- ]?(?:class|division)|(?:with )?distinction|pass class)(?:[\s,(-]+(?:(?:with|in|and)[\s,(-]+)?(?:hono?u?rs|distinction|(?:upper|lower|first|second) (?:division|class)|upper|lower|division))*[\s.)]*$/iu;

/** A school and the degree from it in brackets: "Hill Polytechnic (B.E, Civil)". */
const degreeBehind = /^(?:\d{1,2}[.)]\s*)?([^()]+?)\s*\(([^()]+)\)[\s.,]*$/u;
const openingWords = 3;

/** Whether a text says how well something was passed, and nothing else. */
export const isDistinction = (text: string): boolean => distinction.test(text);

/** A study whose degree or school is not how well it was passed, and whose degree may stand behind its school in brackets. */
export function withoutDistinctions(entry: Entry): Entry {
  const { title, organisation, ...rest } = entry;
  const isName = (part: Part | undefined) => part !== undefined && !isDistinction(part.text);
  const own = {
    ...rest,
    ...(title && isName(title) ? { title } : {}),
    ...(organisation && isName(organisation) ? { organisation } : {}),
  };
  return own.title ? own : { ...own, ...inBrackets(own) };
}

/** The degree that a school, or the first line of a study without one, has behind it in brackets. */
function inBrackets({ organisation, header }: Entry): Pick<Entry, 'title' | 'organisation'> {
  const words = organisation?.words ?? header[0]?.words ?? [];
  const text = textOf(words);
  const [, school = '', degree = ''] = degreeBehind.exec(text) ?? [];
  const opening = degree
    .split(/[\s,]+/)
    .slice(0, openingWords)
    .join(' ');
  if (!namesSchool(school) || namesDegree(school) || namesSchool(degree) || !namesDegree(opening)) return {};
  const [at, behind] = [text.indexOf(school), text.lastIndexOf(degree)];
  return {
    title: partOfWords(cutBetween(words, behind, behind + degree.length)),
    organisation: partOfWords(cutBetween(words, at, at + school.length)),
  };
}
