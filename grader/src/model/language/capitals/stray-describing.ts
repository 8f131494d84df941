import { countNouns, singularOf } from '../../../words/count-nouns.ts';
import { itemAt } from '../../list/item-at.ts';
import type { Token } from '../../text/tokens.ts';
import { frequencyOf, isWrittenSmall } from '../spelling/word-counts.ts';
import { isForm } from '../verb-forms.ts';

/** Small words and words of amount, which what follows belongs to. */
const leading =
  /^(?:of|and|or|the|an?|for|in|with|to|by|on|from|at|under|between|within|through|during|after|before|all|any|each|every|both|various|different|several|many|our|my|their|its|new|other|including|using|per|regarding|against|into)$/;
/** What is no noun, or makes the capital before it a name: "a Design and", "the Transport department". */
const noHead =
  /^(?:the|an?|and|or|but|of|for|in|on|at|to|by|as|with|from|into|upon|than|via|per|cum|is|are|was|were|be|been|has|have|had|will|can|may|that|which|who|where|when|while|since|till|until|through|during|under|over|within|between|after|before|also|only|both|including|using|based|related|ltd|limited|pvt|private|inc|llc|llp|company|group|corporation|bank|college|university|school|academy|institute|hospital|team|department|dept|division|wing|branch|section|unit|board|committee|club|society|association|foundation|council|ministry|course|degree|diploma|certificate|certification|certified|exam|examination|awards?|prizes?|scheme|mission|act|law|city|district|state|village|town|street|road|nagar|tower|mall|hotel|airport|station|refinery|platform|framework|library|language|software|server|tool|app|application|studio|editor|engine|api|driver|manager|engineer|officer|executive|supervisor|coordinator|technician|assistant|analyst|director|head|lead|specialist|consultant|trainee|intern|foreman|festival|fest|day|week|championship|cup|league|magazine|journal|program|programme)$/;
/** What has a capital for a reason: places, peoples and names that are common words, too. */
const mayBeName =
  /^(?:india|indian|china|chinese|word|excel|access|outlook|office|windows|oracle|java|python|swift|slack|teams|steam|react|node|express|spring|docker|chef|puppet|ruby|rails|spark|hive|scratch|unity|square|sage|sap|tally|agile|scrum|lean|kanban|jenkins|maven|flutter|figma|sketch|tableau|stripe|flask|bootstrap|angular|canvas|zoom|kafka|cloud|edge|chrome|prime|matrix|fusion|fluent|basic|pascal|go|dart|rust|scala|internet|senate|congress|parliament|treasury|county|royal|marine|navy|army|god|christian|catholic|islamic|muslim|hindu|english|french|german|greek|latin|polish|swiss|danish|turkey|may|march|august|april|summer|mini|micro|smart|master|bachelor|special|national|international|state|central|federal|general|united|public|advanced|certified|integrated|applied|registered|licensed|bill|mark|frank|grant|rose|gulf|north|south|east|west|northern|southern|eastern|western|middle|higher|senior|junior|chief|deputy|associate|head|first|second|third)$/;
const role = /(?:er|or|ist|ant|man|ian|ive|ent)s?$/;
/** Words with the ending of a role that are none. */
const noRole =
  /^(?:customer|order|paper|power|water|filter|computer|user|supplier|vendor|transformer|motor|generator|compressor|reactor|conveyor|boiler|chiller|cooler|heater|breaker|meter|router|printer|container|sensor|ledger|labor|labour|interior|exterior|indoor|outdoor|tender|plant|client|different|equipment|content|government|management|development|procurement|department|payment|investment|document|shipment|assessment|improvement|measurement|recruitment|environment|administrative|preventive|corrective|creative|active|automotive|preventative|quantitative|comprehensive|effective|interactive|alternative|human|other|proper|minor|major|outer|inner|upper|lower|silver|copper|timber|rubber|fiber|fibre|laser|solar|linear|vernier)$/;
