import { countNouns, singularOf } from '../../../words/count-nouns.ts';
import { itemAt } from '../../list/item-at.ts';
import type { Token } from '../../text/tokens.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { frequencyOf } from '../spelling/word-counts.ts';
import { isForm } from '../verb-forms.ts';
import { fields, isRole, named, nameParts, naming, products } from './capital-words.ts';
import { isStrayDescribing, isStrayDescribingPair } from './stray-describing.ts';
import {
  areThings,
  describesAfterName,
  isCommon,
  isCounted,
  isNameBefore,
  isPlainHalf,
  leading,
  nominal,
  party,
  plainHead,
} from './stray-halves.ts';
import { isStrayNoun, isStrayPair } from './stray-nouns.ts';
import { isStraySecond } from './stray-seconds.ts';

const linking =
  /^(?:of|the|an?|and|or|for|in|with|to|from|by|on|as|at|into|all|various|both|our|their|its|any|each|every|other|new|daily|weekly|monthly|under|between|within|through|about|per|having|my|good|excellent|strong|basic|proper|using|including|is|are|was|were|be|high|regarding)$/;
const period = /^(?:daily|weekly|monthly|quarterly)$/;
/** Where work is done, which no department is called. */
const workplace = /^(?:sites?|workplace|factory|workshop)$/;
const object = /^(?:the|an?|all|any|various|our|their|its|new|every|each|daily|\d.*)$/;
const preposition = /^(?:by|from|in|at|with|on|of|for|to|under|through|as|into|and)$/;
/** Endings of words that describe or do something: what follows belongs to them. */
const adjectival = /(?:al|ive|ic|ary|ory|ed|ous|able|ible|ful|less|ern|(?:appropri|accur|adequ|priv|separ|immedi)ate)$/;
/** What is done with events and papers: "Workshop Organized by". */
const event =
  /^(?:organi[sz]ed|conducted|sponsored|held|recogni[sz]ed|approved|issued|awarded|offered|provided|certified|supported|presented|prepared|given|affiliated|managed|hosted|arranged|published|powered|owned)$/;
/** Adjectives that open a line. */
const praise =
  /^(?:good|excellent|strong|basic|proper|great|sound|fluent|various|all|new|daily|weekly|monthly|my|having|high|different|efficient)$/;
/** Bodies and documents whose names go on with "of": "Association of Electrical Engineers". */
const body =
  /^(?:associations?|organi[sz]ations?|institutions?|foundations?|commissions?|federations?|confederations?|corporations?|administrations?|conventions?|declarations?|constitutions?|divisions?|statements?|departments?|certifications?|publications?)$/;
const sentenceStart =
  /^(?:responsible|familiar|experienced|proficient|able|capable|skilled|knowledge|experience|good|excellent|ability|worked|working|also|interests?|skills?|skilled|strong)$/;
/** Fewer small words do not show how a line is written. */
const fewestSmall = 3;
/** So many small words for each capital show that a line is written small. */
const mostCapitals = 0.6;
/** A noun that its neighbors show to be a slip is one beside so many small words for each capital. */
const leastSmall = 0.4;
/** Small words, which have a capital neither inside a sentence nor inside a title. */
const smallWord = /^(?:From|With|For|By|And|Of|As|At|In|To|Or)$/;
/** Small words of four letters may have one inside a title. */
const longSmallWord = /^(?:From|With)$/;
/** Words that a small word begins or ends: "Add On", "Officer In Charge", "As Is". */
const smallInName = /^(?:charge|is|house|time|line|depth|app|day|loans?|fi)$/;

/** The tokens of a line whose capital is a slip: common words in a sentence that is otherwise written small. */
export function strayCapitals(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ text }, i) => i > 0 && /^\p{Lu}/u.test(text))) return [];
  const capitals = tokens.filter(({ text }, i) => i > 0 && /^\p{Lu}\p{Ll}/u.test(text)).length;
  const small = tokens.filter(({ text }) => /^\p{Ll}{2,}/u.test(text)).length;
  const isSmall = small >= fewestSmall && small > capitals * mostCapitals;
  const stray = new Set<Token>();
  for (const [i, token] of tokens.entries())
    if (
      i > 0 &&
      /^\p{Lu}/u.test(token.text) &&
      !isCalledSo(tokens, i) &&
      (isStraySmall(tokens, i) ||
        isStrayVerb(tokens, i) ||
        (small >= fewestSmall && small >= capitals * leastSmall && isStrayThing(tokens, i)) ||
        (small >= fewestSmall &&
          small >= capitals &&
          (isStrayPair(tokens, i) || isStrayDescribing(tokens, i) || isStrayDescribingPair(tokens, i))) ||
        ((isSmall || isHalved(tokens, i)) && isStray(tokens, i, stray)))
    )
      stray.add(token);
  return [...stray];
}

