import { findDates } from '../../model/text/dates.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { namesSchool } from '../../words/schools.ts';
import { isName } from './subjects.ts';
import { leavesBracketOpen } from './wrapped-headers.ts';

/** Where a course and its school lie in a text. */
type Told = { degree: [number, number]; school: [number, number] };

const mostCourseWords = 14;
const mostSchoolWords = 9;
/** What parts a course from its school. */
const parting = /\s*,\s+|\s+[–—|-]\s+|\s*:\s+|\s+(?:from|at)\s+(?:the\s+)?/giu;
/** The time of a course before its school: "Weaving (June 2012), Elm Academy". */
const timeTail = /\s*,?\s*\([^()]*(?:19|20)\d\d[^()]*\)$|,\s*(?:\p{L}+\.? )?(?:19|20)\d\d$/u;
/** What is done at a school and is no course: marks, honours, offices, places of a school in a competition. */
const noCourse =
  /\b(?:dean|honou?r\p{L}*|award\p{L}*|scholar\p{L}*|member\p{L}*|clubs?|societ\p{L}+|president|secretary|captain|volunteer\p{L}*|teams?|competition|winner|won|prize|medal|rank|participa\p{L}+|attend\p{L}+|exchange|visit\p{L}*|organi[sz]\p{L}+|conference|thesis|papers?|present\p{L}*|publish\p{L}*|affiliat\p{L}+|campus|department|dept|faculty|division|cgpa|gpa|percent\p{L}*|marks|work\p{L}*|responsib\p{L}+|led|projects?|internship|taught|teaching|lectur\p{L}+|board|library|school|college)\b|%/iu;

/**
 * A course without a word for a degree before the school that gives it: "Advanced Weaving, Elm Academy, 2012". `end` is
 * where the name of a school that begins at a place ends.
 */
export function courseIn(text: string, from: number, end: (at: number) => number): Told | undefined {
  for (const match of text.slice(from).matchAll(parting)) {
    const at = from + match.index;
    const start = at + match[0].length;
    const [course, school] = [text.slice(from, at).replace(timeTail, ''), text.slice(start, end(start))];
    if (leavesBracketOpen({ text: course }) || /^[^(]*\)/.test(course)) continue;
    const [name = ''] = school.split(',');
    if (!/^\p{Lu}/u.test(name) || !namesSchool(name) || school.split(' ').length > mostSchoolWords) continue;
    const isCourse =
      isName(course.split(' ').slice(0, 9).join(' ')) &&
      course.split(' ').length <= mostCourseWords &&
      !noCourse.test(course) &&
      roleOfLabel(course) === undefined &&
      findDates(course).every(({ isRange, start }) => !isRange && start > 0) &&
      titleScoreOf(course) < 2;
    return isCourse ? { degree: [from, from + course.length], school: [start, end(start)] } : undefined;
  }
  return undefined;
}
