import type { Token } from '../../text/tokens.ts';
import { isKnownWord } from '../spelling/spelling.ts';

/** Lines that name an event or a magazine, whose words may have capitals: "Participated in Think Green". */
export const tellsOfEvent = /^\W*(?:\p{L}+ly )?(?:participat|attend|contribut|publish|qualif|volunteer)/iu;
/** Whether the name of an event may begin here: behind a small word, with no noun in small letters behind. */
export const mayNameEvent = (whole: string, { start, end }: Token): boolean =>
  /(?<!\p{L})(?:in|on|at|about|of|the|for|and|named|called|with)\P{L}*$/u.test(whole.slice(0, start)) &&
  !plainEvent.test(whole.slice(end));
/** What is no name of an event with a word before it: "National level", "Site meetings". */
const plainEvent =
  /^ (?:\p{Ll}+ )?(?:levels?|trainings?|seminars?|workshops?|contests?|competitions?|tournaments?|conferences?|shows?|meetings?|camps?|activities|programs?|programmes?|courses?|internships?|events?|exhibitions?|supplier|contractors?|clients?|maintenance|coordinators|works?)(?!\p{L})/u;
/** What comes before the name of a course, a paper or a project: "a project on Fabrication of gears". */
export const namesTopic =
  /(?<!\p{L})(?:course|topic|project|thesis|paper|seminar|workshop|lecture|talk)(?: \p{Ll}+)?(?: (?:on|of|about))?\s*[:“"]?\s*(?:\p{Lu}\p{L}+ )?$/u;

/** What a name comes behind: "stands for Lighters for …", "the game Butterfly", "the Harbor Conference on Lamps". */
export const leadsToName =
  /(?:(?<!\p{L})(?:stands for|(?:the|an?|this|my|our) (?:\p{Ll}+ )?(?:game|app|film|movie|novel|book|song|album|magazine|series|musical|opera))|(?<!\p{L})\p{Lu}\p{Ll}+ (?:Conference|Congress|Symposium|Workshop|Summit|Forum|Meeting|Journal|Society|Association|Council|Committee|Federation|Academy|Cent(?:er|re)|Institute|Museum|Foundation) (?:on|of|for)(?: the)?|(?<!\p{L})Introduction to) (?:\p{Lu}\p{L}+ (?:and |& )?)*$/u;

/**
 * What the name of a study, of a group, of a paper or of an event comes behind: "a minor in Lamp", "HARBOR Labs", "Paper:
 * Lamps … Quays at Sea", "Harbor Crew's Walk of Lamps".
 */
export const isInName = (before: string, word: string): boolean =>
  (behindStudy.test(before) && !alwaysSmall.test(word)) ||
  (behindCapitals.test(before) && groupWord.test(word)) ||
  behindTitle.test(before) ||
  behindLongName.test(before);
const behindStudy =
  /(?<!\p{L})(?:[Mm]inors?|[Mm]ajors?|[Mm]ajored|[Mm]inored|[Dd]egree|[Cc]oncentration|[Dd]iploma|[Mm]aster’?s|[Bb]achelor’?s) in (?:\p{Lu}\p{L}+,? (?:and |& )?)*$/u;
const behindCapitals = /(?<!\p{L})\p{Lu}{3,} $/u;
const groupWord =
  /^(?:Labs?|Studios?|Media|Group|Club|Foundation|Ventures|Partners|Academy|Games|Collective|Alliance)$/;
const behindTitle = /(?<!\p{L})(?:[Pp]aper|[Tt]hesis|[Dd]issertation|[Aa]rticle|[Pp]oster|[Ee]ssay): \p{Lu}[^.!?:]*$/u;
const behindLongName = /\p{Lu}\p{L}{2,}[’']s? \p{Lu}\p{L}+ of $/u;

/** Whether a word is an item beside names that no dictionary has: "Marlin, Gull and Tern based yards". */
export function isAmongNames(tokens: readonly Token[], token: Token): boolean {
  const i = tokens.indexOf(token);
  const joint = /^(?:and|or|&)$/.test(tokens[i - 1]?.text ?? '') ? i - 1 : i;
  if (!/^, $/.test(tokens[joint]?.before ?? '')) return false;
  const items = tokens.slice(0, joint).filter((one, at) => one.before === ', ' || tokens[at + 1]?.before === ', ');
  return items.slice(-2).some(({ text, lower }) => /^\p{Lu}\p{Ll}{2}/u.test(text) && !isKnownWord(lower));
}

/** The name of a course that a line begins with, before a dash or a colon: "Knots for Sailors – Autumn 2021". */
export const isNameOfLine = (before: string, after: string): boolean =>
  /^\W*\p{Lu}\p{L}+ (?:for|of|and|in|with|to)(?: the)? (?:\p{Lu}\p{L}+ (?:and |& )?)*$/u.test(before) &&
  /^(?: \p{Lu}\p{L}+)*(?: [–—-] |: )(?:\p{Lu}|\d)/u.test(after);

/** The name of a firm up to its legal form, where the words between are written small: "Harbor cable service pvt ltd". */
export const namesFirm = /^\p{Lu}\p{L}+(?: \p{L}+){0,3},? (?:\(?p\)?|pvt|private|ltd|limited|inc|llc|llp)(?!\p{L})/iu;

/** Whether the other one of a pair has a capital that is left alone: "a Clinical or Technical role", both or none. */
export function isHalfOfPair(tokens: readonly Token[], token: Token, stray: readonly Token[]): boolean {
  const i = tokens.indexOf(token);
  // The sign is no word of its own: "Lamp & Video systems".
  const isBound = (other: Token | undefined) =>
    other !== undefined && /^\p{Lu}\p{Ll}{2,}$/u.test(other.text) && !stray.includes(other);
  if (i > 1 && token.before === ' & ' && isBound(tokens[i - 1])) return true;
  if (tokens[i + 1]?.before === ' & ' && isBound(tokens[i + 1])) return true;
  return [-1, 1].some((step) => {
    const [joint, other] = [tokens[i + step], tokens[i + 2 * step]];
    if (!/^(?:and|or)$/.test(joint?.text ?? '') || i + 2 * step === 0) return false;
    return isBound(other);
  });
}

/** Whether a word stands inside a quotation, begins a title that goes on in capitals, or is half of a name of two. */
export function isNamedHere(tokens: readonly Token[], token: Token, whole: string): boolean {
  const before = whole.slice(0, token.start);
  if (alwaysSmall.test(token.text)) return false;
  const after = whole.slice(token.end);
  if (/“[^”]*$/.test(before) || ((before.match(/"/g) ?? []).length % 2 === 1 && after.includes('"'))) return true;
  if (/^ (?:of|on|for) \p{Lu}{3,}(?!\p{L})/u.test(after)) return true;
  // "Cognitive Development (PSYCH413)", "LAMPS 702: Trade Winds": a course and its number.
  if (/^ \(\p{Lu}{2,} ?\d{2,}/u.test(after) || behindNumber.test(before)) return true;
  // "Women in Ropes program": the name of a program.
  if (
    /^ (?:program|programme|initiative|fellowship)s?(?!\p{L})/u.test(after) &&
    /\p{Lu}\p{Ll}+ (?:in|of|for) $/u.test(before)
  )
    return true;
  // "Harbor Storage … Storage Ledgers": a word that is in two names of one line is a part of both.
  const pairs = tokens.flatMap((one, i) => {
    const next = tokens[i + 1];
    return next?.before === ' ' && [one, next].every(({ text }) => /^\p{Lu}\p{Ll}{2,}$/u.test(text))
      ? [[one, next]]
      : [];
  });
  const again = (word: Token) => pairs.some((pair) => pair.some((one) => one !== word && one.text === word.text));
  return pairs.some((pair) => pair.includes(token) && pair.some(again));
}

const behindNumber = /(?<!\p{L})\p{Lu}{2,} ?\d{3}\p{Lu}?: (?:\p{Lu}\p{L}+ (?:(?:in|of|and|for|to|the) )*)*$/u;
/** Small inside a name, too. */
const alwaysSmall = /^(?:And|As|At|By|For|From|In|Of|Or|To|With)$/;

/** Whether a word opens the last one of several items that all have a capital: "Team work, Time keeping, and Stock taking". */
export function endsList(tokens: readonly Token[], token: Token): boolean {
  const i = tokens.indexOf(token);
  const items = tokens.slice(0, i).filter(({ before, text }) => /^, $/.test(before) && !/^(?:and|or)$/.test(text));
  return (
    /^(?:and|or|&)$/.test(tokens[i - 1]?.text ?? '') &&
    items.length >= fewestItems &&
    /^\p{Lu}/u.test(tokens[0]?.text ?? '') &&
    items.every(({ text }) => /^\p{Lu}/u.test(text))
  );
}
const fewestItems = 2;