/** Heads that a name follows with "of": "the Ministry of", "Department of Labor statistics". */
const headOfName =
  /^(?:department|ministry|faculty|school|college|university|institute|board|bureau|bank|society|association|council|house|centre|center|bachelors?|masters?|diploma|degree|doctor|certificate|course|journal|field|head|director|manager|secretary|president|member|subject|project|topic|post|position)$/;

/**
 * "follow Company standards", "Checking Pipe supports", "cleaning lamps, Pump repair": what describes a noun in small letters
 * behind a small word, behind the verb that opens the line, or in a list.
 */
export function isStrayDescribing(tokens: readonly Token[], i: number): boolean {
  const [{ text, lower, before }, last, next] = [itemAt(tokens, i), itemAt(tokens, i - 1), tokens[i + 1]];
  if (!/^\p{Lu}/u.test(text) || !next || !isHead(next)) return false;
  const isLed = before === ' ' && leading.test(last.text);
  const isListed = before === ', ' && /^\p{Ll}{3,}$/u.test(last.text) && isOnlyItem(tokens, i);
  if (isListed && /ing$|^(?:good|also)$/.test(lower)) return false;
  if (!isLed && !isListed && !(i === 1 && before === ' ' && isForm(last.lower, 'base', 'ing', 'past'))) return false;
  if (!mayDescribe(itemAt(tokens, i)) || lower.endsWith('ed') || lower.endsWith('ly')) return false;
  // "Marlow lights lamps": what does something behind a comma is somebody.
  if (isListed && isForm(next.text, 's3') && !countNouns.has(singularOf(next.text) ?? '')) return false;
  // "Department of Harbor tailings" is a name, "installation of Harbor lamps" is none.
  const head = tokens[i - 2];
  if (head && (headOfName.test(head.lower) || (isLed && isName(head, i - 2)))) return false;
  const after = tokens[i + 2];
  return after === undefined || !/^ (?:& )?$/.test(after.before) || !/^\p{Lu}/u.test(after.text);
}

/** "Polishing of Inner and Outer lamps": both words describe the noun in small letters behind them. */
export function isStrayDescribingPair(tokens: readonly Token[], i: number): boolean {
  const at = /^(?:and|&)$/.test(tokens[i + 1]?.text ?? '') ? i : i - 2;
  const [led, first, link, second, head] = [-1, 0, 1, 2, 3].map((step) => tokens[at + step]);
  if (!led || !first || !second || !/^(?:and|&)$/.test(link?.text ?? '') || first.before !== ' ') return false;
  if (!leading.test(led.text) && !(at === 1 && isForm(led.lower, 'ing'))) return false;
  if (/^(?:of|in|and|or)$/.test(led.text) && at > 2 && isName(itemAt(tokens, at - 2), at - 2)) return false;
  if (!head || !isHead(head) || headOfName.test(tokens[at - 2]?.lower ?? '')) return false;
  return mayDescribe(first) && mayDescribe(second);
}

/** A word that is less common may be a part of a name. */
const fewest = 3;

/** Whether a word in small letters is a noun that another one describes. */
const isHead = ({ text, before }: Token): boolean =>
  before === ' ' &&
  /^\p{Ll}{4,}$/u.test(text) &&
  !noHead.test(text) &&
  !text.endsWith('ly') &&
  frequencyOf(text) >= fewest &&
  !isForm(text, 'past');

/** Whether a word with a capital is a common one, and neither a name nor somebody's role. */
const mayDescribe = ({ text, lower }: Token): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
  isWrittenSmall(lower) &&
  frequencyOf(lower) >= fewest &&
  !mayBeName.test(lower) &&
  !(role.test(lower) && !noRole.test(lower));

/** Whether a word inside a line has a capital, and does not tell what is done. */
const isName = ({ text, lower }: Token, at: number): boolean =>
  at > 0 && /^\p{Lu}/u.test(text) && !/(?:tion|ing|ment|ance)s?$/.test(lower);

/** Whether all other items behind commas are written small; where each has a capital, that is how the list is written. */
const isOnlyItem = (tokens: readonly Token[], i: number): boolean =>
  tokens.every(({ before, text }, k) => k === i || !before.includes(',') || /^\p{Ll}/u.test(text));
