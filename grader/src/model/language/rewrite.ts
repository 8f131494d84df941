import type { Locale } from '../resume.ts';
import { hasMetric } from './metric.ts';
import { baseOf, isForm, pastOf } from './verb-forms.ts';

type RewriteOptions = { ended: boolean; locale: Locale };

const askMoney = /\b(?:revenue|sales|costs?|profit|budget|spend|margin|income|donations|funds)\b/i;
const askTime = /\b(?:process(?:es)?|workflows?|time|onboarding|turnaround|deadlines?|schedul\w+|response|delivery)\b/i;
/** Openings behind which the work was the author's own. Help and attendance are not: only the author knows the part. */
const ownWork =
  /(?:responsible (?:for|to)|duties|responsibilities|tasks|(?:tasked|charged|entrusted) with|in charge of)/i;
const preposition =
  /^(?:of|in|for|to|with|on|at|by|from|across|as|into|within|per|through|over|under|about|towards?|up|out|off|down|between|among)$/i;
/** Verbs that stand with a preposition and without an object: "coordinating with vendors". */
const intransitive =
  /^(?:liaise|coordinate|collaborate|communicate|interact|report|respond|travel|consult|negotiate|participate|comply|contribute|correspond|deal|follow|look|assist|talk|speak|go|come|be|sit|stand|listen|apply|function|perform)$/;
/** Forms in -ing that are nouns more often than verbs: they need a determiner behind them to be a verb. */
const oftenNoun =
  /^(?:engineering|marketing|accounting|testing|training|planning|scheduling|billing|purchasing|recruiting|manufacturing|banking|nursing|catering|cleaning|staffing|budgeting|reporting|networking|programming|drafting|welding|sourcing|housekeeping|advertising|branding|consulting|processing|publishing|shipping|packaging|printing|filing|teaching|counseling|mentoring|coaching|meeting|offering|understanding|warning|setting)$/;
/** "building dashboards" is work, "building maintenance" and "building services" are things. */
const maybeNoun = /^(?:building|selling|operating|making|handling)$/;
const plural =
  /^(?!services|systems|materials|codes|permits|operations|procedures|skills|costs|areas|works)[a-z]{3,}[^s\W]s$/;
const determiner =
  /^(?:the|an?|all|each|every|any|our|their|its|his|her|new|both|various|daily|weekly|monthly|other|\$?\d[\d,.]*\+?%?|one|two|three|four|five|six|seven|eight|nine|ten)$/i;

/**
 * The line without its weak opening, in a sentence that opens with a verb. Words stay the author's own, and nothing is
 * added or lost; what only the author knows is asked for in brackets. Undefined where that is not certain: no sentence is better than a wrong one.
 */
export function rewriteWeakStart(line: string, opener: string, given: RewriteOptions): string | undefined {
  const words = line
    .slice(opener.length)
    .replace(/^[\s:–-]+/, '')
    .split(' ')
    .filter(Boolean);
  // An opening in the past tense stays in the past, even in a current role.
  const options = { ...given, ended: given.ended || /^(?:was|were|\p{L}+ed)\b/iu.test(opener) };
  const rewritten = ownWork.test(opener) ? withVerb(words, options) : undefined;
  return rewritten === undefined ? undefined : withQuestion(rewritten);
}

/** "managing stock and training staff" becomes "Managed stock and trained staff". */
function withVerb(words: string[], options: RewriteOptions): string | undefined {
  const [first = '', ...others] = words;
  const base = actionAt(words, 0);
  if (base === undefined || others.length === 0) return undefined;
  const parts = [verbIn(base, options)];
  for (const [i, word] of others.entries()) {
    const before = words[i] ?? '';
    const isNext = /^(?:and|&)$/i.test(before) || (/,$/.test(before) && !/^(?:and|&)$/i.test(word));
    const isForming = /^[a-z]{3,}ing$/.test(bare(word));
    const next = isNext && isForming ? actionAt(words, i + 1) : undefined;
    // Behind "by providing" a further verb in -ing depends on that one, or describes a noun.
    if (
      isNext &&
      isForming &&
      words.slice(0, i + 1).some((one) => /^(?:by|while|through|when|before|after)$/i.test(one))
    )
      return undefined;
    // Beside one verb, a second word in -ing may be a verb or a noun; where that is open, so is the sentence.
    if (isNext && isForming && next === undefined) return undefined;
    if (i === 0 && /^(?:and|&|or)$/i.test(word) && actionAt(words, 2) === undefined) return undefined;
    parts.push(next === undefined ? word : verbIn(next, options).toLowerCase() + word.slice(bare(word).length));
  }
  return first.endsWith(',') ? undefined : parts.join(' ');
}

const bare = (word: string) => word.replace(/[,;.]$/, '');

/** The base of the verb in -ing at a place, where its object or its preposition follows it. */
function actionAt(words: string[], at: number): string | undefined {
  const word = bare(words[at] ?? '');
  if (!/^[a-z]+ing$/.test(word) || !isForm(word, 'ing')) return undefined;
  const base = baseOf(word, 'ing') ?? '';
  if (base === 'work') return undefined;
  const after = words.slice(at + 1);
  if (/^(?:and|&|or)$/i.test(after[0] ?? '')) {
    const second = bare(after[1] ?? '');
    const isPair = /^[a-z]+ing$/.test(second) && isForm(second, 'ing') && !oftenNoun.test(second);
    return isPair && !oftenNoun.test(word) && after.length > 2 && takesObject(base, after.slice(2)) ? base : undefined;
  }
  const isDetermined = determiner.test(after[0] ?? '');
  if (oftenNoun.test(word) && !isDetermined) return undefined;
  if (maybeNoun.test(word) && !isDetermined && !plural.test(bare(after[0] ?? ''))) return undefined;
  return takesObject(base, after) ? base : undefined;
}

function takesObject(base: string, [first = '']: readonly string[]): boolean {
  if (first === '' || /^(?:[,;.&-]|of$)/i.test(first)) return false;
  return preposition.test(bare(first))
    ? intransitive.test(base)
    : !intransitive.test(base) && !/^(?:that|and|or)$/i.test(first);
}

function verbIn(base: string, { ended, locale }: RewriteOptions): string {
  const verb = ended ? pastOf(base) : base;
  const spelt = locale === 'US' ? verb : verb.replace(/yz(ed?)$/, 'ys$1');
  return spelt.replace(/^./, (letter) => letter.toUpperCase());
}

/** The line, with a question in brackets where an amount is missing: a gap that screens mark and copies leave out. */
function withQuestion(line: string): string {
  if (hasMetric(line)) return line;
  const stop = /[.]$/.test(line) ? '.' : '';
  const question = askMoney.test(line)
    ? '[by how much?]'
    : askTime.test(line)
      ? '[time saved?]'
      : '[how many, or with what result?]';
  return `${line.replace(/[.]$/, '')} ${question}${stop}`;
}
