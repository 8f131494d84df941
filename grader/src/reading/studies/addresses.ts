import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { placesAtEnd } from '../../words/places/known-places.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';
import { isTown } from '../employers/towns.ts';

/** A road or a quarter in front of the town. */
const street =
  /(?<!\p{L})(?:near|opp\.?|opposite|road|rd|street|st|avenue|lane|nagar|market|sector|phase|district|dist|taluka?|tehsil|p\.?o|via|post|campus)(?!\p{L})/iu;
const endsInStreet = /(?:road|rd|street|nagar|lane|marg)\W*$/iu;
const state = /^\p{Lu}\.?\s?\p{Lu}\.?$/u;
const postCode = /^\d{2,3}(?:\s?\d{3})?$/;

/** Whether a text names places and nothing else; `sure` where each must be known. */
export function arePlaces(text: string, sure: boolean): boolean {
  const parts = text
    .split(/\s*[,()]+\s*|\.\s+|\s*[-–—]\s*(?=\p{Lu}|\d)|\.$/u)
    .filter((part) => /[\p{L}\d]/u.test(part));
  const isMore = (part: string, i: number) => i > 0 && (state.test(part) || postCode.test(part));
  const isStreet = (part: string) =>
    parts.length > 1 && street.test(part) && (endsInStreet.test(part) || !namesSchool(part));
  const isOne = (part: string) => isKnown(part) || (!sure && isUnknownTown(part));
  return parts.some(isOne) && parts.every((part, i) => isOne(part) || isMore(part, i) || isStreet(part));
}

const isKnown = (part: string) => isPlace(part) || placesAtEnd(part)?.start === 0;

/** A town that nobody has listed: a name of words that are in no dictionary. */
const isUnknownTown = (part: string): boolean =>
  isTown(part) &&
  !/^\p{Lu}{2,5}$/u.test(part) &&
  !/campus/i.test(part) &&
  (part.match(/\p{L}{3,}/gu) ?? []).some((word) => !isKnownWord(word.toLowerCase())) &&
  !namesField(part) &&
  !namesDegree(part) &&
  !namesSchool(part) &&
  !examBoard.test(part);
