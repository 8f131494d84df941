import { countNouns, singularOf } from '../../../words/count-nouns.ts';
import { itemAt } from '../../list/item-at.ts';
import type { Token } from '../../text/tokens.ts';
import { frequencyOf, isWrittenSmall } from '../spelling/word-counts.ts';
import { isForm } from '../verb-forms.ts';
import { party } from './stray-halves.ts';

/** What every workplace has, and what nobody calls by a name, beside the counted things. */
const everyday =
  /^(?:company|organi[sz]ation|project|management|team|environment|knowledge|experience|skills?|work|equipment|materials?|performance|efforts?|goals?|growth|ideas?|qualifications?|vendors?|clients?|customers?|suppliers?|employees|labou?rs?|documents?|drawings?|requirements?|specifications?|activities|tools|techniques|site|schedule|quality|maintenance|installation|inspections?|motors?|pumps?|machines?|invoices?|reports?|bills?|records?|defects?|problems?|issues?|quotations?|complaints?|panels?|workers?|instruments?|events?)$/;
/** Things that a word before makes the own ones of a writer: "my Skills", "a Team", "any Project". */
const owning =
  /^(?:an?|my|our|their|its|your|his|her|any|each|every|all|both|various|different|several|existing|new|good|better|excellent|strong|more|other|such|these|those|current|present|many|own|reputed|leading|daily|weekly|monthly)$/;
/** What "the" makes a certain thing, and not the name of one. */
const certain =
  /^(?:company|organi[sz]ation|project|clients?|customers?|vendors?|suppliers?|employees|team|documents|drawings|requirements|specifications|activities|materials|equipment|skills|schedule|workers|invoices|reports|records|defects|problems|issues|quotations|complaints)$/;
const counts = /^(?:\d[\d.,]*\+?|one|two|three|four|five|six|seven|eight|nine|ten)$/;
const description = /(?:[^y]al|ive|ic|ary|ory|ous|able|ible|ful|ly|ing)$/;
/** What somebody is called who worked as one. */
const role = /(?:ant|er|or|man|ist)$/;
const nameLike = /^(?:bank|board|government|university|college|school|hospital|ministry|department|state|federal)$/;
/** Work that a second work is joined to: "Planning and Installation of ducts". */
const work = /(?:tion|ing|ment|ance)$/;
const small =
  /^(?:of|and|or|for|in|with|to|from|by|on|as|at|where|that|which|who|is|are|was|were|has|have|using|through|during|within|under|while|regarding|so|also|will|can)$/;

/** Whether the capital of a noun is a slip by what stands around it: "enhance my Skills in", "for the Client." */
export function isStrayNoun(tokens: readonly Token[], i: number): boolean {
  const [{ text, lower, before }, last, next] = [itemAt(tokens, i), itemAt(tokens, i - 1), tokens[i + 1]];
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(text) || !/^ (?:& )?$/.test(before) || party.test(lower)) return false;
  const isEnd = next === undefined || /^[.,;)]/.test(next.before);
  // "an Organization that", but not "a Project Manager", "the Project, Finance and".
  if (!isEnd && !(next.before === ' ' && small.test(next.text))) return false;
  if (next !== undefined && /^[,]/.test(next.before) && /^\p{Lu}/u.test(next.text)) return false;
  // "5 Years in", "three Months of", "12 Million for".
  if (/^(?:Years?|Months?|Weeks?|Days?|Hours?|Million|Lakhs?|Lacs|Crores?|Kilometers|Meters)$/.test(text))
    return counts.test(last.lower) && (next !== undefined || i > 2) && !/^\p{Lu}/u.test(next?.text ?? '');
  if (/^(?:of|and|for|in)$/.test(next?.text ?? '') && /^\p{Lu}/u.test(tokens[i + 2]?.text ?? '')) return false;
  if (isSecondWork(tokens, i)) return true;
  if (before !== ' ') return false;
  const isThing = everyday.test(lower) || countNouns.has(singularOf(lower) ?? '');
  // "The Project is", "This System gives".
  const isPointed = /^this$/i.test(last.text) || (i === 1 && last.text === 'The' && certain.test(lower));
  if (isThing && !nameLike.test(lower) && isPointed && !isEnd && next !== undefined) return true;
  if (!isThing || nameLike.test(lower) || !/^\p{Ll}/u.test(last.text)) return false;
  // "Voice of the Customer" is one name.
  const isVoice = tokens[i - 3]?.lower === 'voice';
  if (last.text === 'the') return certain.test(lower) && !isVoice && !/^\p{Lu}/u.test(tokens[i - 2]?.text ?? '');
  if (/^an?$/.test(last.text) && role.test(lower)) return false;
  return (
    owning.test(last.text) ||
    isSecondNoun(last.text, lower) ||
    (lower !== 'company' && description.test(last.text) && !isForm(last.text, 'ing') && frequencyOf(last.text) > 2)
  );
}

