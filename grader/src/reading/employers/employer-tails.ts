import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Part } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { campusSystem } from '../../words/studies/schools.ts';
import { leavesBracketOpen } from '../entries/wrapped-headers.ts';
import { partNamed } from '../rows/part-named.ts';
import { partOfWords } from '../rows/pieces.ts';
import { withoutQuotes, withoutTail } from './end-of-name.ts';
import { gluedPlace } from './glued-places.ts';
import { isTown } from './towns.ts';

/** A word behind a name that led on to what was read as another part: "Harbor Works Ltd since". */
const leftOver = /[\s,(]+(?:[Ss]ince|SINCE|[Ff]rom|FROM|[Tt]ill|TILL|[Aa]t|AT|[Ii]n|[Aa]s)$/;
/** What parts a name from where it is, or may do so. */
const beforePlace =
  /\s+(?:at|in)\s+(?=\p{Lu})|\s+_\s*|\s+[-–—]\s?(?=\p{Lu})|(?<=\p{L}{3})[-–—]\s+(?=\p{Lu})|\s*,\s*(?=\p{L})/giu;

/** What was done there, behind a name: "Harbor Works in the boiler house", "Delta Engineering Company for Commissioning of pumps". */
const work = /\s+(?:(?:in|under|with)\s+(?:the\s+)?(?=\p{Ll}{4})|for\s+(?=\p{Lu}\p{Ll}+(?:ing|tion)(?!\p{L})))/u;

type Named = { name: Part; place?: Part };

/** An employer by its name alone, without what stands behind its legal form, and the place behind it: "Harbor Works Ltd in Leeds". */
export function withoutPlaceBehind(employer: Part, others?: ReadonlySet<string>): Named {
  const { name, place } = parted(withoutQuotes(employer), others);
  const said = partNamed(name, name.text)?.words ?? [];
  const own = withoutTail(said);
  if (own === said) return { name, ...(place ? { place } : {}) };
  const rest = partOfWords(cutBetween(said, textOf(own).length, textOf(said).length));
  const where = place ?? (isWhere(rest.text) ? rest : undefined);
  return { name: withoutQuotes(partOfWords(own)), ...(where ? { place: where } : {}) };
}

/** An employer and the place that an "at", an "in" or a dash parts from its name. */
function parted(employer: Part, others: ReadonlySet<string> | undefined): Named {
  const { text, words } = employer;
  const at = textOf(words).indexOf(text);
  if (at < 0) return { name: employer };
  const part = (start: number, end: number): Part => ({
    text: text.slice(start, end),
    words: cutBetween(words, at + start, at + end),
  });
  const left = leftOver.exec(text);
  if (left && left.index > 2) return parted(part(0, left.index), others);
  const done = work.exec(text)?.index ?? 0;
  if (done > 0 && isWhole(text.slice(0, done)) && /\s/.test(text.slice(0, done))) return parted(part(0, done), others);
  for (const { index, 0: joint } of allMatches(beforePlace, text)) {
    const [name, rest] = [text.slice(0, index), text.slice(index + joint.length)];
    // "University of Elm, Hill": the place is a part of the name.
    const isCampus = joint.includes(',') && campusSystem.test(name);
    if (isWhole(name) && isWhere(rest) && !isCampus && !leavesBracketOpen({ text: name }))
      return { name: part(0, index), place: part(index + joint.length, text.length) };
  }
  const glued = gluedPlace(text, others);
  if (!glued) return { name: employer };
  const place = text.slice(glued.start);
  return { name: part(0, glued.end), place: part(glued.start, place.includes('(') ? text.length : endOfPlace(text)) };
}

/** Where a place in a bracket ends that was opened before it. */
const endOfPlace = (text: string): number => text.replace(/[\s)]+$/, '').length;

/** Whether a text is a name without its place: "Primary School" and "Hotel" are none. */
const isWhole = (text: string): boolean => {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const isNamed = words.length > 2 || words.some((word) => !isKnownWord(word.toLowerCase()));
  return isNamed && organisationScoreOf(text) >= 1 && titleScoreOf(text) < 1;
};

/** Whether a text names places: a word that is in no dictionary tells a town from a field of work. */
const isWhere = (text: string): boolean =>
  isPlace(text) ||
  (text.split(/,\s*/).every((part) => isTown(/\s/.test(part) ? part : part.charAt(0).toUpperCase() + part.slice(1))) &&
    (text.match(/\p{L}+/gu) ?? []).some((word) => word.length > 2 && !isKnownWord(word.toLowerCase())));
