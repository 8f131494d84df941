import type { Word } from '../../model/page.ts';
import type { DateSpan, Part, Row } from '../../model/resume.ts';
import { datesIn, findDates } from '../../model/text/dates.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { type LabelRole, roleOfLabel } from '../../words/entry-labels.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool, schoolCue, withoutLevels } from '../../words/studies/schools.ts';
import { leavesBracketOpen } from '../entries/wrapped-headers.ts';
import { partOfWords, splitPlace } from '../rows/pieces.ts';
import { isDistinction } from '../studies/distinctions.ts';
import { isSubjectOf } from '../studies/subject-columns.ts';
import { endOfSchool, yearsIn } from '../told/study-lines.ts';
import { labelLinesOf } from './labels.ts';

/** The parts of an entry that its labels name. */
export type LabelledParts = {
  title?: Part;
  organisation?: Part;
  location?: Part;
  date?: DateSpan;
};

const openEnd = /^(?:till|to|until)?\s*(?:date|now|present|today|current|heute|heden|oggi|actualidad|atual|ce jour)$/i;

/** Where nobody else is named, the contractor of a project employs those who work on it. */
const contractor = /^(?:(?:main|sub|mep) ?)?-?contractors?(?: name)?$/;
const namesEmployer = ({ text }: Row) => organisationScoreOf(text) >= 0.7;

/** So many words the second line of a value has, and so near to the edge of its column its first line ends, in points. */
const mostRestWords = 2;
const nearEdge = 60;

/** Whether a row is the end of what a label above it names: "Contractor : Harbor Trading & Contracting" / "W.L.L." */
const goesOnIn = (row: Row, above: Row, edge: number) =>
  row.words.length <= mostRestWords &&
  above.x1 > edge - nearEdge &&
  !/:/.test(row.text) &&
  !isPlace(row.text) &&
  findDates(row.text).length === 0;

/** A value that breaks behind a word which leads on: "Company : Harbor Trading and", "Designation : Fitter &". */
const leadsOn = /(?:\s(?:and|of|for|cum)|\s&|\p{L}\s?[-–/])$/iu;
const mostWrappedWords = 5;

/** Whether a row goes on with what a label above it names, since that ends with a word which leads on. */
const isLedTo = (row: Row, above: Row) =>
  leadsOn.test(above.text) &&
  row.column === above.column &&
  row.base - above.base < 2 * row.size &&
  row.words.length <= mostWrappedWords &&
  !row.mark &&
  !/[:)]/.test(row.text) &&
  findDates(row.text).length === 0;

/** Whether a row is nothing but the end of the bracket that the row above it left open: "Company : Harbor (part of Delta" / "Foods)". */
const closesBracket = (row: Row, above: Row) => leavesBracketOpen(above) && /^[^():]{2,40}\)\W*$/u.test(row.text);

/** What a row without a label is below one with a label: more of its value, or the rest of one that says enough. */
function restOf(
  row: Row,
  above: Row,
  value: readonly Word[],
  kind: 'work' | 'education',
  edge: number,
): 'value' | 'left' | undefined {
  const isOwn = value.at(-1)?.base === above.words.at(-1)?.base;
  if (isLedTo(row, above)) return isOwn ? 'value' : 'left';
  if (closesBracket(row, above)) return leavesBracketOpen({ text: textOf(value) }) ? 'value' : 'left';
  if (!goesOnIn(row, above, edge)) return undefined;
  const isName = kind === 'work' && !/\p{L}{4}\.$/u.test(above.text) && !/\d/.test(row.text);
  return isName && isOwn ? 'value' : 'left';
}

/** Reads what labels say in the header of a job or a study, and which rows hold no label. */
export function labelledPartsOf(
  header: Row[],
  kind: 'work' | 'education',
  edge: number,
): { parts: LabelledParts; rest: Row[] } {
  const values = new Map<LabelRole, Word[]>();
  const rest: Row[] = [];
  const builders: Word[][] = [];
  let open: Row | undefined;
  for (const row of header) {
    const lines = labelLinesOf(row);
    const last = [...values].at(-1);
    const found = lines.length === 0 && open ? restOf(row, open, last?.[1] ?? [], kind, edge) : undefined;
    if (found === 'value' && last) values.set(last[0], [...last[1], ...row.words]);
    if (lines.length === 0 && !found) rest.push(row);
    open = lines.length > 0 ? row : undefined;
    for (const { role: said, key, value } of lines) {
      const role = key === 'university' ? 'board' : said;
      if (value.length > 0 && !values.has(role)) values.set(role, value);
      if (value.length > 0 && contractor.test(key)) builders.push(value);
    }
  }
  const [builder] = builders;
  const isNamed = values.has('employer') || values.has('school') || rest.some(namesEmployer);
  const isTimed = values.has('period') || values.has('from');
  if (kind === 'work' && values.has('title') && isTimed && builder && !isNamed) values.set('employer', builder);
  // Where a line of its own names the school, a university is what it belongs to.
  if (kind === 'education' && !values.has('school') && rest.some(isSchoolAlone)) values.delete('board');
  return { parts: partsOfValues(values, kind), rest };
}

const isSchoolAlone = ({ text, segments }: Row) =>
  segments.length === 1 && namesSchool(text) && !namesDegree(withoutLevels(text)) && !examBoard.test(text);

