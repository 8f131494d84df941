import type { Entry, Part, Row } from '../../model/resume.ts';
import { isDateText } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';
import { isTown } from '../employers/towns.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { holdsWord } from '../rows/looks.ts';
import { partOfWords } from '../rows/pieces.ts';
import { isDistinction } from './distinctions.ts';
import { mayBeSubject } from './subjects.ts';

const mostWords = 8;
/** In so many lines below a study its subject is labelled. */
const mostLines = 2;
/** What parts the name of a school from what was studied there. */
const sign = /\s*[—–•|·]\s*|\s-\s|^-\s/u;
/** What ends it: a sentence behind it, its mark in brackets, its time. */
const end = /\.\s.*$|\s*\((?=[^()]*\d).*$|,?\s+(?:\p{Lu}\p{L}{2,8}\.? )?(?:19|20)\d\d(?!\d).*$/u;
/** What no subject has that names a field: "Harbor Engineering Co". */
const firm = /(?<!\p{L})(?:ltd|limited|llc|inc|corp|co|gmbh|hospital|bank|group)(?!\p{L})/iu;
/** Posts that bootcamps teach: "Front-End Developer". */
const taught = /^(?:(?:full|front|back)[- ]?(?:stack|end)|web|software|ux|ui)(?!\p{L})/iu;
/** What the name of a subject or of a course ends with, whatever qualifies it. */
const subjectEnd =
  /(?<!\p{L})(?:\p{L}+(?:ics|logy|istry|graphy|nomy|sophy)|engineering|sciences?|studies|development|design|track|bootcamp)$/iu;
/** A part of a school, and what has a line of its own between a school and its subject. */
const partOfSchool =
  /^(?:faculty|school|college|institute|department|dept\.?) of\b|\p{L}+ (?:faculty|institute|department)$/iu;
/** A school whose name has ended: "Elm College", "Hill University". */
const wholeSchool = /^(?:\p{Lu}[\p{L}.’'-]*\s(?:of\s|the\s)?){1,6}(?:college|university|school|academy)\s(?=\p{Lu})/iu;
/** How somebody studied, or what they were there. */
const noSubject =
  /^(?:online|remote|(?:full|part)[- ]?time|regular|distance|correspondence|private|on[- ]|campus|graduat|expected|currently|pursuing|ongoing|attended|sponsored|awarded|major|minors?\b|score|rank|member|president|captain|founder|winner|vice|head|roll|stud(?:ent|ied)|medium|syllabus|.*\blicen[cs]e\b|batch|location|semester|year|prof)/iu;

/**
 * The study at a school whose degree no word tells: what a sign parts from the name of the school, "Elm Academy • Web
 * Development", or what stands alone on the line below it.
 */
export function withSubjectOfSchool(entry: Entry): Entry {
  const { title, organisation, header } = entry;
  const last = organisation?.words.at(-1);
  if (title || !organisation || !last) return entry;
  const at = header.findIndex((row) => holdsWord(row, last));
  const row = header[at];
  if (!row || header.some(({ text }) => namesDegree(text.replace(organisation.text, '')))) return entry;
  if (titleScoreOf(organisation.text) >= 1) return entry;
  const below = header.slice(at + 1).find((one) => !partOfSchool.test(one.text) && !isTimeOf(one));
  const subject = aloneIn(below) ?? besideSchool(row, organisation) ?? labelledIn(entry) ?? aloneIn(header[at - 1]);
  return subject ? { ...entry, title: subject } : withSubjectInside(entry);
}

/** A study whose subject nothing parts from its school: "Elm College Botany and Weaving". */
function withSubjectInside(entry: Entry): Entry {
  const words = entry.organisation?.words ?? [];
  const text = textOf(words);
  const [school] = wholeSchool.exec(text) ?? [];
  const subject = text.slice(school?.length ?? 0);
  if (!school || !namesSchool(school) || !subjectEnd.test(subject) || !isStudied(subject)) return entry;
  return {
    ...entry,
    title: partAt(words, school.length, subject),
    organisation: partAt(words, 0, school.trim()),
  };
}

/** The subject that a label names in the header of a study or in its first lines: "Major: Plant Breeding". */
function labelledIn({ header, bullets, paragraphs }: Entry): Part | undefined {
  const rows = [...header, ...[...bullets, ...paragraphs].slice(0, mostLines).flatMap((line) => line.rows)];
  const [field] = rows.flatMap(labelLinesOf).filter(({ role, value }) => role === 'field' && value.length > 0);
  const part = field && partOfWords(field.value);
  return part && mayBeSubject(part.text) && !namesSchool(part.text) && !examBoard.test(part.text) ? part : undefined;
}

function besideSchool(row: Row, { words }: Part): Part | undefined {
  const last = words.at(-1);
  const own = row.segments.find((segment) => last && holdsWord(segment, last));
  const behind = own?.words.filter(({ x0, base }) => last && base === last.base && x0 > last.x0) ?? [];
  const text = textOf(behind);
  const [before = '', name = ''] = text.split(sign);
  return before.length < text.length && isStudied(name)
    ? partAt(behind, text.indexOf(name, before.length), name)
    : undefined;
}

/** Whether a row tells nothing but when a study was. */
const isTimeOf = (row: Row) => isDateText(row.text) || labelLinesOf(row).some(({ role }) => timeRoles.has(role));
const timeRoles = new Set(['period', 'from', 'to']);

/** The subject that a line consists of, but for a time or a place beside it. */
function aloneIn(row: Row | undefined): Part | undefined {
  const [own, ...others] = row?.segments ?? [];
  if (!row || !own || row.mark || others.length > 1) return undefined;
  const name = own.text.replace(end, '');
  return isStudied(name) ? partAt(own.words, 0, name) : undefined;
}

const partAt = (words: Part['words'], from: number, name: string): Part =>
  partOfWords(cutBetween(words, from, from + name.length));

/** Whether a text names what is studied: no place, post, honour or time. */
function isStudied(text: string): boolean {
  const count = text.split(' ').length;
  // "Graphic Design" would be the name of a town as well.
  const hasField = text.split(/[^\p{L}]+/u).some(namesField) || subjectEnd.test(text);
  return (
    mayBeSubject(text) &&
    (hasField || (count > 1 && !isTown(text))) &&
    count <= mostWords &&
    /^(?:[\p{L}&/,'’() -]|\.\p{Lu})+$/u.test(text) &&
    !noSubject.test(text) &&
    !isDistinction(text) &&
    !namesSchool(text) &&
    !examBoard.test(text) &&
    !isPlace(text) &&
    (hasField ? !firm.test(text) : organisationScoreOf(text) < 1) &&
    (titleScoreOf(text) < 1 || taught.test(text))
  );
}