/** Things that no name of a field, a body or a book ends with, so that a word in small letters before them says all. */
const plainThing =
  /^(?:project|team|skills?|work|works|equipment|materials?|efforts?|goals?|ideas?|vendors?|clients?|customers?|suppliers?|employees|labou?rs?|documents?|drawings?|requirements?|specifications?|activities|tools|techniques|site|schedule|inspections?|motors?|pumps?|machines?|invoices?|reports?|bills?|records?|defects?|problems?|issues?|quotations?|complaints?|panels?|workers?|instruments?|systems?|process|area|procedures?|methods?|shop|plant|details|system|cables?|pipes?|lines?|tests?|checks?|costs?|prices?|orders?|payments?|policies|results|tasks|jobs?|duties)$/;

/** "construction Site", "prepare Invoices": a thing after a noun or a verb in small letters. */
const isSecondNoun = (last: string, lower: string): boolean =>
  plainThing.test(lower) &&
  /^\p{Ll}{3,}$/u.test(last) &&
  frequencyOf(last) > 2 &&
  !small.test(last) &&
  !/^(?:the|this|that|its|one|who|what|how|not|but|than|then|into|upon|about|over|after|before|per|via|named|called|titled|entitled)$/.test(
    last,
  );

/** What two capitals before a plural name: fields, departments, prizes and products. */
const namedPlural =
  /^(?:sciences|studies|resources|systems|services|solutions|operations|arts|affairs|relations|awards|games|engineers|directors|industries|technologies|works|sales|honou?rs|news|maps|ads|docs|sheets|forms|sports|electronics|mathematics|economics|graphics|statistics|mechanics|robotics|analytics|logistics|teams|times|states|nations|enterprises|associates|partners|consultants|contractors|communications|projects|networks|securities|accounts|finances|markets|standards|courts|stores|foods|motors|airways|airlines|hotels|schools|colleges|universities|days|weeks|years|scouts|guides|sessions|pages|points|members|fellows|scholars|leaders|officers|managers|structures|algorithms|dynamics|objects|applications|ethics|compounds|requests|components|claims|actions|functions|types|workers|hooks|headers)$/;
/** Bodies with the ending of work. */
const bodyOf =
  /^(?:association|organi[sz]ation|foundation|institution|federation|confederation|corporation|department|government|parliament|alliance)$/;
const peopleOf = /(?:(?:ist|ian|eer|itor)s|advisors|lawyers|teachers|workers|accountants|nurses|managers)$/;
/** What a subject or a name follows with "of": "Master of Business Studies". */
const ofName =
  /^(?:bachelors?|masters?|diploma|journal|degree|doctor|society|institute|association|college|school|department|ministry|board|faculty|post|head|director|position|role)$/;

/** "various Pressure Gauges", "on Best Practices": the first of two capitals, or the second, before words in small. */
export function isStrayPair(tokens: readonly Token[], i: number): boolean {
  const isFirst = /^\p{Lu}\p{Ll}{2,}$/u.test(tokens[i + 1]?.text ?? '') && tokens[i + 1]?.before === ' ';
  const at = isFirst ? i : i - 1;
  const [last, first, second, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!last || !first || !second || first.before !== ' ' || second.before !== ' ') return false;
  // "Society of Professional Journalists", "Union of Local Advisors".
  const head = tokens[at - 2]?.lower ?? '';
  const isOfName =
    !(work.test(head) && !bodyOf.test(head)) &&
    tokens.slice(Math.max(1, at - 3), at - 1).some(({ text }) => /^\p{Lu}/u.test(text));
  if (last.text === 'of' && (isOfName || peopleOf.test(second.lower) || ofName.test(head))) return false;
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(first.text) || !/^\p{Lu}\p{Ll}{3,}s$/u.test(second.text)) return false;
  if (!/^(?:of|with|all|various|different|on|our|their|my|any|several|these|from|for)$/.test(last.text)) return false;
  const isEnd = next === undefined || /^[.;)]/.test(next.before) || (next.before === ' ' && small.test(next.text));
  if (!isEnd || (/^(?:of|and|for|in)$/.test(next?.text ?? '') && /^\p{Lu}/u.test(tokens[at + 3]?.text ?? '')))
    return false;
  return (
    !namedPlural.test(second.lower) &&
    !/ss$/.test(second.lower) &&
    isWrittenSmall(first.lower) &&
    (isWrittenSmall(second.lower) || singularOf(second.lower) !== undefined)
  );
}

/** "Erection and Testing of panels": the first word has its capital from the line, the second has none. */
function isSecondWork(tokens: readonly Token[], i: number): boolean {
  const [first, link, second, next] = [tokens[0], tokens[i - 1], itemAt(tokens, i), tokens[i + 1]];
  return (
    (second.before === ' & ' ? i === 1 : i === 2 && /^(?:and|&)$/.test(link?.text ?? '')) &&
    work.test(first?.lower ?? '') &&
    /^\p{Lu}\p{Ll}+$/u.test(first?.text ?? '') &&
    work.test(second.lower) &&
    /^(?:of|for|the|all)$/.test(next?.text ?? '')
  );
}
