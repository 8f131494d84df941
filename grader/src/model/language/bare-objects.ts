import { articleBefore } from '../../words/articles.ts';
import { countNouns, pluralOf, singularOf } from '../../words/count-nouns.ts';
import { itemAt } from '../list/item-at.ts';
import type { Token } from '../text/tokens.ts';
import type { BareNoun } from './bare-nouns.ts';

/** Groups and places of which a company has one of each kind: "coordinate with design team". */
const partOfCompany = /^(?:team|department|dept|section|division)$/;
/** What a kind of work is done with or at: "with site manager". */
const leads = /^(?:with|from|to|by|in|under|for|through)$/;
/** Verbs of which lines of duties tell what is made, kept or visited again and again. */
const again =
  /^(?:enter(?:s|ing)?|do(?:es|ing)|prepar(?:e|es|ing)|maintain(?:s|ing)?|check(?:s|ing)?|mak(?:e|es|ing)|attend(?:s|ing)?|conduct(?:s|ing)?|updat(?:e|es|ing)|review(?:s|ing)?|handl(?:e|es|ing)|generat(?:e|es|ing)|issu(?:e|es|ing)|verify(?:ing)?|submit(?:s|ting)?|rais(?:e|es|ing)|creat(?:e|es|ing)|collect(?:s|ing)?|process(?:es|ing)?|solv(?:e|es|ing)|resolv(?:e|es|ing)|arrang(?:e|es|ing)|organi[sz](?:e|es|ing)|install(?:s|ing)?|operat(?:e|es|ing)|inspect(?:s|ing)?|negotiat(?:e|es|ing)|read(?:s|ing)?)$/;
/** The same, told of one time. */
const once = /^(?:attended|conducted|presented|organi[sz]ed|made|won|received|completed)$/;
const means = /^(?:using|through|via)$/;
/** What a program is called behind its name. */
const kindOfProgram = /^(?:framework|platform|package|engine|plugin)$/;
const siteWord = /^(?:work|job|construction|project|customer|client)$/;
/** Counted things that are a mass or a verb as well. */
const alsoMass =
  /^(?:accident|ability|change|matter|order|course|access|time|quarter|night|day|month|week|year|season|family|art|university|college|film|class|music|business|display|form|review|practice|background|environment|claim|store|source|standard|release|stage|appeal|option|cook|garden|paper|street|stock|house|home|person|sample|control|case|piece|function|audit|theater|theatre|kitchen|judge|chapter|church|finding|hearing|song|sculpture|cloud|interest|motion|phase|translation|simulation|regression|integration|speaker|camera|risk|trial|installation|action|market|failure|deal|email|page|image|treatment|placement|launch|discipline|culture|competition|conversation|deployment|migration|investigation|acquisition|circuit|presentation|update|plan|test|representation|engagement|improvement|partnership|video|cycle|guard|submission|calculation|evaluation|table|state|intern|publication|feature|purchase|hire|play|grade|error|volunteer|sponsorship|interview|assessment|instrument|title|school|company|project|job|building|inspection|registration|opportunity|budget|site|studio|network|software|channel|position|design|quality|draft|staff|crew|travel|desk|shop|trade|ledger|log|database|library|relationship|output)$/;
const noPart =
  /^(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|any|each|every|all|both|one|another|some|no|own|other|such|same|as|per|and|or|of|to|in|for|on|at|by|with|from|new|more|most|various|different|several|many|multiple|two|three|four|five|only|also|not|via|which|who|is|are|was|were|be|been|using|through|up|out|off|down|when|while|team|how|what|where|whole|entire|cross|previous|present|current|particular|specific|respective|concerned|related|concern|given|full|part|first|second|third|final)$/;
const closing =
  /^(?:as|for|in|with|at|using|from|on|to|where|which|that|who|regarding|by|through|under|within|is|are|so|during|while|until|before|after)$/;

/** The nouns of a line that lack their article or their plural by the verb or the preposition before them. */
export function* bareObjects(tokens: readonly Token[]): Generator<BareNoun> {
  for (const [i, noun] of tokens.entries()) {
    if (
      i < 1 ||
      noun.before !== ' ' ||
      !(countNouns.has(noun.lower) || noun.text === 'dept' || noun.text === 'division') ||
      !endsPhrase(tokens, i)
    )
      continue;
    const first = firstOfPhrase(tokens, i);
    const lead = tokens[first - 1];
    if (lead === undefined || itemAt(tokens, first).before !== ' ') continue;
    const found = ofCompany(tokens, first, i) ?? objectOf(tokens, first, i);
    if (found) yield found;
  }
}

