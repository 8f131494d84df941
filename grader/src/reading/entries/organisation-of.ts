import type { Part } from '../../model/resume.ts';
import { namesDegree } from '../../words/degree-names.ts';
import { examBoard, namesSchool, withoutLevels } from '../../words/schools.ts';
import { namesField } from '../../words/work-fields.ts';
import type { Piece } from '../rows/pieces.ts';
import { isName } from './subjects.ts';

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
  const left = pieces.filter(
    (piece) =>
      piece !== title &&
      !/^(?:gpa|grade)\b/i.test(piece.text) &&
      /\p{L}/u.test(piece.text) &&
      !isAmount.test(piece.text) &&
      !isAddress.test(piece.text) &&
      !(kind === 'work' && namesField(piece.text)) &&
      !employment.test(piece.text) &&
      !(kind === 'education' && state.test(piece.text)),
  );
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
  return best &&
    (evidence(best) >= 0.5 || (named && evidence(best) > -1 && [best.text, best.text.replace(remark, '')].some(isName)))
    ? best
    : undefined;
}

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

const street = /\b(?:street|st|road|rd|avenue|ave|lane|drive|highway|floor|suite|block|building)\b/i;

/** How somebody is employed, and not by whom. */
export const employment =
  /^\W*(?:(?:full|part)[- ]?time|contract(?:or)?|permanent|temporary|casual|seasonal|hybrid|on-?site|freelance(?:r|ing)?|self[- ]employed)\W*$/i;

/** An address in the web. */
export const isAddress = /^(?:https?:\/\/|www\.)\S+$/i;

/** Whether a text tells several things in a sentence: "Ledgers, Scales, Cranes.", "Care of ledgers, cranes." */
const isListed = (text: string) => listed.test(text) && !legalForm.test(text);
const legalForm = /(?<!\p{L})(?:ltd|limited|pvt|inc|llc|gmbh)(?!\p{L})/iu;
const listed = /,.*,.*\p{Ll}{3}\.$|,\s\p{Ll}.*\p{Ll}{3}\.$/u;

/** Words that count something, alone: "Five". */
const isAmount = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|total|\d+)$/i;

/** How far a study is. */
const state = /^\W*(?:pursuing|appear(?:ing|ed)|complet(?:ed|ing)|pass(?:ed|ing)?|ongoing|in progress)\W*$/i;
