import { isNamedAgain } from '../../model/language/named-again.ts';
import { phraseFindings } from '../../model/language/phrase-findings.ts';
import {
  alsoMass,
  closing,
  functionWord,
  isDifferent,
  isEvery,
  isSeveral,
  unit,
} from '../../model/language/several.ts';
import { baseOf, isForm, presentOf } from '../../model/language/verb-forms.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { cutBetween } from '../../model/text/text.ts';
import { type Token, tokensOf } from '../../model/text/tokens.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { countNouns, pluralOf, singularOf } from '../../words/count-nouns.ts';
import { numberSlips } from '../../words/slips/phrase-slips.ts';

const numberWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|several|many|multiple|various|numerous|both)$/;
const digits = /^\d{1,3}(?:,\d{3})*\+?$/;
/** Words after which a number is a name: "Year 9", "Tier 2", "page 4". */
const labels =
  /^(?:class|level|phase|type|grade|series|section|chapter|title|step|tier|version|page|room|no|number|day|week|year|years|unit|route|stage|area|part|in|since|division|schedule|top|form|point|q|quarter|band|group|category|module|building|floor|line|shift|zone|district|region|ward|model|sprint|round|key)$/;
const isNumber = ({ text, lower }: Token) => numberWord.test(lower) || digits.test(text);
/** Verbs after "every" and its noun. */
const ofOne = /^(?:is|are|was|were|has|have|must|should|to)$/;
const connector = /^(?:and|or|in|on|with|using|for|from|at)$/;
const isName = (token: Token | undefined) => /^\p{Lu}/u.test(token?.text ?? '');
const apart = /^(?: |)$/;
const plurals: Record<string, string> = { is: 'are', was: 'were', has: 'have' };
const singulars: Record<string, string> = { are: 'is', were: 'was', have: 'has' };

/** What a count may begin with: a digit or the first letters of a number word. */
const startsNumber = /^[\dtfsenmvbdao]/i;
/** Words that decide by themselves whether one or many follow. */
const smallWords = new Set(
  `every each another a an these those one that which who i some most all two three four five six seven eight nine ten
  eleven twelve fifteen twenty thirty forty fifty sixty several many multiple various numerous both`.split(/\s+/),
);

/** "three year", "a club that have won": number words, nouns and verbs must agree. */
export const grammarAgreement: Rule = {
  name: 'grammar-agreement',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.5, max: 15, per: 'document' },
  about: {
    title: 'Numbers and nouns agree',
    finds: '“5 year experience”, “many project”, and the like.',
    why: 'Grammar mistakes are first on the lists of career centers.',
  },
  isPlainError: true,
  inVitae: false,

  *check(resume) {
    for (const unit of linesOf(resume)) {
      yield* phraseFindings(unit, numberSlips, 'Check number agreement');
      const tokens = tokensOf(unit);
      for (const [i, { text, lower }] of tokens.entries()) {
        if (startsNumber.test(text)) yield* manyOfOne(unit, tokens, i);
        if (!smallWords.has(lower)) continue;
        yield* oneOfMany(unit, tokens, i);
        yield* clauseVerb(unit, tokens, i);
        yield* ofWhom(unit, tokens, i);
      }
    }
  },
};

function finding(unit: Bullet, from: Token, to: Token, right: string): RuleFinding {
  const text = unit.words
    .map((word) => word.text)
    .join(' ')
    .slice(from.start, to.end);
  return {
    title: 'Check number agreement',
    advice: `“${text}” should be “${right}”.`,
    text,
    at: cutBetween(unit.words, from.start, to.end),
    rewrite: right,
  };
}

function endsPhrase(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (next === undefined || /[.,;:)]/.test(next.before)) return true;
  if (next.before !== ' ') return false;
  if (closing.test(next.lower)) return true;
  const after = tokens[i + 2];
  return next.lower === 'and' && after !== undefined && (isForm(after.lower, 'past') || isNumber(after));
}