/** The parts of a job or a study from the values of its labels, or of the columns of its table. */
export function partsOfValues(values: Map<LabelRole, Word[]>, kind: 'work' | 'education'): LabelledParts {
  if (values.size === 0) return {};
  const part = (...roles: LabelRole[]) => roles.map((role) => values.get(role)).find((words) => words !== undefined);
  const named = kind === 'education' && !values.has('degree') ? degreeBehindSchool(part('school')) : undefined;
  const title = kind === 'work' ? part('title') : (named ?? degreeOf(part('degree'), part('field')));
  const school = named ? part('board') : part('school', 'board');
  const said = kind === 'work' ? part('employer', 'school') : school;
  // "Current employer : (05/2015 to date)": the employer stands on a line of its own.
  const employer = said && isTimeAlone(said) ? undefined : said;
  const name = kind === 'education' && employer ? withoutYear(withoutRange(employer)) : withoutRange(employer);
  const [organisation, town] = name && kind === 'work' ? splitPlace(name, true) : [name];
  const written = dateOf(part('period') ?? (employer === said ? undefined : said), part('from'), part('to'));
  const atEnd = kind === 'education' && title ? dateAtEnd(title) : undefined;
  const date =
    written ?? rangeIn(employer) ?? rangeIn(title) ?? (name === employer ? undefined : yearIn(employer)) ?? atEnd;
  const place = part('place') ?? town;
  return {
    ...(title ? { title: partOfWords(before(withoutRange(title), atEnd)) } : {}),
    ...(organisation ? { organisation: partOfWords(organisation) } : {}),
    ...(place ? { location: partOfWords(place) } : {}),
    ...(date ? { date } : {}),
  };
}

/** Whether a value is nothing but a time. */
function isTimeAlone(words: Word[]): boolean {
  const dated = new Set(datesIn(words).flatMap((date) => date.words));
  return dated.size > 0 && words.every((word) => dated.has(word) || !/\p{L}/u.test(word.text));
}

/** The degree that "School" announces where it names no school: "School : SSLC (10th)". */
function degreeBehindSchool(school: Word[] | undefined): Word[] | undefined {
  const text = textOf(school ?? []);
  const [first = ''] = text.split(' ', 1);
  return namesDegree(first) && !schoolCue.test(text) && !/^i\.?t\.?i\b/i.test(first) ? school : undefined;
}

/**
 * Without a degree, or where what should be one says only "Degree" or "First class", the subject beside it may be one:
 * "Major: BS in Computing".
 */
function degreeOf(degree: Word[] | undefined, field: Word[] | undefined): Word[] | undefined {
  const said = textOf(degree ?? []);
  const isUntold = degree === undefined || roleOfLabel(said) === 'degree' || isDistinction(said);
  if (isUntold && field && namesDegree(textOf(field))) return field;
  return degree && field && isSubjectOf(textOf(field), said) ? [...degree, ...field] : degree;
}

/** The name of a school before the year of the study: "Elm College in 2016." */
function withoutYear(words: Word[]): Word[] {
  const text = textOf(words);
  const end = endOfSchool(text, 0);
  const isYear =
    /^\W*(?:in|passed(?: out)? in|year)?\W*(?:the year )?(?:of )?(?:\p{L}{3,9}\W+)?(?:19|20)\d\d\W*$/iu.test(
      text.slice(end),
    );
  return isYear && end > 0 ? cutBetween(words, 0, end) : words;
}

const yearIn = (words: Word[] | undefined): DateSpan | undefined => (words ? yearsIn(words).at(-1) : undefined);

function rangeIn(words: Word[] | undefined): DateSpan | undefined {
  return words ? datesIn(words).find((date) => date.isRange) : undefined;
}

/** The name before a range that stands behind it: "Production Engineer [May 2013 – June 2016]". */
function withoutRange(words: Word[]): Word[];
function withoutRange(words: Word[] | undefined): Word[] | undefined;
function withoutRange(words: Word[] | undefined): Word[] | undefined {
  const [first] = rangeIn(words)?.words ?? [];
  const at = first && words ? words.indexOf(first) : -1;
  if (!words || at <= 0) return words;
  const before = words.slice(0, at);
  return /^\W*(?:from|since)\W*$/i.test(before.at(-1)?.text ?? '') && before.length > 1 ? before.slice(0, -1) : before;
}

/** The date that a degree ends with: "BS in Computing  May 2026". */
const dateAtEnd = (words: Word[]): DateSpan | undefined =>
  datesIn(words).find(
    (date) => !date.isRange && date.words.at(-1) === words.at(-1) && date.words.length < words.length,
  );

/** The words before a date, all of them where there is none. */
const before = (words: Word[], date: DateSpan | undefined): Word[] => {
  const at = date?.words[0] ? words.indexOf(date.words[0]) : -1;
  return at > 0 ? words.slice(0, at) : words;
};

function dateOf(period: Word[] | undefined, from: Word[] | undefined, to: Word[] | undefined): DateSpan | undefined {
  const whole = period ? datesIn(period) : [];
  const range = whole.find((date) => date.isRange) ?? whole[0];
  if (range || !from) return range;
  const [start, inner] = datesIn(from);
  if (!start || start.isRange) return start;
  const [end] = to ? datesIn(to) : [inner];
  const present = end === undefined && to !== undefined && openEnd.test(textOf(to));
  if (!end && !present) return start;
  const words = [...new Set([...start.words, ...(end?.words ?? to ?? [])])];
  return {
    text: `${start.text} – ${end?.text ?? textOf(to ?? [])}`,
    words,
    ...((start.start ?? start.end) ? { start: start.start ?? start.end } : {}),
    ...(end?.end ? { end: end.end } : {}),
    present,
    isRange: true,
    ambiguous: start.ambiguous || (end?.ambiguous ?? false),
  };
}
