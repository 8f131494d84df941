import type { Row } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool, schoolCue, withoutLevels } from '../../words/studies/schools.ts';
import type { LabelLine } from '../labels/labels.ts';
import type { Unit } from '../lists/list-lines.ts';
import { sameLooks } from '../rows/looks.ts';

/** What a row of a study names. */
type Named = 'degree' | 'school' | 'both' | undefined;

const mostWords = 18;
/** So many words the name of a school has, and among so many of them stands what makes it one. */
const mostSchoolWords = 14;
const mostOpeningWords = 4;
/** What is told of a study besides its degree. */
const detail =
  /^\W*(?:major|minor|honou?rs|specialis|specializ|thesis|with|in|affiliated|coursework|gpa|cgpa|grade)\b/i;

/**
 * Whether a row begins the next study below a header that has no date to part them: it names again what leads the
 * header, a degree or a school, and the header is complete or looks like it.
 */
export function opensStudy(row: Row, header: Row[]): boolean {
  const [first] = header;
  const own = namedIn(row);
  const leads = first && namedIn(first);
  if (!first || !own || !leads || row.words.length > mostWords || detail.test(row.text)) return false;
  if (!/^[\p{Lu}\d]/u.test(row.text)) return false;
  const named = header.map(namedIn);
  const complete =
    named.includes('both') ||
    (named.includes('degree') && named.includes('school')) ||
    (own === 'both' && header.some(({ text }) => endsInYear.test(text)) && isWholeStudy(row.text));
  const again = own === leads || own === 'both' || (leads === 'both' && own === 'degree');
  return again && (complete || (own === 'degree' && sameLooks(row, first)));
}

/** Whether a line right below the header of a study tells the next one, however long it is. */
export const isNextStudy = (row: Row, study: { header: Row[]; units: readonly unknown[] } | undefined): boolean =>
  !row.mark && study?.units.length === 0 && opensStudy(row, study.header);

/** A school at the beginning of the studies, although its name is long: "Elm Higher Institute of the Province of Hill and Dale". */
export const isLongSchool = ({ text, words, segments, mark }: Row): boolean =>
  !mark &&
  segments.length === 1 &&
  words.length <= mostSchoolWords &&
  !/[\d:;|]|\.$/.test(text) &&
  schoolCue.test(text.split(' ').slice(0, mostOpeningWords).join(' ')) &&
  text.split(' ').every((word) => /^[\p{Lu}(“"&–-]|^(?:\p{Ll}{1,3}|[dl]['’]\p{Lu}.*)$/u.test(word)) &&
  !namesDegree(text);

/** Whether a degree, with its own date or none, is that of the school which the header right above names alone. */
export function completesStudy(row: Row, { header, units }: { header: Row[]; units: readonly unknown[] }): boolean {
  const isSchool = (one: Row) => namedIn(one) === 'school' && schoolCue.test(one.text);
  if (units.length > 0 || header.length !== 1 || !header.every(isSchool)) return false;
  return namedIn(row) === 'degree' && row.words.length <= mostWords;
}

/** Whether a label names the school of a study whose degree is known, from a label or from the one item above. */
export function completesLabels(
  [first]: readonly LabelLine[],
  { labels, units }: { labels: ReadonlySet<string>; units: readonly Unit[] },
): boolean {
  if ((first?.role !== 'school' && first?.role !== 'board') || labels.has('school') || labels.has('board'))
    return false;
  const [unit, ...others] = units;
  if (!unit) return labels.has('degree');
  return others.length === 0 && unit.marked && namesDegree(withoutLevels(unit.rows.map(({ text }) => text).join(' ')));
}

/** Whether a label of degrees names what was heard in a study whose degree its header tells: "Course: Scales, Levers". */
export function listsCourses(
  [first, ...others]: readonly LabelLine[],
  study: { header: Row[]; labels: ReadonlySet<string> } | undefined,
): boolean {
  if (first?.role !== 'degree' || others.length > 0 || !study || study.labels.size > 0) return false;
  return study.header.some(namesDegreeAlone) && !namesDegree(textOf(first.value));
}

/** Whether one line tells school, degree and year: "Elm University, Theatre Design, BFA 2004". */
const isWholeStudy = (text: string) => schoolCue.test(text) && /,/.test(text) && endsInYear.test(text);
const endsInYear = /(?<!\d)(?:19|20)\d\d\W*$/;

/** Whether a row names a degree and no school. */
export const namesDegreeAlone = (row: Row): boolean => namedIn(row) === 'degree' && !detail.test(row.text);

function namedIn({ segments, words }: Row): Named {
  const names = segments.filter(({ text }, i) => !isPlace(text) && (i === 0 || findDates(text).length === 0));
  const text = names.map((segment) => segment.text).join(' ');
  if (words.length > mostWords || /\b(?:major|minor)\b/i.test(text)) return undefined;
  const degree = namesDegree(withoutLevels(text));
  const school = namesSchool(text) || examBoard.test(text);
  return degree && school ? 'both' : degree ? 'degree' : school ? 'school' : undefined;
}