/** Whether a word is a name by its neighbor: "the Group", which is told above, "using Lanterns". */
const isCalledSo = (tokens: readonly Token[], i: number) =>
  (tokens[i - 1]?.lower === 'the' && /^(?:group|firm|fund|trust)$/.test(tokens[i]?.lower ?? '')) ||
  (tokens[i - 1]?.lower === 'using' && /s$/.test(tokens[i]?.text ?? ''));

/** A noun or a word after another that its neighbors show to be a slip, where it is no product, field or part of a name. */
function isStrayThing(tokens: readonly Token[], i: number): boolean {
  const { text, lower } = itemAt(tokens, i);
  const mayBeName =
    products.test(lower) || nameParts.test(text) || fields.test(lower) || named.test(tokens[i + 1]?.text ?? '');
  return isStrayNoun(tokens, i) || (!mayBeName && isStraySecond(tokens, i));
}

/** "in Engineering From Agra", "Hard And Smart", "12th Passed from": never with a capital, however the words around are written. */
function isStraySmall(tokens: readonly Token[], i: number): boolean {
  const [{ text, lower, before }, last, next] = [itemAt(tokens, i), itemAt(tokens, i - 1), tokens[i + 1]];
  const isAbbreviated = before === '. ' && /^(?:Ltd|Pvt|Co|Inc|Corp)$/i.test(last.text);
  if (
    (before !== ' ' && !/^\.?\) $/.test(before) && !isAbbreviated) ||
    next === undefined ||
    !/^ [(“]?$/.test(next.before)
  )
    return false;
  if (next.text === 'by' && event.test(lower) && /^\p{L}{2,}$/u.test(last.text)) return /^\p{Lu}\p{Ll}/u.test(text);
  if (next.text === 'level')
    return /^(?:National|State|International|District|College|School|University|Zonal)$/.test(text);
  if (/^\d+(?:st|nd|rd|th)$/i.test(last.text))
    return /^\p{Lu}/u.test(text) && isForm(lower, 'participle') && preposition.test(next.text);
  if (!smallWord.test(text) || smallInName.test(next.lower) || !/^[\p{L}\d)+%’']+$/u.test(last.text)) return false;
  if (/^(?:The|A|An|On|Up|[Âï¼½]+|Plug|Log|Sign|Check|Stand|Type)$/.test(last.text) || smallWord.test(last.text))
    return false;
  // "Lamp In (Quay Lane)": the last word of a name.
  if (next.before === ' (' && /^\p{Lu}/u.test(last.text) && last.before !== '') return false;
  // "Inn In the Woods" is one name.
  const opensPlace = /^(?:In|On|At|By)$/.test(text) && /^\p{Lu}/u.test(last.text) && !isForm(last.lower);
  if (opensPlace && next.text === 'the' && /^\p{Lu}/u.test(tokens[i + 2]?.text ?? '')) return false;
  // A title in capitals before a sentence: "EXPERIENCE As an engineer". A sentence may begin after a name, too.
  if (!longSmallWord.test(text) && tokens.slice(0, i).every((token) => token.text === token.text.toUpperCase()))
    return false;
  if (
    /^(?:As|At|In)$/.test(text) &&
    /^(?:I|a|an|the)$/.test(next.text) &&
    tokens.slice(i + 1).some(({ text: t }) => t === 'I')
  )
    return false;
  return !longSmallWord.test(text) || tokens.some((token) => /^\p{Ll}{2,}$/u.test(token.text));
}

/** What the form in -ing or the participle of a verb follows: "am Working as". */
const auxiliary = /^(?:am|is|are|was|were|been|being|[Cc]urrently|[Pp]resently)$/;
/** What follows a verb and hardly ever a noun: "to Manage the". */
const ofVerb = /^(?:the|an?|all|my|our|their|its|your|every|each|any)$/;

/** "am Working as", "to Manage the": a verb that its neighbors leave no other word, and no name. */
function isStrayVerb(tokens: readonly Token[], i: number): boolean {
  const [{ text, lower, before }, last, next] = [itemAt(tokens, i), itemAt(tokens, i - 1), tokens[i + 1]];
  if (before !== ' ' || next?.before !== ' ' || !/^\p{Lu}\p{Ll}{2,}$/u.test(text) || !/^\p{Ll}/u.test(next.text))
    return false;
  if (auxiliary.test(last.text))
    return (isForm(lower, 'ing') || lower.endsWith('ed')) && isForm(lower) && preposition.test(next.text);
  return /^(?:to|will|can)$/.test(last.text) && isForm(lower, 'base') && ofVerb.test(next.text);
}

/** "Excellent Communication skills": the noun that it describes is written small, whatever stands around. */
function isHalved(tokens: readonly Token[], i: number): boolean {
  const [next, after] = [tokens[i + 1], tokens[i + 2]];
  return (
    next?.before === ' ' &&
    /^\p{Ll}{3,}$/u.test(next.text) &&
    frequencyOf(next.text) >= 5 &&
    !isForm(next.text, 'past', 'ing', 's3') &&
    !preposition.test(next.text) &&
    !linking.test(next.text) &&
    !/^\p{Lu}/u.test(after?.text ?? '')
  );
}

function isStray(tokens: readonly Token[], i: number, stray: ReadonlySet<Token>): boolean {
  const { text, lower, before } = itemAt(tokens, i);
  const [last, next] = [itemAt(tokens, i - 1), tokens[i + 1]];
  if (!/^(?: | & |, )$/.test(before) || !/^\p{Lu}\p{Ll}{2,}(?:-\p{Ll}+)?$/u.test(text)) return false;
  if (
    party.test(lower) ||
    (nameParts.test(text) && !isPeriod(tokens, i)) ||
    (products.test(lower) && !isPlainHalf(tokens, i))
  )
    return false;
  const isPlural =
    /[^s]s$/.test(lower) &&
    isKnownWord(lower) &&
    !isForm(lower, 'past') &&
    (!isForm(lower, 's3') || countNouns.has(singularOf(lower) ?? ''));
  if (
    isNameBefore(tokens, i) &&
    !(nominal.test(lower) && next?.text === 'of' && !body.test(lower)) &&
    !(isPlural && /^(?:for|in|to|with|by)$/.test(next?.text ?? ''))
  )
    return false;
  const isFollowed = next === undefined || /^\p{Ll}/u.test(next.text) || /^[,;.)]| [(&–-]/.test(next.before);
  if (!isFollowed || /^(?:[-/:.]|\.\p{L}| ?[:“"])$/u.test(next?.before ?? '')) return false;
  // A label in capitals before a dash: "Programming Languages – intermediate Java".
  if (/^ [–—-] $/.test(next?.before ?? '') && tokens.slice(0, i).every((token) => /^\p{Lu}/u.test(token.text)))
    return false;
  const follows = next?.before === ' ' ? next.lower : '';
  const hasNoun = follows !== '' && !preposition.test(follows) && !linking.test(follows);
  if (fields.test(lower) && !hasNoun) return false;
  // "Objectives and Key Results", "Goals, Signals": a name or a list of titles goes on.
  const [second, third] = [tokens[i + 2], tokens[i + 3]].map((token) => /^\p{Lu}/u.test(token?.text ?? ''));
  if (!hasNoun && next?.before === ', ' && /^\p{Lu}/u.test(next.text) && !areThings(lower, next.lower)) return false;
  if (/^(?:and|&)$/.test(follows) && second && third) return false;
  // "in relation to Policy and Planning", "concern Health and Safety": a pair of subjects.
  const isPair = (from: number) =>
    [from, from + 2].every((k) => /^\p{Lu}\p{Ll}/u.test(tokens[k]?.text ?? '')) &&
    /^(?:and|&)$/.test(tokens[from + 1]?.text ?? '') &&
    !/^ \p{Ll}/u.test(`${tokens[from + 3]?.before}${tokens[from + 3]?.text}`);
  if (!isPlural && (isPair(i) || isPair(i - 2))) return false;
  // "used by the Electrical": the noun stands on another line.
  if (next === undefined && (lower.endsWith('ical') || (adjectival.test(lower) && !nominal.test(lower)))) return false;
  if (before === ' ' && /^by$/.test(follows) && isForm(lower, 'participle') && lower.endsWith('ed')) return true;
  if (
    before === ', '
      ? !(hasNoun || isPlural) ||
        tokens.some((other, k) => k !== i && other.before === ', ' && /^\p{Lu}/u.test(other.text))
      : !/^(?: | & )$/.test(before)
  )
    return false;
  const opens =
    (i === 1 || /[.:] $/.test(last.before)) &&
    before === ' ' &&
    // "Debating Club member": the first word belongs to the name.
    !(named.test(lower) && isForm(last.lower, 'ing')) &&
    (isForm(last.lower, 'base', 'past', 'ing') ||
      praise.test(last.lower) ||
      (adjectival.test(last.lower) && frequencyOf(last.lower) > 0) ||
      last.lower.endsWith('ical'));
  const isSmallBefore =
    /^\p{Ll}/u.test(last.text) || stray.has(last) || opens || (before === ' & ' && i > 1) || isCounted(tokens, i);
  if (!isSmallBefore || (naming.test(last.lower) && !hasNoun) || (named.test(follows) && !plainHead.test(follows)))
    return false;
  if (
    /^(?:May|Non|Pre|Semi)$/.test(text) ||
    /^(?:cum|east|west|kingdom|states|nadu|pradesh|arabia)$/.test(follows) ||
    (follows === 'power' && tokens[i + 2]?.lower === 'station') ||
    (text === 'Gas' && tokens.slice(i - 2, i).some((one) => one.text === 'Oil'))
  )
    return false;
  if (!isCommon(lower) || (isInName(tokens, i, stray) && !(hasNoun && describesAfterName(tokens, i)))) return false;
  const isLinked =
    linking.test(last.text) ||
    leading.test(last.text) ||
    opens ||
    isPlural ||
    before !== ' ' ||
    adjectival.test(last.text) ||
    (hasNoun && isForm(last.text, 'ing') && !isForm(lower));
  if (!isLinked || (sentenceStart.test(lower) && !linking.test(last.text))) return false;
  // Where a verb with its object follows, two sentences run together.
  if (
    !linking.test(last.text) &&
    before !== ' & ' &&
    isForm(lower) &&
    (!hasNoun || object.test(follows)) &&
    follows !== 'of' &&
    follows !== 'for'
  )
    return false;
  if (lower.endsWith('ed') && object.test(follows)) return false;
  if (last.text === 'the' && tokens[i - 2]?.text === 'at' && !hasNoun) return false;
  const isPeople = isRole(lower);
  // "Project Managers" may be a title, "with the Managers" is none.
  if (isPeople && !(lower.endsWith('s') && (/^\p{Ll}/u.test(last.text) || stray.has(last)))) return false;
  // At the end of a line, a field of study or a department may stand: "Diploma in Nursing", "worked in Purchasing".
  return (
    !(/^(?:in|at)$/.test(last.text) && !hasNoun && follows !== 'of' && !workplace.test(lower)) &&
    !(last.text === 'of' && naming.test(tokens[i - 2]?.lower ?? ''))
  );
}

/** "of Daily progress reports": a period before a noun that is written small. */
function isPeriod(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return (
    period.test(itemAt(tokens, i).lower) &&
    /^\p{Ll}{2,}$/u.test(itemAt(tokens, i - 1).text) &&
    (next === undefined || /^\p{Ll}{2,}$/u.test(next.text))
  );
}

/** Whether a word belongs to a name or a title before it: "House of Representatives", "the Theory of the Firm". */
function isInName(tokens: readonly Token[], i: number, stray: ReadonlySet<Token>): boolean {
  for (let k = i - 1; k > 0; k--) {
    const token = itemAt(tokens, k);
    // "Power DB and Wiring": a short form with a name before it.
    if (k < i - 1 && /^\p{Lu}{2,}$/u.test(token.text) && /^\p{Lu}\p{Ll}/u.test(tokens[k - 1]?.text ?? '')) return true;
    if (/^\p{Lu}\p{Ll}/u.test(token.text))
      return !stray.has(token) || (k < i - 1 && itemAt(tokens, i - 1).text !== 'and');
    if (!/^(?:of|the|in|for|and|to|on|with|a)$/.test(token.text)) return false;
  }
  const [head] = tokens;
  // "Preparation of Daily reports": what is done is no name, unlike "Association of Engineers".
  const isDone = head !== undefined && /(?:tion|ment|ance|al|ing)$/.test(head.lower) && !body.test(head.lower);
  if (isDone && tokens[1]?.text === 'of') return false;
  return i > 1 && /^(?:of|and|&)$/.test(tokens[1]?.text ?? '') && i <= 3 && !isForm(head?.lower ?? '');
}
