import { allMatches } from '../../model/text/all-matches.ts';
import { findDates } from '../../model/text/dates.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { namesSchool } from '../../words/studies/schools.ts';
import { leavesBracketOpen } from '../entries/wrapped-headers.ts';
import { isName } from '../studies/subjects.ts';

/** Where a course and its school lie in a text. */
type Told = { degree: [number, number]; school: [number, number] };

const mostCourseWords = 14;
const mostSchoolWords = 9;
const mostShortWords = 6;
const mostLineWords = 14;
/** What was got, done or is known: no course. */
const opensWithVerb =
  /^(?:(?:got|won|have|has|had|was|is|am|i|to|the|happy|good|basic knowledge|knowledge)\s|\S*\d|(?!(?:advanced|embedded|applied|certified|integrated|related)\s)\p{L}+ed\s)/iu;
/** What parts a course from its school. */
const parting = /\s*,\s+|\s+[–—|-]\s+|\s*:\s+|\s+(?:from|at)\s+(?:the\s+)?/giu;
/** The time of a course before its school: "Weaving (June 2012), Elm Academy". */
const timeTail = /\s*,?\s*\([^()]*(?:19|20)\d\d[^()]*\)$|,\s*(?:\p{L}+\.? )?(?:19|20)\d\d$/u;
/** What is done at a school and is no course: marks, honours, offices, places of a school in a competition. */
const noCourse =
  /\b(?:dean|honou?r\p{L}*|award\p{L}*|scholar\p{L}*|member\p{L}*|clubs?|societ\p{L}+|president|secretary|captain|volunteer\p{L}*|teams?|competition|winner|won|prize|medal|rank|participa\p{L}+|attend\p{L}+|exchange|visit\p{L}*|organi[sz]\p{L}+|conference|thesis|papers?|present\p{L}*|publish\p{L}*|affiliat\p{L}+|campus|department|dept|faculty|division|cgpa|gpa|percent\p{L}*|marks|work\p{L}*|responsib\p{L}+|led|projects?|internship|taught|teaching|lectur\p{L}+|board|library|school|college)\b|%/iu;

/**
 * A course without a word for a degree before the school that gives it: "Advanced Weaving, Elm Academy, 2012", "Drawing
 * from Hill Centre". `end` is where the name of a school that begins at a place ends.
 */
export function courseIn(
  text: string,
  from: number,
  { isDated, end }: { isDated: boolean; end: (at: number) => number },
): Told | undefined {
  for (const match of allMatches(parting, text.slice(from))) {
    const at = from + match.index;
    const start = at + match[0].length;
    const [course, school] = [text.slice(from, at).replace(timeTail, ''), text.slice(start, end(start))];
    const isFrom = /from/i.test(match[0]);
    const isWhole = !leavesBracketOpen({ text: course }) && !/^[^(]*\)/.test(course);
    if (isWhole && (isDated || isFrom) && (namesOne(school) || (isFrom && isShort(course, school, text))))
      return isCourse(course) ? { degree: [from, from + course.length], school: [start, end(start)] } : undefined;
  }
  return undefined;
}

/** Whether a text begins with the name of a school. */
function namesOne(text: string): boolean {
  const [name = ''] = text.split(',');
  return /^\p{Lu}/u.test(name) && namesSchool(name) && text.split(' ').length <= mostSchoolWords;
}

/** Whether a short line says of a short thing whom it comes from. */
const isShort = (course: string, school: string, line: string) =>
  /^["“]?\p{Lu}[\p{L}.&-]+/u.test(school) &&
  course.split(' ').length <= mostShortWords &&
  line.split(' ').length <= mostLineWords &&
  !opensWithVerb.test(course);

function isCourse(text: string): boolean {
  const opening = text.split(' ').slice(0, 9).join(' ');
  return (
    isName(opening) &&
    text.split(' ').length <= mostCourseWords &&
    !noCourse.test(text) &&
    roleOfLabel(text) === undefined &&
    findDates(text).every(({ isRange, start }) => !isRange && start > 0) &&
    titleScoreOf(text) < 2
  );
}
