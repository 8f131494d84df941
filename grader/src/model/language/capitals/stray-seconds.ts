import { countNouns, singularOf } from '../../../words/count-nouns.ts';
import { itemAt } from '../../list/item-at.ts';
import type { Token } from '../../text/tokens.ts';
import { frequencyOf, isWrittenSmall } from '../spelling/word-counts.ts';
import { isForm } from '../verb-forms.ts';

/** So common a word is hardly a part of a name that nobody knows. */
const common = 4;
/** Small words join names as well, and some words have a name after them: "the course Design of", "client Harbor". */
const mayComeBeforeName =
  /^(?:the|and|for|from|with|that|this|which|who|are|was|were|has|have|had|not|but|than|into|under|over|our|their|its|his|her|your|all|any|each|every|per|via|using|including|through|during|between|within|about|after|before|like|such|also|called|named|project|course|department|degree|diploma|certificate|university|college|school|institute|company|class|grade|level|group|team|award|prize|study|studied|studying|subject|module|master|bachelor|major|minor|training|topic|program|programme|system|software|tools?|languages?|technology|technologies|framework|library|platform|database|app|application|client|brand|magazine|newspaper|journal|city|state|street|road|village|district|hotel|hospital|bank|store|club|society|association|festival|event|conference|workshop|seminar|competition|contest|exam|examination|certified|certification|titled|entitled|senior|junior|assistant|deputy|vice|chief|associate|learned|learnt|learning|taught|teaching|specializing|specialising|specialization|majoring)$/;
/** What opens a sentence whose stop is missing before it; then the capital is right. */
const opensSentence =
  /^(?:responsible|familiar|experienced|proficient|able|capable|skilled|knowledge|experience|good|excellent|ability|worked|working|also|interests?|skills?|strong|possess|have|having|through|sound|clear|well|expertise|self|hands|determined|effective|successfully|like|duties|currently|presently|great|highly|quick|always|very|basic|proper|more|most|when|where|what|how|there|they|you|can|will)$/;
const people =
  /(?:er|or|ist|ant|man|ent|ian|ive|head|lead|chief|nurse|intern|associate|fellow|staff|national|state)s?$/;

/**
 * "a leading Mechanical firm", "computer Hardware": a common word after one in small letters that tells something, where
 * neither begins a name.
 */
export function isStraySecond(tokens: readonly Token[], i: number): boolean {
  const [{ text, lower, before }, last, next] = [itemAt(tokens, i), itemAt(tokens, i - 1), tokens[i + 1]];
  if (before !== ' ' || !/^\p{Lu}\p{Ll}{3,}$/u.test(text) || !/^\p{Ll}{3,}$/u.test(last.text)) return false;
  if (!isWrittenSmall(lower) || frequencyOf(lower) < common || frequencyOf(last.text) < common) return false;
  if (mayComeBeforeName.test(last.text) || opensSentence.test(lower) || people.test(lower)) return false;
  // "Smart plant Review": the word in small letters is a part of a name itself.
  if (i > 2 && /^\p{Lu}/u.test(tokens[i - 2]?.text ?? '')) return false;
  if (lower.endsWith('ed') || lower === last.text || (isForm(lower, 'base') && startsObject.test(next?.text ?? '')))
    return false;
  if (next === undefined || /^[.;)]/.test(next.before)) return true;
  if (!leadsOn(last.text) && !mayLeadOn(tokens, i)) return false;
  return next.before === ' ' && /^\p{Ll}{2,}$/u.test(next.text) && !goesOnWithName(tokens, i);
}

/** Nouns that are verbs, too, and end what was said before as often. */
const alsoNoun =
  /^(?:design|work|control|support|process|date|use|test|supply|repair|review|plan|schedule|report|order)$/;
const describing = /(?:[^ri]al|ive|ic|ary|ory|ous|able|ible|ful|less|[^m]ent|[^r]ant)$/;

/** Whether more must follow a word: a verb, an adjective or a length of time. After a noun another item may begin. */
const leadsOn = (last: string): boolean =>
  isForm(last, 'ing') ||
  (isForm(last, 'base') && !countNouns.has(last) && !alsoNoun.test(last)) ||
  describing.test(last) ||
  /^(?:weeks?|months?|days?|hours?|good|different|some|main|above)$/.test(last);

/** "pipe Fit up", "customer Bank accounts": in a line of small letters a noun leads on to most nouns, but to no verb. */
function mayLeadOn(tokens: readonly Token[], i: number): boolean {
  const [{ lower }, { text: last }, { text: next }] = [itemAt(tokens, i), itemAt(tokens, i - 1), itemAt(tokens, i + 1)];
  const isThing = countNouns.has(singularOf(lower) ?? lower) || alsoNoun.test(lower);
  if (/ing$/.test(lower) || (isForm(lower, 'base', 's3') && !isThing)) return false;
  // Behind a plural another item may begin: "of systems Overall lamps".
  if (/ing$|ly$|[^s]s$/.test(last) && !isForm(last, 's3')) return false;
  if (isForm(next, 'past') || noHead.test(next)) return false;
  const capitals = tokens.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return capitals <= tokens.filter(({ text }) => /^\p{Ll}{2,}/u.test(text)).length;
}

const noHead =
  /^(?:and|or|of|for|in|on|at|to|by|as|with|from|is|are|was|were|has|have|will|which|that|who|the|an?|all|my|our|teams?|departments?|manager|engineer|officer|software|tools?|club|award|daily)$/;

const startsObject = /^(?:the|an?|all|my|our|their|its|new|and|with|in|on|various)$/;

/** "internal Plumbing and Paving", "responsible Crane and Pulley Engineer". */
const goesOnWithName = (tokens: readonly Token[], i: number): boolean =>
  /^(?:and|or|of|for|in|to)$/.test(tokens[i + 1]?.text ?? '') && /^\p{Lu}/u.test(tokens[i + 2]?.text ?? '');
