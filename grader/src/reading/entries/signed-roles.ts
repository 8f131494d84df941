import type { Part } from '../../model/resume.ts';
import type { Piece } from '../rows/pieces.ts';

/** The parts of a header that signs and styles tell apart, whatever they say. */
type Signed = { title: Part; organisation: Part; location?: Part };

/**
 * The parts of a header whose row tells them by its signs: "Lead Developer @ Freelancer", and a name with its place and
 * what somebody was there, each in a style of its own: "**Harbor Works**, Leeds — *Clerk*".
 */
export function signedRoles(
  pieces: readonly Piece[],
  place: Piece | undefined,
  kind: 'work' | 'education',
): Signed | undefined {
  return (kind === 'work' ? behindAtSign(pieces, place) : undefined) ?? nameInPlace(pieces);
}

function behindAtSign(pieces: readonly Piece[], place: Piece | undefined): Signed | undefined {
  for (const [i, title] of pieces.entries()) {
    const organisation = pieces[i + 1];
    const isTitle = title.titleScore >= 1 && title.organisationScore < 1;
    if (isTitle && organisation && !organisation.isPlace && /^@\S*$/.test(between(title, organisation)))
      return {
        title: partOf(title),
        organisation: partOf(organisation),
        ...(place ? { location: partOf(place) } : {}),
      };
  }
  return undefined;
}

/** Three pieces of one row, the first bold, the third in italics behind a long dash, and nothing else in the header. */
function nameInPlace(pieces: readonly Piece[]): Signed | undefined {
  const [name, place, title, ...others] = pieces;
  if (!name || !place || !title || others.length > 0 || /\d/.test(name.text + place.text)) return undefined;
  const [first, second, third] = [name, place, title].map(({ words }) => words[0]);
  const isStyled = first?.bold && !second?.bold && third?.italic && !second?.italic;
  const isSigned = endsWithComma(name, place) && leadsByDash(place, title);
  return isStyled && isSigned
    ? { title: partOf(title), organisation: partOf(name), location: partOf(place) }
    : undefined;
}

/** The words that stand between two pieces of one row. */
function between(one: Piece, other: Piece): string {
  const [end, start] = [one.words.at(-1), other.words[0]];
  if (!end || !start || one.row !== other.row) return 'other row';
  return one.row.words
    .filter(({ x0 }) => x0 > end.x0 + 0.1 && x0 < start.x0 - 0.1)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether a comma alone parts two pieces, typed at the first or as a word of the second's style. */
function endsWithComma(one: Piece, other: Piece): boolean {
  const words = one.row.words;
  const [end, start] = [one.words.at(-1), other.words[0]];
  const typed = words.find(({ x0, base }) => end && x0 === end.x0 && base === end.base);
  return start !== undefined && (/,$/.test(typed?.text ?? '') || between(one, other) === ',');
}

/** Whether a long dash stands between two pieces, alone or at the end of the first. */
function leadsByDash(one: Piece, other: Piece): boolean {
  const end = one.words.at(-1);
  const typed = one.row.words.find(({ x0, base }) => end && x0 === end.x0 && base === end.base);
  return /[—–]$/.test(typed?.text ?? '') || /^[—–]$/.test(between(one, other));
}

const partOf = ({ text, words }: Piece): Part => ({ text, words });
