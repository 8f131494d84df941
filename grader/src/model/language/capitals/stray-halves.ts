import { countNouns, singularOf } from '../../../words/count-nouns.ts';
import { itemAt } from '../../list/item-at.ts';
import type { Token } from '../../text/tokens.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { frequencyOf, isWrittenSmall } from '../spelling/word-counts.ts';
import { isForm } from '../verb-forms.ts';

/** Prepositions that no list of linking words has, and that what follows belongs to. */
export const leading = /^(?:during|like|towards?|after|before|across|against|without|among|where)$/;
/** The parties of a project, which contracts write with a capital: "approved by the Consultant". */
export const party = /^(?:sub-?)?(?:contractor|consultant)s?$/;
/** Common words that clean text often gives a capital, as first words of headings. */
const ordinary =
  /^(?:transformers?|products?|labou?r|petty|hard|soft|dynamic|resources?|piles?|inward|outward|stores?|backups?|onsite|shutdown|rebar|asphalt)$/;
/** Endings of words that are made from others, which names hardly have. */
const made = /(?:[^kn]ing|i[sz]ers|tors|sers|rmers|ables|ism|ives|ions?|ments?|ances?|ional|orial|ential|rical|ivity)$/;
/** Names with such an ending. */
const nameLike =
  /^(?:boeing|sterling|beijing|browning|reading|wedding|canning|rotary|catholicism|judaism|buddhism|hinduism|marxism)$/;
/** Words that are no title and no body, and that a capital before them does not make one: "Electrical engineer". */
export const plainHead =
  /^(?:engineers?|supervisor|managers?|officer|technician|coordinator|programs?|programmes?|exam|examination|conference|tools?|project|position|road|house)$/;

/** Endings that names do not have. */
export const nominal =
  /(?:ances?|ences?|[st]ions?|ness|ments?|ities|ity|ology|ologies|ible|able|ical|ful|ization|isation)$/;

/** Names of products and bodies that are common words beside a noun: "First aid kits", "Bank vouchers". */
const plainHalf =
  /^(?:project|bank|first|second|third|fourth|government|company|air|fire|part|hospital|school|office|steam|class|college|bar|state|lean|phase|level|unit|section|summer|winter|board|access)$/;
/** Nouns that make a name or a certain thing of the common word: "High School board", "State bank". */
const namedAfter =
  /^(?:of|board|bank|university|college|school|department|dept|passed|government|exam|class|for|from|no|number|level)$/;

/** Whether a word that is a name elsewhere describes the noun behind it, which is written small. */
export function isPlainHalf(tokens: readonly Token[], i: number): boolean {
  const [last, { lower }, next, after] = [tokens[i - 1], itemAt(tokens, i), tokens[i + 1], tokens[i + 2]];
  return (
    plainHalf.test(lower) &&
    /^\p{Ll}/u.test(last?.text ?? '') &&
    next?.before === ' ' &&
    /^\p{Ll}{3,}$/u.test(next.text) &&
    !namedAfter.test(next.text) &&
    !/^\p{Lu}/u.test(after?.text ?? '')
  );
}

/** Whether a word is a counted thing in the plural. */
const isPluralThing = (lower: string): boolean => lower.endsWith('s') && countNouns.has(singularOf(lower) ?? '');

/** "from Buyers, Brokers": the first two of several things, none of which is a name. */
export const areThings = (first: string, second: string): boolean => isPluralThing(first) && isPluralThing(second);

/** "of LV Panels", "for 150 Apartments": things in the plural behind a short form or a figure. */
export function isCounted(tokens: readonly Token[], i: number): boolean {
  const [before, last, { lower }] = [tokens[i - 2], tokens[i - 1], itemAt(tokens, i)];
  return (
    /^\p{Ll}/u.test(before?.text ?? '') &&
    /^(?:\p{Lu}[\p{Lu}&/]+|\d{1,3}\+?)$/u.test(last?.text ?? '') &&
    isPluralThing(lower)
  );
}

/** Heads whose names go on behind a link: "Diploma in Business management", "University of Applied arts". */
const namesOn =
  /^(?:bachelors?|masters?|diploma|degree|doctor|university|institute|college|school|academy|department|ministry|board|faculty|cent(?:re|er)|association|society|council|bank|memorandum|return|head|director|certificate|journal|secretary|president|manager|engineer|mba|pgd|bill|statements?|electrical|mechanical|civil|computer)$/;
/** Nouns that a field or a title ends with. */
const endsField =
  /^(?:engineering|technology|sciences?|management|studies|engg|systems? engineering|industry|industries|point|plant)$/;

/** "Knowledge of Rigging work": a word behind a name and a link describes the noun after it, which is written small. */
export function describesAfterName(tokens: readonly Token[], i: number): boolean {
  const [last, next] = [itemAt(tokens, i - 1), tokens[i + 1]];
  const isSign = / & $/.test(itemAt(tokens, i).before);
  const head = tokens[isSign ? i - 1 : i - 2];
  const link = isSign ? '&' : last.text;
  return (
    /^(?:of|and|&|with|in|to|from|by|for|on|the)$/.test(link) &&
    /^\p{Ll}{3,}$/u.test(next?.text ?? '') &&
    !endsField.test(next?.text ?? '') &&
    !namesOn.test(head?.lower ?? '') &&
    !(isSign && i === 1)
  );
}

/** Whether clean text writes a word small, or its ending shows that it is no name. */
export function isCommon(lower: string): boolean {
  if (isWrittenSmall(lower) || isPluralThing(lower)) return true;
  return (
    ordinary.test(lower) ||
    (isKnownWord(lower) && lower.length >= 7 && made.test(lower) && !nameLike.test(lower)) ||
    (frequencyOf(lower) < 3 && isKnownWord(lower.replace('-', '')) && lower.length >= 7 && nominal.test(lower)) ||
    (isForm(lower, 'participle') && lower.endsWith('ed') && isKnownWord(lower))
  );
}

/** Whether a word begins a name: "Leadership in Energy", "Print on Demand". */
export function isNameBefore(tokens: readonly Token[], i: number): boolean {
  if (/ & $/.test(tokens[i + 1]?.before ?? '') && /^\p{Lu}/u.test(tokens[i + 1]?.text ?? '')) return true;
  const small = /^(?:of|to|on|in|the|for|by)$/;
  let k = i + 1;
  while (k <= i + 2 && small.test(tokens[k]?.text ?? '')) k++;
  return k > i + 1 && /^\p{Lu}\p{Ll}/u.test(tokens[k]?.text ?? '');
}
