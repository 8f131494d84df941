import type { RuleFinding } from '../model/rule.ts';
import type { Found } from '../scoring/sheet.ts';
import { englishStopWords } from '../words/stop-words.ts';

type Trifle = { isOne: (finding: RuleFinding) => boolean; most: number };

/**
 * What one of these rules finds of so few different texts only is a trifle: a name that the grader does not know, or a slip that
 * no reader would single out. More of them are a habit, and one in a careless text is one slip more.
 */
const trifles = new Map<string, Trifle>([
  ['grammar-capitalisation', { isOne: ({ text, rewrite }) => isNoun(text) && rewrite === text.toLowerCase(), most: 2 }],
  ['grammar-punctuation-spacing', { isOne: ({ text }) => text === 'etc', most: 1 }],
]);

/** Small words have a capital in no name. */
const isNoun = (text: string) => /^\p{Lu}\p{Ll}+$/u.test(text) && !englishStopWords.has(text.toLowerCase());

/** So many slips of grammar and spelling besides are a careless text, of which the trifle is a part. */
const careless = 4;

/** The findings without those that are worth no note. */
export function withoutTrifles(found: readonly Found[]): readonly Found[] {
  const slips = found.filter(({ rule }) => rule.group === 'writing.grammar').flatMap(({ findings }) => findings).length;
  if (slips > careless) return found;
  return found.map(({ rule, findings }) => {
    const trifle = trifles.get(rule.name);
    const isTrifle =
      trifle !== undefined &&
      findings.every(trifle.isOne) &&
      new Set(findings.map(({ text }) => text.toLowerCase())).size <= trifle.most;
    return { rule, findings: isTrifle ? [] : findings };
  });
}
