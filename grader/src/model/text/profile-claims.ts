import { findBuzzwords } from '../language/buzzwords.ts';
import { hasMetric } from '../language/metric.ts';
import { allMatches } from './all-matches.ts';

/** So many traits fill a profile, where there is hardly room for more. */
const mostTraits = 4;
const wordsPerTrait = 12;
/** So many claims beside a profession, and no result, leave a reader with nothing to remember. */
const mostClaims = 3;
const yearsOfWork = /\b\d{1,2}\+? ?(?:years?|yrs?|months?)\b/gi;

/** What somebody is like, wherever it stands in a sentence. */
const trait =
  /(?<![\p{L}-])(?:hard[- ]?work(?:ing|er)|self[- ](?:motivated|confident|starter|disciplined|driven)|(?:quick|fast|keen) learner|team[- ](?:player|work)|positive(?: attitude)?|good at \p{L}+ing|(?:communication|interpersonal|personal|people) skills|not afraid|honest|sincere|punctual|dedicated|confident|flexible|adaptable|friendly|polite|loyal|patient|optimistic|reliable|creative|enthusiastic|motivated|energetic|passionate|active(?! director)|disciplined|dynamic|smart[- ]?work(?:ing|er)?|(?:never|won['’]t) gives? up|goal[- ]oriented|result[- ]oriented)(?![\p{L}-])/giu;

/** Traits that things and other people have as well. */
const ofThings = /^(?:active|patient|friendly|flexible|creative|reliable|smart)$/;

/** What is claimed of work without saying what it was. */
const claim =
  /(?<![\p{L}-])(?:methodical|rigorous|(?:detail|product|customer|quality)[- ](?:oriented|focused)|proven (?:ability|expertise|track record|experience)|strong (?:foundation|background)|adept|fast[- ]paced|impactful|innovative|real[- ]world problems|problem[- ]solver|analytical skills)(?![\p{L}-])/giu;

/** Traits that a profile lists where facts should stand; none where it tells more than them. */
export function traitsAlone(text: string): string[] {
  const traits = [...new Set(matchesOf(trait, text))];
  const words = text.split(' ').length;
  return /\d/.test(text) || traits.length < mostTraits || words > wordsPerTrait * traits.length ? [] : traits;
}

/** What a profile claims without a number that shows it, in the order of its text; none where it claims little. */
export function claimsWithoutResult(text: string): string[] {
  // What is counted in words, "three trades", is no result; one stands in digits.
  const rest = text.replace(yearsOfWork, '');
  if (/\d/.test(rest) && hasMetric(rest)) return [];
  const all = [
    ...findBuzzwords(text).map((buzz) => buzz.text.toLowerCase()),
    ...matchesOf(trait, text).filter((one) => !ofThings.test(one)),
    ...matchesOf(claim, text),
  ];
  const claims = [...new Set(all)].filter((one) => !all.some((other) => other !== one && other.includes(one)));
  if (claims.length < mostClaims) return [];
  const placeOf = (words: string) => text.toLowerCase().indexOf(words);
  return claims.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const matchesOf = (pattern: RegExp, text: string) => allMatches(pattern, text.toLowerCase()).map(([words]) => words);
