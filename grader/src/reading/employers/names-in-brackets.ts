import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isPlace } from '../../words/places/places.ts';

/** The bracket right behind a legal form. */
const bracket = /^[.,]*\s?\(\s?([^()\d:]{4,60})\)/u;
const legalForm = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c|inc|gmbh|plc)[.,\s]*$/iu;

/** A part of a firm, or whose firm it is: "(Pump division)", "(A group of Delta Foods)", "(Subsidiary of Delta Foods)". */
const belonging =
  /\b(?:division|group|unit|department|wing)$|^(?:an? |the )?(?:\p{L}+ )?(?:group|unit|division|subsidiary|part|member|enterprise|undertaking|associate) of\b|\benterprise$/iu;

/**
 * Where a name ends with the bracket behind its legal form that tells which part of a firm it is or whose: "Harbor Works
 * Ltd. (Pump division)". A place, a time or a post in brackets is none of the name.
 */
export function endWithBracket(text: string, end: number): number {
  const [whole = '', told = ''] = bracket.exec(text.slice(end)) ?? [];
  if (told === '' || !legalForm.test(text.slice(0, end)) || isPlace(told) || titleScoreOf(told) >= 2) return end;
  const isFirm = /^(?!An? )\p{Lu}/u.test(told) && organisationScoreOf(told) >= 1.5;
  return belonging.test(told.trim()) || isFirm ? end + whole.length : end;
}
