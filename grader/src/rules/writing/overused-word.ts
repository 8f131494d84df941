import { openingOf } from '../../model/language/opening.ts';
import { baseOf } from '../../model/language/verb-forms.ts';
import { proseOf } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { tokensOf } from '../../model/text/tokens.ts';
import { everydayWords } from '../../words/everyday-words.ts';

type Use = { unit: Bullet; start: number; end: number; printed: string };

/** Uses and share of all words from which a plain word is overused; describing words are from fewer uses on. */
const plain = { uses: 6, share: 0.011 };
const describing = 5;
/** A describing word may stand once in so many words. */
const oncePer = 150;
const red = { uses: 8, share: 0.015 };

/**
 * A generic word comes again and again. Only words that fit any subject count: "patients" or "data" belong to a trade
 * and may return as often as they need to.
 */
export const overusedWord: Rule = {
  name: 'overused-word',
  group: 'writing.overused',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.2, max: 6, per: 'document' },
  about: {
    title: 'Words vary',
    finds: 'A word far more often than its neighbors. Terms of your trade do not count.',
    why: 'Repetition makes different work sound the same.',
  },

  *check(resume) {
    const uses = new Map<string, Use[]>();
    for (const unit of proseOf(resume)) {
      const opening = openingOf(unit);
      for (const { text, lower, start, end } of tokensOf(unit)) {
        const key = keyOf(lower);
        // Opening verbs are counted by a rule of their own.
        if (key === undefined || start === opening?.start || isNoun(lower, textOfLine(unit).slice(0, start))) continue;
        uses.set(key, [...(uses.get(key) ?? []), { unit, start, end, printed: text }]);
      }
    }
    for (const [word, found] of uses) {
      const share = found.length / Math.max(1, resume.wordCount);
      const fewest = isDescribing(word) ? Math.max(describing, resume.wordCount / oncePer) : plain.uses;
      if (found.length < fewest || (!isDescribing(word) && share < plain.share)) continue;
      yield {
        severity: found.length >= red.uses || share >= red.share ? 'major' : 'minor',
        title: `Repetition: “${found[0]?.printed.toLowerCase()}”`,
        advice: `“${found[0]?.printed.toLowerCase()}” appears ${found.length} times. ${isAdverb(word) ? 'Cut it: the result shows it.' : insteadOf(word)}`,
        text: `${found[0]?.printed} (${found.length}×)`,
        at: found.flatMap(({ unit, start, end }) => cutBetween(unit.words, start, end)),
      };
    }
  },
};

function insteadOf(word: string): string {
  const others = everydayWords.get(word)?.filter((other) => other !== '…') ?? [];
  if (others.length === 0) return 'Cut it, or say what it stands for: how many, how large, how good.';
  return `Where it is true, say ${others.map((other) => `“${other}”`).join(' or ')}, or cut it.`;
}

const isAdverb = (word: string) => word.endsWith('ly');
const isDescribing = (word: string) => isAdverb(word) || everydayWords.get(word)?.[0] === '…';

function keyOf(lower: string): string | undefined {
  if (/^\p{L}{4,}ly$/u.test(lower)) return notCounted.test(lower) ? undefined : lower;
  const base = baseOf(lower) ?? lower;
  return everydayWords.has(base) ? base : undefined;
}

/** Words that can be a noun, as in "civil work" and "work order": only behind a word that asks for a verb are they one. */
const nounsToo = /^(?:works?|working|supports?|help)$/;
const asksForVerb = /(?:^|[,;.:]\s*|\b(?:to|and|or|i|we|who|that|also|will|can|have|has|was|were|been|am|are|is))\s*$/i;
const isNoun = (lower: string, before: string) => nounsToo.test(lower) && !asksForVerb.test(before);

/** Words in -ly that name a measure or a thing. */
const notCounted =
  /^(?:daily|weekly|monthly|quarterly|yearly|annually|hourly|nightly|early|only|family|assembly|supply|apply|reply|rely|comply|multiply|anomaly|elderly|friendly|july|italy|monopoly|nearly|approximately|roughly|directly|fully|locally|globally|previously|currently|ally|jointly|daily|biweekly|bimonthly|fly|poly)$/;
