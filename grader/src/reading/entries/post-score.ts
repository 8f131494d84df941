import { titleScoreOf } from '../../model/text/role-scores.ts';
import type { Piece } from '../rows/pieces.ts';

/** What a word for firms or schools takes from a post that ends in its noun, where another piece names the employer. */
const leastTaken = 0.5;

/** Evidence that a piece is a post: before its noun a word for schools only says of what kind, "Upper School Teacher". */
export function postScore(piece: Piece, pieces: readonly Piece[]): number {
  const { text, titleScore, organisationScore } = piece;
  const last = /^[^,;:|()/–—]*?(\p{L}+)$/u.exec(text)?.[1] ?? '';
  const isHead = organisationScore > leastTaken && titleScore >= 2 && titleScoreOf(last) >= 2;
  const hasEmployer = isHead && pieces.some((one) => one.organisationScore >= 1 && one.titleScore < 1);
  return titleScore - 0.8 * (hasEmployer ? leastTaken : organisationScore);
}
