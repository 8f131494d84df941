import { articleBefore } from '../../words/articles.ts';
import { countNouns, pluralOf, singularOf } from '../../words/count-nouns.ts';
import { itemAt } from '../list/item-at.ts';
import type { Token } from '../text/tokens.ts';

/**
 * A noun that needs an article or an ending: the tokens from `from` to `to`, what to write instead, and where that is the
 * plural, what to write if one alone is meant, and the other way round.
 */
export type BareNoun = { from: Token; to: Token; right: string; ofOne?: string; ofSeveral?: string };

/** People of whom one alone has "the" or "a". Roles are left out: "reports to manager" is the style of charts. */
const people =
  /^(?:client|customer|consultant|contractor|sub-?contractor|vendor|supplier|employee|worker|student|guest|patient)$/;
/** Of these a project has one. */
const oneOfProject = /^(?:client|consultant|contractor)$/;
const withPeople = /^(?:with|to|from|by|between)$/;
/** Nouns that an adjective makes one of several, so that they have an article: "in a professional manner". */
const shaped =
  /^(?:attitude|approach|environment|career|position|job|role|organi[sz]ation|manner|mindset|opportunity|atmosphere|sense|understanding|personality|outlook|team|institution|mood|company|firm|institute)$/;
const beforeShaped = /^(?:in|with|for|of|to|from|into|by|at|having|have|has|possess|possesses|possessing)$/;
/** Adjectives by their endings, and the common ones without one. */
const adjective =
  /(?:[^y]al|ive|ic|ary|ory|ous|able|ible|ful|[^m]ent|ant|ish|less|[dtl]y)$|^(?:good|great|strong|proper|quick|safe|hard|sound|clear|friendly|healthy|wide|challenging|leading|growing|demanding|stimulating|rewarding|outstanding|dedicated|reputed|renowned|esteemed|structured|organi[sz]ed|focused|multinational|fast-paced|well-reputed|well-established|growth-oriented|result-oriented|team-oriented|hands-on)$/;
/** Adverbs, which end like “friendly” and “timely”. */
const adverb = /(?:al|[ei]v|ous|ab|ib|ful|ent|ant|less|[^aeiou]ed|ing)ly$/;
const noAdjective =
  /^(?:event|student|parent|agent|talent|content|resident|president|accident|any|every|my|many|only|their|very|all|such|same|particular|several|different|various|previous|present|current|constant|additional|multiple|daily|monthly|numerous|client|patient|equipment|financial|medical|legal|clinical|industrial|electrical|mechanical|chemical|technical|municipal|hospital|total|capital|material|manual|senior|internal|external|university|security|safety|quality|society|facility|community|party|county|city|utility|family|company|factory|laboratory|commentary)$/;
/** Work on things: what it is done to is one certain thing or several. */
const work =
  /^(?:preparation|preparing|maintenance|maintaining|installation|installing|testing|commissioning|completion|execution|erection|checking|monitoring|inspection|calibration|repair|repairing|servicing|fabrication|assembly|handling|operation|operating|supervision|verification|submission|designing|construction|updating|updation|fixing|troubleshooting|replacement|overhauling|dismantling|betterment|development|progress|planning|scheduling|management|managing|design|making|selection|processing|creation|arranging|arrangement|issuing|receiving|alignment|modification|implementation|documentation|estimation|costing|evaluation|analysis|study|generation|shifting|cleaning|loading|unloading|renovation|growth|success)$/;
/** Counted things that are subjects, times or masses, too: "development of film", "testing of change". */
const alsoMass =
  /^(?:accident|ability|change|matter|order|course|display|access|time|quarter|night|day|month|week|year|season|family|art|artist|school|university|college|film|class|music|business|display|form|review|practice|background|environment|claim|store|source|standard|release|stage|appeal|option|cook|garden|paper|street|stock|house|home|person|sample|control|case|piece|function|audit|theater|theatre|kitchen|judge|chapter|church|finding|hearing|song|stanza|sculpture|cloud|interest|motion|relationship|phase|translation|simulation|regression|integration|speaker|camera|risk|experiment|village|trial|marketing|installation|machinery|action|market|advertisement|property|undergraduate|graduate|postgraduate|individual|professional)$/;
/** What is worked on in a plant, beside what every resume counts. */
const plantThing =
  /^(?:transformer|motor|generator|compressor|boiler|chiller|breaker|relay|meter|machine|battery|engine|conveyor|duct|crane|elevator|escalator|lift|tank|exchanger|substation|invoice|voucher|cheque)$/;
/** Things of which one is meant: "the growth of the organization". */
const single = /^(?:organi[sz]ation|company|firm|institution|project|plant|site|system|team|job|unit)$/;
const determiner =
  /^(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|any|each|every|all|both|one|another|some|no|own|other|such|same|as|per|and|or|of|to|in|for|on|at|by|with|from|new|more|most)$/;
const closing =
  /^(?:as|for|in|with|at|using|from|on|to|where|which|that|who|regarding|by|through|under|within|is|are|so|during|while|until|before|after)$/;

/** The nouns of a line that stand alone where English has an article or the plural. */
export function* bareNouns(tokens: readonly Token[]): Generator<BareNoun> {
  for (const [i, noun] of tokens.entries()) {
    if (i < 1 || noun.before !== ' ' || !/^[a-z-]{3,}$/.test(noun.text)) continue;
    const found = personAlone(tokens, i) ?? shapedAlone(tokens, i) ?? workedOn(tokens, i);
    if (found) yield found;
  }
}

