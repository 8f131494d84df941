import { titleNouns } from '../../words/posts/job-titles.ts';
import type { Bullet } from '../resume.ts';
import { textOfLine } from '../text/line-text.ts';
import { type Opening, openingOf } from './opening.ts';
import { baseOf, isForm } from './verb-forms.ts';

/** The form of the verb that a line opens with; 'either' fits more than one ("cut", "set"), undefined is no verb. */
type Tense = 'past' | 'present' | 'ing' | 'either';
export type Opened = { unit: Bullet; opening: Opening; tense: Tense | undefined };

/** Base forms that open a line at least as often as nouns: "Project manager for …", "Market research on …". */
const nounFirst = new Set(
  `bank bar batch block board bond claim form ride book box branch brand bridge channel circuit command compound counter cover dress duct
  engineer fence field floor fuel gas gauge gear ground harbor head heat house index inventory layer level light line
  machine motor mount oil paper part party pattern pay pipe plant plate plug pool port pressure profit pump rail ramp
  ring road roof room route rule sand seal seat sense shape shelf shift signal site slab slot soil sound space spot
  stamp stand state steam steel step stone store storm stream strip switch tank tape telephone template tender text
  thread ticket tile tire top touch tower tunnel turn valve vault voice wall waste wave weather weight wheel wing wood yard
  address answer audit award balance benefit budget cash catalog chart clerk coach code comment contact contract
  control cook copy craft credit cycle date debate delay demand deposit design direct dispatch display document
  drill estimate exchange exercise experience export face file film filter finance flag focus forecast frame
  function fund grade grant group guard guest guide harvest host import increase input interface intern interview
  invoice issue key label launch lead lift limit link list live load loan log mail map market mass master matter
  measure minor mix model move name need network note number nurse offer order outline overhaul package page paint
  partner patient phase phone pilot pitch place plan point port position post practice present press price print
  process product profile program project purchase rank rate record recruit release rent repair reply report
  request rescue research reserve return review reward risk sales sample scale scan schedule score screen script
  search service set ship shop sketch sort source sponsor spot stack staff stage stamp start station stock strike
  structure study style subject supply support surface survey switch table tag talk target task tax team test
  theme tie time title tool tour track trade train transfer travel trial tune tutor type update upgrade value view
  visit voice volunteer vote walk watch water web wire work`.split(/\s+/),
);
const small = /^(?:of|for|and|or|to|at|in|on|as|is|was|with|from|directly|by|&)$/i;
const phrase = /^(?: [\p{L}\p{N}$€£][\p{L}\p{N}'’.,-]*){1,4}/u;
/** Verbs that take no object, so that a preposition may follow. */
const intransitive =
  /^(?:collaborate|participate|serve|communicate|liaise|consult|assist|contribute|respond|travel|adhere|comply|negotiate|partner|act|rotate|work|report|speak|testify|advocate|coordinate|interact)$/;
/** Nouns that titles and trades begin with: "Project managers …", "Support staff …". */
const partOfTitles =
  /^(?:project|program|product|staff|team|market|account|support|process|design|test|research|lead|case|field|service|network|face|stage|host|fund|print|post|mail|claim|intern|nurse|coach|cook|clerk|volunteer|master|pilot|model|channel|brand|plant|site|machine|paper|power|water|steel|stock)$/;
const determiner =
  /^(?:the|an?|all|each|every|our|their|its|my|his|her|this|these|both|new|up|over|more|two|three|four|five|six|seven|eight|nine|ten|several|multiple|various|daily|weekly|monthly|[$€£]?\d.*)$/i;
/** Opening words in -ing that head noun phrases. */
const nounEnding =
  /^(?:marketing|engineering|accounting|training|planning|advertising|banking|nursing|manufacturing|consulting|building|housing|clothing|funding|staffing|purchasing|billing|lighting|programming|pricing|branding|testing|reporting|teaching|tutoring|coaching|mentoring|writing|editing|public|including|using|during)$/;

/** Whether a base form is a noun at least as often as a verb. */
export const isOftenNoun = (base: string): boolean => nounFirst.has(base);

/**
 * The tense of every line's opening verb. A word that can be a noun counts as a verb only where the next words show it.
 */
export function tensesOf(units: readonly Bullet[]): Opened[] {
  return units.flatMap((unit) => {
    const opening = openingOf(unit);
    if (!opening) return [];
    const rest = textOfLine(unit).slice(opening.end).match(phrase)?.[0].trim().split(' ') ?? [];
    return [{ unit, opening, tense: isTime(opening.word, rest) ? undefined : tenseOf(opening.word, rest) }];
  });
}

/** Whether a line opens with a time: "Fall 2021", "March '19". */
const isTime = (word: string, [next = '']: string[]) =>
  /^(?:spring|fall|march|may)$/.test(word) &&
  /^(?:(?:19|20)\d\d|['’]?\d\d|semester|term|quarter)(?!\p{L})/iu.test(next);

function tenseOf(word: string, rest: string[]): Tense | undefined {
  const [next = ''] = rest;
  const past =
    isForm(word, 'past', 'participle') || (/[^aeiou]ed$/.test(word) && word.length > 5 && !isForm(word, 'base'));
  const present = isForm(word, 'base', 's3');
  if (past && present) return 'either';
  if (past) return 'past';
  if (isForm(word, 'ing')) return nounEnding.test(word) && !determiner.test(next) ? undefined : 'ing';
  if (!present) return undefined;
  return readsAsVerb(baseOf(word, 'base', 's3') ?? word, word, rest) ? 'present' : undefined;
}

function readsAsVerb(base: string, word: string, rest: string[]): boolean {
  const [next = '', after = ''] = rest;
  if (next === 'and' && isForm(after, 'past', 'participle') && /ed$|[^s]$/.test(after)) return isForm(after, 'past');
  // "Diagnose and repair": two verbs, unless both may be nouns.
  if (next === 'and' && isForm(after, 'base')) return !nounFirst.has(base) || !nounFirst.has(after);
  if (next === '' || small.test(next)) return intransitive.test(base) && next !== '&';
  if (determiner.test(next)) return true;
  // An adjective wherever no article follows: "Total heat meters".
  if (base === 'total') return false;
  // "Web scraped properties": the noun that a past tense is told of.
  if (nounFirst.has(base) && /^\p{Ll}{2,}[^aeiou]ed$/u.test(next)) return false;
  const plain = next.toLowerCase().replace(/[.,;]+$/, '');
  if (titleNouns.has(plain)) return /(?:ify|i[sz]e)$/.test(base) || headsObject(base, rest);
  if (titleNouns.has(plain.replace(/s$/, ''))) return !partOfTitles.test(base);
  if (!nounFirst.has(base)) return /^\p{Ll}/u.test(next) || !isForm(word, 's3');
  return headsObject(base, rest) && isForm(word, 'base');
}

/** Whether a plural soon follows, as the object of a verb: "Present quarterly results", "Audit vendor deliveries". */
function headsObject(base: string, rest: string[]): boolean {
  if (partOfTitles.test(base) && titleNouns.has((rest[0] ?? '').toLowerCase())) return false;
  const end = rest.findIndex((word) => small.test(word));
  const object = end < 0 ? rest : rest.slice(0, end);
  const depth = partOfTitles.test(base) ? 1 : 3;
  return object
    .slice(0, depth)
    .some((word) => /^\p{Ll}+(?:[^s\P{L}]|[^iu]s)s[.,;]?$/u.test(word) && !/(?:ss|us|is)[.,;]?$/.test(word));
}
