import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Part } from '../../model/resume.ts';
import { textOf } from '../../model/text/text.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';
import { isTown } from '../employers/towns.ts';
import type { Piece } from '../rows/pieces.ts';

/** What a dash parts from a title, "Engineer – Satellite Simulation", or from a degree: "Diploma — Graphic Design". */
export function subjectOf(
  title: Part,
  pieces: Piece[],
  kind: 'work' | 'education',
  isDepartment: (piece: Piece) => boolean = () => false,
): ReturnType<typeof behindDash> {
  const rest = behindDash(title, pieces, kind, isDepartment);
  const isSchool =
    rest && (namesSchool(rest.piece.text) || examBoard.test(rest.piece.text) || distinction.test(rest.piece.text));
  if (kind === 'work') return rest;
  return rest && !isSchool && namesDegree(title.text) ? rest : subjectOfLevel(title, pieces);
}

/** How well a degree was passed: "Distinction", "First Class". */
const distinction =
  /^(?:with )?(?:high(?:est)? )?(?:distinction|merit|(?:first|second|1st|2nd) (?:class|division)|summa|magna|cum laude|dean)/i;

/** A title and the subject behind it as one. */
export const withSubject = (title: Part, { piece, dash }: { piece: Piece; dash: string }): Part => ({
  text:
    dash === ''
      ? `${title.text} ${textOf(piece.words)}`
      : `${title.text}${dash === ',' ? '' : ' '}${dash} ${piece.text}`,
  words: [...title.words, ...piece.words],
});

