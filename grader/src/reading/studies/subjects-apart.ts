import type { Word } from '../../model/page.ts';
import type { Part } from '../../model/resume.ts';
import { textOf } from '../../model/text/text.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';
import type { Piece } from '../rows/pieces.ts';
import { isSubject } from './subjects.ts';

/** A degree that goes on with its subject: "Master's Degree", "Bachelor of Engineering", "B.Tech". */
const bare =
  /^(?:(?:advanced |higher |national |post[- ]?graduate |graduate |associate )*(?:diploma|degree|certificate)|(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree| deg\.?| thesis)?(?: (?:of|in) (?:applied )?(?:science|arts|engineering|technology|commerce|education|philosophy))?|(?:b|m)\.? ?(?:tech|eng|e|sc|a|s|com)|ph\.? ?d)\.?(?: ?\([\p{L}. ]{2,8}\))?$/iu;

/** A subject in a column of its own has no remark: "Marine Engineering". */
const plain = /^[\p{L}&, -]+$/u;

/** Letters that stand for a degree which nobody has listed: "D.M.E". */
const letters = /^(?:\p{Lu} ?\.?){3,6}(?: ?\([^()]*\))?$/u;

/**
 * The subject that another look, a bar or the end of the line parts from its degree: "Bachelor of Technology" and
 * "(Radio Works)", "Master's Degree" above "Cloud Networks" in a study whose school is known.
 */
export function subjectApart(title: Part, pieces: Piece[]): { piece: Piece; dash: string } | undefined {
  const at = pieces.findIndex(({ words }) => words === title.words);
  const [own, next] = [pieces[at], pieces[at + 1]];
  if (!own || !next || !namesDegree(own.text)) return undefined;
  const inBrackets = !isSchool(next) && /^\([^()]*\)$/.test(textOf(next.words).trim()) && !/[\d%]/.test(next.text);
  const isBeside =
    own.row === next.row && own.row.segments.some(({ words }) => holds(words, own) && holds(words, next));
  if (inBrackets && (isBeside || (own.row === next.row && !own.row.table && isSubject(next.text))))
    return { piece: next, dash: '' };
  if (isBehindSchool(own, next, pieces[at + 2])) return { piece: pieces[at + 2] ?? next, dash: '' };
  const subject = isSchool(next) && own.row !== next.row ? pieces[at + 2] : next;
  if (!subject || isSchool(subject)) return undefined;
  if (namesDegree(subject.text) ? !/^minors?\b/i.test(subject.text) : !isSubject(subject.text)) return undefined;
  const hasSchool =
    subject !== next || pieces.some((piece) => piece !== own && piece !== next && namesSchool(piece.text));
  const dash = isBeside && hasSchool ? partingOf(own, next) : undefined;
  if (isBeside) return dash ? { piece: next, dash } : undefined;
  const isInColumn = own.row === next.row && !own.row.table && own.row.segments.length > 2;
  if (isInColumn && plain.test(next.text) && bare.test(own.text))
    return hasSchool ? { piece: next, dash: '' } : undefined;
  const isBelow = own.row !== subject.row && pieces.filter(({ row }) => row === subject.row).length === 1;
  return hasSchool && isBelow && bare.test(own.text) ? { piece: subject, dash: '' } : undefined;
}

/** Whether a comma parts a subject from the school before it, beside a degree in a rail: "BS   Elm University, Radio". */
function isBehindSchool(own: Piece, school: Piece, subject: Piece | undefined): boolean {
  if (!subject || own.row !== school.row || own.row !== subject.row || own.row.table) return false;
  const [rail, beside] = own.row.segments;
  const isRailed =
    rail && beside && holds(rail.words, own) && holds(beside.words, school) && holds(beside.words, subject);
  const [end, start] = [school.words.at(-1), subject.words[0]];
  const comma = own.row.words.findLast(({ x0 }) => end && start && x0 >= end.x0 && x0 < start.x0);
  const isParted = /,$/.test(comma?.text ?? '') && isSchool(school) && !isSchool(subject);
  return isRailed === true && isParted && bare.test(own.text) && isSubject(subject.text);
}

const isSchool = ({ text }: Piece) => namesSchool(text) || examBoard.test(text);
const holds = (words: Word[], { words: [first] }: Piece) =>
  first !== undefined && words.some(({ x0 }) => x0 === first.x0);

/** The bar, or the comma before another look, that alone parts two pieces of one row. */
function partingOf(one: Piece, other: Piece): ',' | '|' | undefined {
  const [end, start] = [one.words.at(-1), other.words[0]];
  const between = one.row.words.filter(({ x0 }) => end && start && x0 >= end.x0 && x0 < start.x0);
  const [last, bar] = between;
  if (between.length === 1 && last?.text.endsWith(',')) return ',';
  return between.length === 2 && bar?.text === '|' ? '|' : undefined;
}

/** What stands behind a piece in its row. */
const behind = ({ row, words }: Piece): string => {
  const end = words.at(-1);
  return end?.text.endsWith(':') ? ':' : textOf(row.words.filter(({ x0 }) => end !== undefined && x0 > end.x0));
};

/** What stands without a word for a degree before the only school of a study: "D.M.E", "Web Design". */
export function subjectBefore(pieces: Piece[]): Piece | undefined {
  const [first, next] = pieces;
  if (!first || !next || isSchool(first) || !namesSchool(next.text) || namesDegree(next.text)) return undefined;
  if (pieces.filter((piece) => namesSchool(piece.text)).length > 1 || first.titleScore >= 1) return undefined;
  // What a colon follows is a label; "Institutes" alone heads a column.
  const isLabel = roleOfLabel(first.text) !== undefined || /^\s*:/.test(behind(first));
  if (isLabel || next.words.length < 2) return undefined;
  return letters.test(first.text) || isSubject(first.text) ? first : undefined;
}