/** "15 clerk in", "three year.", "several client from". */
function* manyOfOne(unit: Bullet, tokens: readonly Token[], i: number): Generator<RuleFinding> {
  const [before, number, first] = [tokens[i - 1], itemAt(tokens, i), tokens[i + 1]];
  if (!first) return;
  const isMany = isSeveral(tokens, i);
  if (!(isMany || isNumber(number) || isDifferent(before, number) || isEvery(before, number))) return;
  if (
    /^(?:1|0|01|00|101|360|365|401|508)$/.test(number.text) ||
    /[$€£#/–-]$/.test(number.before) ||
    /^\d{4}$/.test(number.text)
  )
    return;
  // "various day to day tasks": a set phrase.
  if (tokens[i + 2]?.lower === 'to' && tokens[i + 3]?.lower.startsWith(first.lower)) return;
  if (before && digits.test(number.text)) {
    // "5 years 11 month" goes on with the time, "year 11" names one.
    if (labels.test(before.lower) && !(/^years?$/.test(before.lower) && /^(?:months?|days?)$/.test(first.text))) return;
    if (/^\p{Lu}/u.test(before.text) && !(i === 1 && isForm(before.lower)) && number.before === ' ') return;
  }
  // One adjective may stand between: "three regional office in".
  const isFirst = countNouns.has(singularToken(first)?.text ?? '') && !isMany;
  const at = isFirst ? i + 1 : i + 2;
  const noun = singularToken(tokens[at]);
  if (
    !noun ||
    !countNouns.has(noun.text) ||
    (/^(?:all|other)$/.test(number.text) && alsoMass.test(noun.text)) ||
    noun.before !== ' ' ||
    first.before !== ' '
  )
    return;
  if (at === i + 2 && (!(mayDescribe(first) || isMany) || /^(?:women|men|girl|boy|female|male|star)$/.test(first.text)))
    return;
  if (!endsPhrase(tokens, at) || isTimeModifier(tokens, i, noun)) return;
  if (isComparedBelow(tokens, at) || isNamedAgain(tokens, at)) return;
  const right = `${tokens
    .slice(i, at)
    .map((token) => token.text)
    .join(' ')} ${pluralOf(noun.text)}`;
  yield finding(unit, number, noun, right);
}

/** The token without a possessive ending: "15,000 donor's" counts donors, since nothing owned follows. */
function singularToken(token: Token | undefined): Token | undefined {
  return token && { ...token, text: token.text.replace(/['’]s$/, '') };
}

/** Whether a word may describe the counted noun. A unit may not: "5 star hotel". */
function mayDescribe({ text }: Token): boolean {
  return (
    /^[a-z-]{3,}$/.test(text) &&
    !/s$/.test(text) &&
    !countNouns.has(text) &&
    !unit.test(text) &&
    !functionWord.test(text)
  );
}

/**
 * Whether number and noun are a modifier of time that lacks its hyphen: "a 12 month of", or after an article "the 5
 * year in".
 */
function isTimeModifier(tokens: readonly Token[], i: number, noun: Token): boolean {
  const before = tokens[i - 1];
  return (
    /^(?:a|an|the|this|its|their|each|every)$/.test(before?.lower ?? '') &&
    /^(?:day|week|month|year|hour|minute|mile|page|point|time|floor|unit|bed|room|seat)$/.test(noun.text)
  );
}

/** Whether the same is counted once more and describes what follows: "two axle and three axle trailers". */
function isComparedBelow(tokens: readonly Token[], at: number): boolean {
  const [noun, link, number, again] = [at, at + 1, at + 2, at + 3].map((k) => tokens[k]);
  return (
    /^(?:and|or|to)$/.test(link?.lower ?? '') &&
    number !== undefined &&
    isNumber(number) &&
    again?.text === noun?.text &&
    !endsPhrase(tokens, at + 3)
  );
}

/** "every projects in", "one of the largest client of", "a reports for". */
function* oneOfMany(unit: Bullet, tokens: readonly Token[], i: number): Generator<RuleFinding> {
  const [word, next] = [itemAt(tokens, i), tokens[i + 1]];
  if (!next) return;
  const singular = singularOf(next.text);
  if (
    /^(?:every|each|another|a|an)$/.test(word.text) &&
    singular &&
    apart.test(next.before) &&
    (endsPhrase(tokens, i + 1) || (/^e/.test(word.text) && ofOne.test(tokens[i + 2]?.text ?? '')))
  ) {
    if (word.text === 'every' || !isForm(next.text, 's3')) yield finding(unit, word, next, `${word.text} ${singular}`);
    return;
  }
  const described = tokens[i + 2];
  const one = singularOf(described?.text ?? '');
  // "a new leads": an adjective that describes things stands between.
  if (
    /^(?:a|an|another|each|every)$/.test(word.text) &&
    /^(?:new|good|strong|large|small|big|major|complete|better|proper|suitable)$/.test(next.text) &&
    described?.before === ' ' &&
    one &&
    endsPhrase(tokens, i + 2)
  )
    yield finding(unit, word, described, `${word.text} ${next.text} ${one}`);
  if (/^(?:these|those)$/.test(word.text) && countNouns.has(next.text) && endsPhrase(tokens, i + 1))
    yield finding(unit, word, next, `${word.text} ${pluralOf(next.text)}`);
  if (word.lower !== 'one' || next.lower !== 'of' || tokens[i + 2]?.lower !== 'the') return;
  const at = /(?:est|first|few|top|most|main|only|key|leading)$/.test(tokens[i + 3]?.lower ?? '') ? i + 4 : i + 3;
  const noun = tokens[at];
  if (noun && countNouns.has(noun.text) && noun.before === ' ' && endsPhrase(tokens, at))
    yield finding(
      unit,
      itemAt(tokens, i + 2),
      noun,
      `${tokens
        .slice(i + 2, at)
        .map((token) => token.text)
        .join(' ')} ${pluralOf(noun.text)}`,
    );
}

/** "a club that have won", "dashboards that serves": the verb of a clause agrees with the noun before "that". */
function* clauseVerb(unit: Bullet, tokens: readonly Token[], i: number): Generator<RuleFinding> {
  const [link, verb, noun] = [itemAt(tokens, i), tokens[i + 1], tokens[i - 1]];
  if (!/^(?:that|which|who)$/.test(link.text) || !verb || verb.before !== ' ' || !noun || !/^,? $/.test(link.before))
    return;
  const head = headBefore(tokens, i);
  if (head === 'one') {
    const single = singulars[verb.text];
    if (single && link.text !== 'who') yield finding(unit, link, verb, `${link.text} ${single}`);
    else if (isPlainBase(verb, tokens[i + 2])) yield finding(unit, link, verb, `${link.text} ${presentOf(verb.text)}`);
  }
  if (head === 'many') {
    const base = baseOf(verb.text, 's3');
    const right =
      plurals[verb.text] ?? (base && !isForm(verb.text, 'base', 'past') && !singularOf(verb.text) ? base : undefined);
    if (right) yield finding(unit, link, verb, `${link.text} ${right}`);
  }
}

/** "two of whom was promoted", "I leads". */
function* ofWhom(unit: Bullet, tokens: readonly Token[], i: number): Generator<RuleFinding> {
  const [word, next, link, verb] = [itemAt(tokens, i), tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (word.text === 'I' && next?.before === ' ' && isForm(next.text, 's3') && !isForm(next.text, 'base', 'past'))
    yield finding(unit, word, next, `I ${baseOf(next.text, 's3')}`);
  const many = numberWord.test(word.lower) || /^(?:some|most|all)$/.test(word.lower);
  const right = verb?.before === ' ' ? plurals[verb.text] : undefined;
  if (many && next?.text === 'of' && /^(?:whom|which)$/.test(link?.text ?? '') && link && verb && right)
    yield finding(unit, link, verb, `${link.text} ${right}`);
}

/** Whether a word before a phrase may be what the clause belongs to: a plural, or a capital that hides one. */
const mayBeMany = (token: Token | undefined): boolean =>
  /s$|^\p{Lu}|^(?:people|men|women|children|data|staff)$/u.test(token?.text ?? '');

function isPlainBase(verb: Token, next: Token | undefined): boolean {
  if (next?.before !== ' ' || !isForm(verb.text, 'base') || isForm(verb.text, 'past', 'participle')) return false;
  return (
    /^(?:the|an?|all|our|their|its|each|every|up|over|more|on|to|in|both|new|\d.*)$/.test(next.lower) ||
    /(?:[^s]s|ing|al|ed|and)$/.test(next.lower.replace(/^(?:is|was|has|does|as)$/, ''))
  );
}

/** Whether the antecedent of "that" is one or many; undefined where a reader could take it either way. */
function headBefore(tokens: readonly Token[], i: number): 'one' | 'many' | undefined {
  let at = i - 1;
  // Names after a preposition do not count: "an API in Python and Flask that …".
  while (at > 0) {
    const linked = connector.test(tokens[at - 1]?.text ?? '') && isName(tokens[at]);
    if (!linked && !(connector.test(tokens[at]?.text ?? '') && at < i - 1)) break;
    at--;
  }
  const noun = tokens[at];
  if (!noun || !/^(?:[a-z-]+|[A-Z]{2,})$/.test(noun.text)) return undefined;
  const phrase: Token[] = [];
  for (let k = at; k >= Math.max(0, at - 6); k--) {
    const token = itemAt(tokens, k);
    if (/^(?:of|in|for|from|to|with|by|at|on|within|across|between|including|than|as|per)$/.test(token.lower))
      return undefined;
    // "interesting and new tasks that": the adjectives of a plural are joined.
    if (/^(?:and|or)$/.test(token.lower) && !(singularOf(noun.text) && phrase.length > 1)) return undefined;
    phrase.push(token);
    if (/^(?:an?|the|this|each|every|one|another)$/.test(token.lower)) {
      const isOne =
        !/s$/.test(noun.text) &&
        !/^(?:staff|team|people|men|women|right|left|group|personnel|data|family|committee|crew|majority|number|couple|media|variety|range|faculty)$/.test(
          noun.text,
        );
      // In "parts of the system that are" the clause may belong to the parts.
      const inPhrase =
        /^(?:of|and|or)$/.test(tokens[k - 1]?.lower ?? '') ||
        (/^(?:in|on|to|with|for|from|by|at|within|across)$/.test(tokens[k - 1]?.lower ?? '') &&
          mayBeMany(tokens[k - 2]));
      if (!isOne && token.lower === 'the' && !inPhrase && singularOf(noun.text)) return 'many';
      return isOne && !inPhrase && /^(?:an?|the|this|each|every)$/.test(token.lower) ? 'one' : undefined;
    }
    if (isForm(token.lower, 'past') && (k === 0 || tokens[k - 1]?.lower === 'and')) break;
    if (/[.,;:(]/.test(token.before)) break;
  }
  return singularOf(noun.text) && phrase.length > 1 ? 'many' : undefined;
}
