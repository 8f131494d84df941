import { countNouns } from '../../words/count-nouns.ts';
import { verbsForObject } from '../../words/verbs/object-verbs.ts';
import type { Locale } from '../resume.ts';
import { hasMetric } from './metric.ts';
import { baseOf, ingOf, isForm, pastOf } from './verb-forms.ts';

type RewriteOptions = { ended: boolean; locale: Locale };

const endOfObject =
  /^(?:of|in|for|to|with|on|at|by|from|across|that|which|who|and|including|using|through|over|during|within|per)$/i;
const askMoney = /\b(?:revenue|sales|costs?|profit|budget|spend|margin|income|donations|funds)\b/i;
const askTime = /\b(?:process(?:es)?|workflows?|time|onboarding|turnaround|deadlines?|schedul\w+|response|delivery)\b/i;

/**
 * The line without its weak opening, rewritten to open with a verb. Words stay the author's own; what only the author
 * knows is asked for in brackets. Undefined where no honest rewrite is possible.
 */
export function rewriteWeakStart(line: string, opener: string, given: RewriteOptions): string | undefined {
  const rest = line.slice(opener.length).replace(/^[\s:–-]+/, '');
  const [first = '', ...others] = rest.split(' ');
  if (first === '' || others.length === 0) return undefined;
  // An opening in the past tense stays in the past, even in a current role.
  const options = { ...given, ended: given.ended || /^\p{L}+ed\b/u.test(opener) };
  const rewritten = /^(?:help|assist)/i.test(opener)
    ? rewriteHelp(opener, first, others, options)
    : rewriteDuty(opener, first, others, options);
  return rewritten === undefined ? undefined : withQuestion(rewritten);
}

function rewriteDuty(opener: string, first: string, others: string[], options: RewriteOptions): string | undefined {
  if (/ as(?: an?| the)?$/i.test(opener)) return undefined;
  const together = [first, ...others].join(' ').match(/^(.{3,40}?) to ([a-z]+) (.+)$/);
  if (/with$|alongside$/i.test(opener) && together && isForm(together[2] ?? '', 'base')) {
    const [, whom = '', verb = '', what = ''] = together;
    return `${verbIn(verb, options)} ${what.replace(/[.]$/, '')} with ${whom}`;
  }
  const verb = verbOf(first);
  if (verb !== undefined) return [verbIn(verb, options), ...inSameForm(others, options)].join(' ');
  const fitting = verbFor([first, ...others], options);
  return fitting === undefined ? undefined : [fitting, first, ...others].join(' ');
}

/** Help is not sole work: the rewritten line says "Supported", or asks in brackets. */
function rewriteHelp(opener: string, first: string, others: string[], options: RewriteOptions): string | undefined {
  if (smallWord.test(first)) return undefined;
  const lead = options.ended ? 'Supported' : 'Support';
  const verb =
    verbOf(first) ?? (isForm(first.toLowerCase(), 'base') && /^[a-z]/.test(first) ? first.toLowerCase() : undefined);
  if (verb !== undefined) {
    const line = [verbIn(verb, options), ...others].join(' ').replace(/[.]$/, '');
    return `${line} [if this was your own work]`;
  }
  const words = [first, ...others];
  const at = words.findIndex((word, n) => n > 0 && n <= 5 && actsAfter(words[n - 1] ?? '', word));
  if (at > 0) {
    const whom = words.slice(0, at).filter((word, n) => !(word === 'to' && n === at - 1));
    return [lead, ...whom, 'in', ingOf(words[at] ?? ''), ...words.slice(at + 1)].join(' ');
  }
  return /^help\p{L}*$/iu.test(opener) ? undefined : [lead, ...words].join(' ');
}

const smallWord = /^(?:at|on|by|during|when|where|and|or|as)$/i;

/** Whether a word is what somebody was helped to do: "customers enroll", "veterans to translate", "the team make". */
function actsAfter(before: string, word: string): boolean {
  if (!isForm(word, 'base') || countNouns.has(word)) return false;
  return before === 'to' || /(?:[^s]s|team|staff|group|people|families|company)$/.test(before);
}

function verbOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return isForm(lower, 'ing') && /^[a-z]/.test(word) ? baseOf(lower, 'ing') : undefined;
}

/** Puts verbs after "and" in the form of the first: "managing stock and training staff". */
function inSameForm(words: string[], options: RewriteOptions): string[] {
  return words.map((word, i) => {
    const before = words[i - 1] ?? '';
    const verb = /^and$/.test(before) ? verbOf(word) : undefined;
    return verb === undefined ? word : verbIn(verb, options).toLowerCase();
  });
}

function verbIn(base: string, { ended, locale }: RewriteOptions): string {
  const verb = ended ? pastOf(base) : base;
  const spelt = locale === 'US' ? verb : verb.replace(/yz(ed?)$/, 'ys$1');
  return spelt.replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * The verb for the noun that the object ends in: "weekly sales *reports* for …". Undefined where no verb or several
 * fit: only the author knows which is true, and a line with alternatives in it cannot be copied.
 */
function verbFor(words: string[], options: RewriteOptions): string | undefined {
  const end = words.findIndex((word, i) => i > 0 && (endOfObject.test(word) || /[,;.]$/.test(words[i - 1] ?? '')));
  const head = (words[(end < 0 ? words.length : end) - 1] ?? '').replace(/[.,;]$/, '');
  const [past, ...more] = verbsForObject(head)?.split(' / ') ?? [];
  if (past === undefined || more.length > 0) return undefined;
  return verbIn(baseOf(past.toLowerCase(), 'past') ?? past, options);
}

/** The line, with a question in brackets where an amount is missing; only the author knows the answer. */
function withQuestion(line: string): string {
  if (hasMetric(line) || line.includes('[if')) return line;
  const stop = /[.]$/.test(line) ? '.' : '';
  const question = askMoney.test(line)
    ? '[by how much?]'
    : askTime.test(line)
      ? '[time saved?]'
      : '[how many, or with what result?]';
  return `${line.replace(/[.]$/, '')} ${question}${stop}`;
}
