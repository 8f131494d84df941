import type { Entry, Part } from '../../model/resume.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool } from '../../words/studies/schools.ts';
import { partOfWords } from '../rows/pieces.ts';

/** How well something was passed, and nothing else: "First Class", "Second class honours (upper division)". */
const distinction =
  /^(?:with )?(?:(?:first|second|third|1st|2nd|3rd)[- ]?(?:class|division)|(?:with )?distinction|pass class)(?:[\s,(-]+(?:(?:with|in|and)[\s,(-]+)?(?:hono?u?rs|distinction|(?:upper|lower|first|second) (?:division|class)|upper|lower|division))*[\s.)]*$/iu;

/** Who taught somebody, what they won and what they attended there: "Advisor: Ada Example, Ph.D.", "Courses: Botany | Ropes". */
const besideLabel =
  /^\W*(?:(?:(?:thesis|academic|faculty|research|project|major|main|course) )?(?:co-?)?(?:advis[eo]rs?|supervis[eo]rs?|mentors?|tutors?|guides?|instructors?|teachers?)|(?:academic |key |major )?(?:hono?u?rs|awards?|scholarships?|distinctions?|achievements?)(?:,? (?:and|&) (?:\p{L}+ )?(?:hono?u?rs|awards?|scholarships?|activities|recognitions?))?|(?:relevant |related |selected |key |core )?(?:courses|course ?work|classes|modules)|hono?u?rs thes[ie]s|(?:master|bachelor|doctoral|ph\.?d\.?|diploma)(?:['’]?s)? (?:thes[ie]s|dissertation)|(?:undergraduate |graduate |senior |capstone )?(?:thes[ie]s|dissertation)(?: (?:title|topic|chapters))?|extra-?curriculars?|activities|societies|memberships?)\s*(?::|$)/iu;
/** What somebody won there: "Sophomore Honors Award", "Dean's honors list", "Honors Program", "Summa cum laude, Honors Program". */
const prize =
  /^\W*(?:dean['’]?s (?:\p{L}+ )?(?:list|hono?u?rs?|award)|(?:summa|magna) cum laude|awarded\s|(?:[\p{Lu}\d][\p{L}\d.’'-]* ){0,4}(?:(?:hono?u?rs?|merit) (?:award|list|roll|society|program(?:me)?)|scholarship|scholars? award|medal)(?:\W*$|,|\s[-–—(]))/iu;

/** Whether a line begins with a label of what is beside a study, so that all of it tells that. */
export const isLabelledBeside = (text: string): boolean => besideLabel.test(text);

/** Whether a text tells what is beside a study: who taught it, what was won or attended there. */
export const tellsBesides = (text: string): boolean =>
  besideLabel.test(text) || (prize.test(text) && !namesDegree(text.replace(/hono?u?rs?/giu, '')));

/** A school and the degree from it in brackets: "Hill Polytechnic (B.E, Civil)". */
const degreeBehind = /^(?:\d{1,2}[.)]\s*)?([^()]+?)\s*\(([^()]+)\)[\s.,]*$/u;
const openingWords = 3;

/** Whether a text says how well something was passed, and nothing else. */
export const isDistinction = (text: string): boolean => distinction.test(text);

/** A study whose degree or school is not how well it was passed, and whose degree may stand behind its school in brackets. */
export function withoutDistinctions(entry: Entry): Entry {
  const { title, organisation, ...rest } = entry;
  const isName = (part: Part | undefined) =>
    part !== undefined && !isDistinction(part.text) && !tellsBesides(part.text);
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
