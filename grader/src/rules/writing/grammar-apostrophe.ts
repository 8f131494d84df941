import { phraseFindings } from '../../model/language/phrase-findings.ts';
import { isForm } from '../../model/language/verb-forms.ts';
import type { Rule } from '../../model/rule.ts';
import { cutBetween } from '../../model/text/text.ts';
import { type Token, tokensOf } from '../../model/text/tokens.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { countNouns, pluralOf } from '../../words/count-nouns.ts';
import { possessiveSlips } from '../../words/slips/phrase-slips.ts';

const acronym = /^(\p{Lu}{2,})['’]s$/u;
const noun = /^(\p{Ll}{3,})['’]s$/u;
/** Nouns without a plural: "electrical equipment's". */
const mass =
  /^(equipment|machinery|software|hardware|furniture|stationery|documentation|manpower|knowledge|information|feedback|luggage)['’]s$/i;
/** Things that own nothing, with neither an article nor an owner before them: "preparing document's". */
const thing =
  /^(document|drawing|report|invoice|panel|motor|machine|system|pump|transformer|cable|valve|instrument|record|order|bill|material|tool|test|certificate|light|component|part|building|manual|permit)['’]s$/i;
const owner =
  /['’]|^(?:the|an?|this|that|its|their|our|my|his|her|each|every|one|another|last|first|second|third|whose)$/;
/** Words that follow a plural, where a possessive would need something owned. */
const after =
  /^(?:and|or|in|on|to|for|from|with|by|at|as|who|which|that|were|are|is|was|have|has|through|using|during|within|under|per|via|of|into|across|including|like|such|based|used|etc)$/;
/** A digit or a word of quantity wants a plural. */
const many =
  /^(?:\d[\d,.]*\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|multiple|various|all|these|those|numerous)$/;

/** An apostrophe in a plural: "CV's", "five report's". */
export const grammarApostrophe: Rule = {
  name: 'grammar-apostrophe',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 8, per: 'document' },
  habit: true,
  about: {
    title: 'Apostrophes show who owns something',
    finds: '“CV’s” and “five report’s” where several are meant; “six weeks training” without one.',
    why: 'It is one of the best-known mistakes, so readers see it.',
  },

  *check(resume) {
    for (const line of linesOf(resume)) {
      yield* phraseFindings(line, possessiveSlips, 'Check the apostrophe');
      const tokens = tokensOf(line);
      for (const [i, token] of tokens.entries()) {
        const right = pluralMeant(tokens, i, token);
        if (right === undefined) continue;
        yield {
          title: 'Write plurals without an apostrophe',
          advice: `“${token.text}” should be “${right}”: an apostrophe shows who owns something.`,
          text: token.text,
          at: cutBetween(line.words, token.start, token.end),
          rewrite: right,
        };
      }
    }
  },
};

function pluralMeant(tokens: readonly Token[], i: number, { text }: Token): string | undefined {
  const next = tokens[i + 1];
  const ends = next === undefined || /^ ?[.,;:/]| [(&] ?/.test(next.before) || after.test(next.lower);
  // In "Jones and Smith's and" two may own what comes later.
  const ownsLater =
    /^(?:and|or)$/.test(next?.lower ?? '') &&
    tokens.slice(i + 2, i + 4).some((token) => /['’]/.test(token.text) && !acronym.test(token.text));
  if (!ends || ownsLater) return undefined;
  const letters = acronym.exec(text)?.[1];
  if (letters) return `${letters}s`;
  const own = mass.exec(text)?.[1];
  if (own) return own;
  const owned = thing.exec(text)?.[1];
  if (owned && i > 0 && !owner.test(tokens[i - 1]?.lower ?? '')) return pluralOf(owned);
  const single = noun.exec(text)?.[1] ?? '';
  const before = tokens[i - 1]?.lower ?? '';
  const isMany = many.test(before) || (many.test(tokens[i - 2]?.lower ?? '') && !isForm(before));
  return countNouns.has(single) && isMany ? pluralOf(single) : undefined;
}