/** A level alone, whose subject stands elsewhere. */
const level =
  /^(?:(?:associate|bachelor|master|doctor|doctoral|phd|undergraduate|graduate)(?:['’]?s)?(?: degree| thesis)?|diploma|degree)$/i;

/** The only name beside a school and a level of study: "Elm University, Master's Degree" above "Plant Breeding". */
function subjectOfLevel({ text, words }: Part, pieces: readonly Piece[]): ReturnType<typeof behindDash> {
  const others = level.test(text) ? pieces.filter((piece) => piece.words !== words) : [];
  const [piece, ...rest] = others.filter((one) => !namesSchool(one.text));
  const isOne = piece !== undefined && rest.length === 0 && others.length === 2;
  return isOne && isSubject(piece.text) && !examBoard.test(piece.text) && !namesDegree(piece.text)
    ? { piece, dash: '' }
    : undefined;
}

/**
 * A title with the others that a dash or a slash joins to it in its row: "Freelance Designer / Content Creator", "Data
 * Analyst – Student Researcher". The pieces are in the order of the row.
 */
export function titlesBeside(title: Piece, pieces: readonly Piece[]): Piece[] {
  const isTitle = ({ titleScore, organisationScore, row }: Piece) =>
    row === title.row && titleScore >= 2 && organisationScore < 1;
  const at = pieces.indexOf(title);
  if (!isTitle(title)) return [title];
  let [from, to] = [at, at];
  while (from > 0 && joins(pieces[from - 1], pieces[from]) && isTitle(itemAt(pieces, from - 1))) from--;
  while (to + 1 < pieces.length && joins(pieces[to], pieces[to + 1]) && isTitle(itemAt(pieces, to + 1))) to++;
  return pieces.slice(from, to + 1);
}

/** Whether nothing but a dash or a slash stands between two pieces of one row and one style. */
function joins(one: Piece | undefined, other: Piece | undefined): boolean {
  const [end, start] = [one?.words.at(-1), other?.words[0]];
  if (!one || !other || !end || !start || one.row !== other.row) return false;
  const between = one.row.words.filter(
    (word) => isOnLineOf(word, end) && word.x0 > end.x0 + 0.1 && word.x0 < start.x0 - 0.1,
  );
  return (
    isOnLineOf(start, end) &&
    between.length === 1 &&
    /^[-–—/]$/.test(between[0]?.text ?? '') &&
    end.bold === start.bold &&
    end.italic === start.italic
  );
}

/** Whether two words stand in one line: the row of a wrapped header has the words of two. */
const isOnLineOf = (word: Word, other: Word) => Math.abs(word.base - other.base) < 0.5 * other.size;

/** A part of a school that a dash joins to it, with the whole: "Faculty of Letters – Elm University". */
export function wholeSchool(school: Part | undefined, pieces: readonly Piece[]): Part | undefined {
  const at = pieces.findIndex(({ words }) => words === school?.words);
  const [part, whole] = [pieces[at], pieces[at + 1]];
  if (!part || !whole || !joins(part, whole)) return school;
  const isPart = /^(?:faculty|school|college|institute|department)\b/i.test(part.text);
  return isPart && /\buniversit/i.test(whole.text) ? joinedTitle([part, whole]) : school;
}

/** Titles of one row as one. */
export function joinedTitle(pieces: readonly Piece[]): Part {
  const [first, last] = [itemAt(pieces, 0), itemAt(pieces, pieces.length - 1)];
  const start = first.words[0]?.x0 ?? first.row.x0;
  const end = last.words.at(-1)?.x0 ?? last.row.x1;
  const [opening] = first.words;
  const words = first.row.words.filter(
    (word) => (!opening || isOnLineOf(word, opening)) && word.x0 >= start - 0.1 && word.x0 <= end + 0.1,
  );
  return pieces.length === 1 ? first : { text: textOf(words).replace(/[,;:|]+$/, ''), words };
}

/**
 * What is named right behind or below a school without a word for a degree, and is no place, mark or honour: the
 * subject, "Elm University — Secondary Education".
 */
export function subjectBehind(pieces: Piece[]): Piece | undefined {
  const [school, next] = pieces;
  if (!school || !next || !namesSchool(school.text) || namesDegree(school.text)) return undefined;
  const isBelow = next.row !== school.row && pieces.filter(({ row }) => row === school.row).length === 1;
  const isBehind = next.row === school.row && school.row.segments.length === 1;
  return (isBelow || isBehind) && isSubject(next.text) && !namesSchool(next.text) && !examBoard.test(next.text)
    ? next
    : undefined;
}

/** Whether a text may name what was studied: no place, mark or honour. */
export const isSubject = (text: string) => mayBeSubject(text) && !isTown(text);

/** Whether a text may name what was studied, or a town: "Graphic Design". */
export const mayBeSubject = (text: string) =>
  isName(text) && !/\d/.test(text.replace(ofLevel, '')) && !noSubject.test(text);

/** The level of a course: "German A1", "Level 3 Joinery". */
const ofLevel = /(?<!\p{L})(?:[A-C][12]|level [1-8])(?![\p{L}\d.])/giu;

const noSubject =
  /\b(?:gpa|grade|dean|honou?rs?|awards?|scholar\w*|relevant|coursework|courses?|thesis|member|campus|department|faculty|affiliated|class|division|distinction|percentage|marks|board|present|pass(?:ed|ing)?|activities|clubs?|state|country|city|india)\b|^minors?\b|,/i;

/** The piece that a dash alone parts from the title before it: "Engineer – Satellite Simulation". */
function behindDash(
  title: Part,
  pieces: Piece[],
  kind: 'work' | 'education',
  isDepartment: (piece: Piece) => boolean,
): { piece: Piece; dash: string } | undefined {
  const at = pieces.findIndex((piece) => piece.words === title.words);
  const [own, next] = [pieces[at], pieces[at + 1]];
  const [end, start] = [own?.words.at(-1), next?.words[0]];
  if (!own || !next || !end || !start || own.row !== next.row) return undefined;
  // "Mechanical Engineering" is the name of a firm, but not behind a degree.
  if (kind === 'work' && isEmployer(next) && !isDepartment(next)) return undefined;
  const from = own.row.words.findIndex(({ x1 }) => Math.abs(x1 - end.x1) < 0.1);
  const between = own.row.words.slice(from + 1).filter((word) => word.x0 < start.x0 - 0.1 && isOnLineOf(word, end));
  const [{ text: dash } = { text: '' }] = between;
  const glued = between.length === 0 && /[-–—]$/.exec(own.row.words[from]?.text ?? '');
  if (glued) return { piece: next, dash: glued[0] };
  const isDash = between.length === 1 && /^[-–—]$/.test(dash);
  const isAlike = kind === 'education' || (end.bold === start.bold && end.italic === start.italic);
  return isDash && isAlike ? { piece: next, dash } : undefined;
}

/** Whether what a dash parts from a title names an employer, and no field of work: "Stores". */
const isEmployer = ({ text, organisationScore }: Piece) => organisationScore >= 1.5 && !namesField(text);

/** Whether a text may be a name: it begins like one and is no sentence. */
export function isName(text: string): boolean {
  return (
    /^[\p{Lu}\d“"‘'(]|^[a-z]+[A-Z.\d]/u.test(text) &&
    text.split(' ').length <= 9 &&
    !/[.:]$/.test(text.replace(/\b\p{L}{1,4}\.$/u, ''))
  );
}

/** Words with capitals, which a full stop makes no sentence of: "Lenses and Frames Opticians." */
export const stoppedName = /^(?:\p{Lu}[\p{L}.'’&-]*\s|&\s|(?:and|of|for|the)\s){1,6}\p{Lu}\p{L}*\.$/u;