/** Where the words in small letters begin that stand before a noun and describe it: at most two. */
function firstOfPhrase(tokens: readonly Token[], i: number): number {
  let first = i;
  while (
    first > 1 &&
    i - first < 2 &&
    itemAt(tokens, first).before === ' ' &&
    /^[a-z-]{3,}$/.test(itemAt(tokens, first - 1).text) &&
    !noPart.test(itemAt(tokens, first - 1).text) &&
    !isSecondWork(tokens, first - 1) &&
    !closing.test(itemAt(tokens, first - 1).text)
  )
    first--;
  return first;
}

/** Whether a verb begins the phrase, not a noun that describes: "preparing", "to submit". */
const isSecondWork = (tokens: readonly Token[], at: number): boolean =>
  again.test(itemAt(tokens, at).text) &&
  (itemAt(tokens, at).text.endsWith('ing') || /^(?:and|to|&)$/.test(tokens[at - 1]?.text ?? ''));

/** "with design team", "in quality department", "at work site". */
function ofCompany(tokens: readonly Token[], first: number, i: number): BareNoun | undefined {
  const [noun, lead, start] = [itemAt(tokens, i), itemAt(tokens, first - 1), itemAt(tokens, first)];
  const isSite = noun.text === 'site' && i === first + 1 && siteWord.test(start.text) && lead.text === 'at';
  const isPart = partOfCompany.test(noun.text) && first < i && leads.test(lead.text);
  return isSite || isPart ? { from: start, to: noun, right: `the ${phraseOf(tokens, first, i)}` } : undefined;
}

/** "Preparing daily report", "Attended seminar on", "using control system". */
function objectOf(tokens: readonly Token[], first: number, i: number): BareNoun | undefined {
  const [noun, lead, start] = [itemAt(tokens, i), itemAt(tokens, first - 1), itemAt(tokens, first)];
  if (!countNouns.has(noun.lower) || alsoMass.test(noun.lower) || /[^s]s$/.test(tokens[i - 1]?.text ?? ''))
    return undefined;
  const phrase = phraseOf(tokens, first, i);
  const one = `${/^(?:best|first|highest|lowest|\p{Ll}{3,}est)$/u.test(start.text) ? 'the' : (articleBefore(start.text) ?? 'a')} ${phrase}`;
  const several = phraseOf(tokens, first, i - 1, pluralInCase(noun.text));
  // "using react framework" names one that needs no article in a list of tools.
  if (means.test(lead.text) && kindOfProgram.test(noun.text) && first < i) return undefined;
  if (means.test(lead.text) || (first === 1 && once.test(lead.lower)))
    return { from: start, to: noun, right: one, ofSeveral: several };
  const opens = first === 1 && again.test(lead.lower) && /^\p{Lu}/u.test(lead.text);
  return opens || goesOn(tokens, first) ? { from: start, to: noun, right: several, ofOne: one } : undefined;
}

/** Whether another thing follows, or the same of another kind: "report and drawing", "work report and lamp report". */
function isAnother(tokens: readonly Token[], i: number): boolean {
  return [i + 2, i + 3].some((at) => {
    const [noun, next] = [tokens[at], tokens[at + 1]];
    const single = noun && (singularOf(noun.lower) ?? noun.lower);
    const isThing = at === i + 2 ? countNouns.has(single ?? '') : single === tokens[i]?.lower;
    const isEnd = next === undefined || /^[.;)]/.test(next.before) || (next.before === ' ' && closing.test(next.text));
    return isThing && isEnd && noun?.before === ' ';
  });
}

const pluralInCase = (noun: string) => noun[0] + pluralOf(noun.toLowerCase()).slice(1);

function phraseOf(tokens: readonly Token[], first: number, last: number, end?: string): string {
  const words = tokens.slice(first, last + 1).map(({ text }) => text);
  return [...words, ...(end === undefined ? [] : [end])].join(' ');
}

/** "and solving problem", "to prepare invoice": a second work of the line. */
const goesOn = (tokens: readonly Token[], first: number): boolean =>
  first > 2 &&
  again.test(tokens[first - 1]?.text ?? '') &&
  /^(?:and|to|for|by|in|while|&)$/.test(tokens[first - 2]?.text ?? '') &&
  tokens[first - 1]?.before === ' ';

function endsPhrase(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (next?.before === ', ' && /^\p{Ll}{3,}ing$/u.test(next.text)) return true;
  if (next?.before === ' ' && /^(?:and|&)$/.test(next.text)) return isAnother(tokens, i);
  return next === undefined || /^[.;)]/.test(next.before) || (next.before === ' ' && closing.test(next.text));
}
