import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Word } from '../../model/page.ts';
import { creditRowsOf } from '../../model/performer.ts';
import { proseOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { wordsBetween } from '../../model/text/text.ts';

const doubled = /(?<![\p{L}'’-])(\p{L}{2,}|a) (\1)(?![\p{L}'’-])/giu;
/** Correct repetitions: grammar allows some, names contain others. */
const allowed = /^(?:had|that|duran|walla|new|win|bora|pago|so|very|cha|tut|ha)$/i;

/** "the the": a slip that a reader sees at once. */
export const grammarRepeatedWord: Rule = {
  name: 'grammar-repeated-word',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 4, max: 12, per: 'document' },
  about: {
    title: 'No word stands twice in a row',
    finds: '“the the” and the like.',
    why: 'It is a typing error everybody sees.',
  },
  isPlainError: true,
  inVitae: false,

  *check(resume) {
    const credits = new Set(creditRowsOf(resume));
    for (const unit of proseOf(resume)) {
      // Plays and films are called as their authors please.
      if (unit.rows.some((row) => credits.has(row))) continue;
      const text = unit.words.map((word) => word.text).join(' ');
      for (const match of allMatches(doubled, text)) {
        const word = match[1] ?? '';
        const at = wordsBetween(unit.words, match.index, match.index + match[0].length);
        const again = match[2] ?? '';
        if (allowed.test(word) || isName(word, again) || isNameAndKind(word, again) || standApart(at)) continue;
        yield {
          title: 'Remove the repeated word',
          advice: `“${match[0]}”: delete one of the two.`,
          text: match[0],
          at,
        };
      }
    }
  },
};

/** Some people have their surname from both parents: “Ana Quintela Quintela”. No dictionary has it. */
const isName = (one: string, other: string) =>
  one === other && /^\p{Lu}\p{Ll}{2,}$/u.test(one) && !isKnownWord(one.toLowerCase());

/** The end of a product's name before its kind in capitals: “Brick crm CRM”. */
const isNameAndKind = (one: string, other: string) =>
  one !== other && (/^\p{Lu}+$/u.test(one) || /^\p{Lu}+$/u.test(other)) && one.length > 1;

/** A label and its text may be the same word; a wide gap separates them. */
function standApart([one, other]: Word[]): boolean {
  return one !== undefined && other !== undefined && one.base === other.base && other.x0 - one.x1 > 1.2 * one.size;
}