/** "coordinating with client", "submitted to consultant". */
function personAlone(tokens: readonly Token[], i: number): BareNoun | undefined {
  const [noun, before] = [itemAt(tokens, i), itemAt(tokens, i - 1)];
  if (!people.test(noun.text) || !withPeople.test(before.text) || !endsList(tokens, i)) return undefined;
  // "from client to client", "Customer to Customer", "business to customer".
  if (people.test(tokens[i - 2]?.lower ?? '') || /^(?:business|b)$/.test(tokens[i - 2]?.lower ?? '')) return undefined;
  if (before.text === 'from' && tokens[i + 1]?.text === 'to') return undefined;
  const [one, several] = [`the ${noun.text}`, pluralOf(noun.text)];
  return oneOfProject.test(noun.text)
    ? { from: noun, to: noun, right: one, ofSeveral: several }
    : { from: noun, to: noun, right: several, ofOne: one };
}

/** "with positive attitude", "in competitive environment". */
function shapedAlone(tokens: readonly Token[], i: number): BareNoun | undefined {
  const [noun, describing] = [itemAt(tokens, i), itemAt(tokens, i - 1)];
  if (!shaped.test(noun.text) || !/^[a-z-]+$/.test(describing.text) || noAdjective.test(describing.text))
    return undefined;
  if (
    !adjective.test(describing.text) ||
    describing.before !== ' ' ||
    !endsList(tokens, i, noun.text === 'institute' ? undefined : /^of$/)
  )
    return undefined;
  // “to slowly sense”: an adverb describes a verb.
  if (adverb.test(describing.text)) return undefined;
  if (noun.text === 'understanding' && !/^(?:with|ha(?:s|ve|ving))$/.test(tokens[i - 2]?.text ?? '')) return undefined;
  // "very good", "challenging and rewarding", "quick learning".
  let first = i - 1;
  while (first > 1 && mayPrecede(tokens, first)) first--;
  const [start, link] = [itemAt(tokens, first), tokens[first - 1]];
  if (link === undefined || !beforeShaped.test(link.text) || (noun.text === 'team' && link.text === 'of'))
    return undefined;
  const phrase = tokens
    .slice(first, i + 1)
    .map((token, k) => (k === 0 ? '' : token.before) + token.text)
    .join('');
  return { from: start, to: noun, right: `${articleBefore(start.text) ?? 'a'} ${phrase}` };
}

function mayPrecede(tokens: readonly Token[], first: number): boolean {
  const [token, before] = [itemAt(tokens, first), itemAt(tokens, first - 1)];
  if (/^(?:and|&)$/.test(before.text)) return adjective.test(tokens[first - 2]?.text ?? '');
  if (/^(?:and|&)$/.test(token.text)) return true;
  return (
    /^(?: |, )$/.test(token.before) &&
    (/^(?:very|highly)$/.test(before.text) || (adjective.test(before.text) && !noAdjective.test(before.text))) &&
    !beforeShaped.test(before.text)
  );
}

/** "installation of pump", "for the growth of organization". */
function workedOn(tokens: readonly Token[], i: number): BareNoun | undefined {
  const noun = itemAt(tokens, i);
  if (!(countNouns.has(noun.text) || plantThing.test(noun.text)) || alsoMass.test(noun.text)) return undefined;
  const of = tokens[i - 1]?.text === 'of' ? i - 1 : i - 2;
  const [described, head] = [tokens[i - 1], tokens[of - 1]];
  if (tokens[of]?.text !== 'of' || head === undefined || !work.test(head.lower) || !endsList(tokens, i))
    return undefined;
  if (of === i - 2 && !mayDescribe(described)) return undefined;
  const phrase = of === i - 2 ? `${described?.text} ` : '';
  const [one, several] = [`the ${phrase}${noun.text}`, `${phrase}${pluralOf(noun.text)}`];
  const place = { from: itemAt(tokens, of + 1), to: noun };
  return single.test(noun.text) ? { ...place, right: one } : { ...place, right: several, ofOne: one };
}

const mayDescribe = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.before === ' ' &&
  /^[a-z-]{3,}$/.test(token.text) &&
  !/[^s]s$/.test(token.text) &&
  !determiner.test(token.text);

/** Whether a noun ends its phrase, alone or as the first of a list whose last noun ends its own. */
function endsList(tokens: readonly Token[], i: number, also?: RegExp): boolean {
  const next = tokens[i + 1];
  if (next === undefined || /^[.;)]/.test(next.before)) return true;
  if (next.before === ' ' && (closing.test(next.text) || also?.test(next.text))) return true;
  if (!(next.before === ', ' || (next.before === ' ' && /^(?:and|&)$/.test(next.text)) || next.before === ' & '))
    return false;
  if (also !== undefined) return true;
  const at = /^(?:and|&)$/.test(next.text) ? i + 2 : i + 1;
  const other = tokens[at];
  if (other === undefined || !/^[a-z-]+$/.test(other.text)) return false;
  const isNoun =
    people.test(other.text) ||
    countNouns.has(other.text) ||
    plantThing.test(other.text) ||
    singularOf(other.text) !== undefined;
  const isNextWork = work.test(other.text) && tokens[at + 1]?.text === 'of';
  return isNextWork || (isNoun && endsList(tokens, at));
}
