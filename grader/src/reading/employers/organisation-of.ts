import type { Part } from '../../model/resume.ts';
import { organisationScoreOf } from '../../model/text/role-scores.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import type { Piece } from '../rows/pieces.ts';
import { isName, stoppedName } from '../studies/subjects.ts';
import { isNoEmployer } from './no-employers.ts';

/**
 * The piece that is most likely the employer or the school. Without any sign of one it must look like a name, in a
 * header that has something else of an entry.
 */
export function organisationOf(
  pieces: Piece[],
  title: Part | undefined,
  kind: 'work' | 'education',
  named: boolean,
  likely?: Piece,
): Piece | undefined {
  const left = pieces.filter((piece) => piece !== title && !isNoEmployer(piece.text, kind));
  const evidence = (piece: Piece) =>
    kind === 'work'
      ? piece.organisationScore -
        0.5 * piece.titleScore -
        (isListed(piece.text) ? 1.6 : 0) -
        (piece.organisationScore < 0.5 && namesDegree(piece.text.split(' ', 1)[0] ?? '') ? 1 : 0)
      : (namesSchool(piece.text) ? 3 : examBoard.test(piece.text) ? 2.6 : 0) -
        (namesDegree(withoutLevels(piece.text)) ? 2 : 0);
  const isOpen = likely !== undefined && left.every((piece) => evidence(piece) < 0.5);
  const best = left
    .map((piece, i) => ({ piece, score: evidence(piece) - 0.3 * i + (isOpen && piece === likely ? 0.7 : 0) }))
    .toSorted((a, b) => b.score - a.score)[0]?.piece;
  const isSure = best !== undefined && evidence(best) >= 0.5;
  if (best && (isSure || (named && evidence(best) > -1 && mayName(best.text, kind)))) return best;
  return kind === 'work' && named ? pieces.find((piece) => piece !== title && own.test(piece.text)) : undefined;
}

const mayName = (text: string, kind: 'work' | 'education') =>
  isName(text) || isName(text.replace(remark, '')) || (kind === 'work' && stoppedName.test(text));

/** Where nobody else is named: who works for oneself. */
const own = /^(?:freelanc(?:e|er|ing)|self[- ]employed)$/i;

/** A remark in brackets behind a name: "Rowan & Birch, Leeds (Corporate team)". */
const remark = /\s*\([^()]*\)$/;

/** The name on a line of its own right above the line of a place: below somebody's name it is the employer's. */
export function nameAbovePlace(pieces: readonly Piece[], place: Piece | undefined): Piece | undefined {
  const at = place ? pieces.indexOf(place) : -1;
  const above = pieces[at - 1];
  const isAlone = (one: Piece) => pieces.filter(({ row }) => row === one.row).length === 1;
  const isName = above !== undefined && !/\d/.test(above.text) && !street.test(above.text);
  return place && isName && isAlone(place) && isAlone(above) ? above : undefined;
}

/** The name before the place at the other end of the first line, above the line of a post: "Harborside … Leeds, UK" and "Clerk". */
export function nameBesidePlace(
  pieces: readonly Piece[],
  place: Piece | undefined,
  title: Part | undefined,
): Piece | undefined {
  const [name, beside, ...below] = pieces;
  const isLine = name !== undefined && beside !== undefined && beside === place && name.row === beside.row;
  const isApart = isLine && name.row.segments.length === 2 && below.some((piece) => piece === title);
  const isName = isApart && /^\p{Lu}/u.test(name.text) && name.titleScore < 1 && !/\d|[:;]/.test(name.text);
  return isName && !isNoEmployer(name.text, 'work') ? name : undefined;
}

const street = /\b(?:street|st|road|rd|avenue|ave|lane|drive|highway|floor|suite|block|building)\b/i;

/** Whether a text tells several things in a sentence: "Ledgers, Scales, Cranes.", "Care of ledgers, cranes." */
const isListed = (text: string) =>
  listed.test(text) && !legalForm.test(text) && organisationScoreOf(text.split(',')[0] ?? '') < 0.7;
const legalForm = /(?<!\p{L})(?:ltd|limited|pvt|inc|llc|gmbh)(?!\p{L})/iu;
const listed = /,.*,.*\p{Ll}{3}\.$|,\s\p{Ll}.*\p{Ll}{3}\.$/u;
