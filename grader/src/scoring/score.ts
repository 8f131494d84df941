import type { Cap, Finding, Group, Rule } from '../model/rule.ts';
import { type Amounts, lossOf } from './loss.ts';

export type Category = 'content' | 'formatting' | 'writing';
export type CategoryScores = Record<Category, number>;
export type Score = { total: number; categories: CategoryScores };
/** What one rule found. */
export type Found = { rule: Rule; findings: readonly Finding[] };

/** How steeply losses lower a category. */
export const kappa: CategoryScores = { content: 0.9, formatting: 1, writing: 1 };
export const weights: CategoryScores = { content: 0.4, formatting: 0.3, writing: 0.3 };
/** How far the final score may stand above the weakest category. */
export const weakestPlus = 12;

/** Errors no taste excuses; a few of them cap the final score. */
export const objectiveRules = [
  'spelling-misspelled',
  'grammar-repeated-word',
  'grammar-confusable',
  'grammar-article',
  'grammar-agreement',
];
export const objectiveCaps = [
  { from: 7, total: 82.9 },
  { from: 4, total: 89.9 },
  { from: 2, total: 92.9 },
];

export const categoryOf = (group: Group): Category => group.split('.')[0] as Category;

/** With writing ungraded, content and formatting share its weight. */
export const weightsWithoutWriting: CategoryScores = { content: 0.57, formatting: 0.43, writing: 0 };

/** Scores from what the rules found (grading rubric 5.2 to 5.4). Adding a finding never raises any of them. */
export function scoreOf(found: readonly Found[], amounts: Amounts, { writing = true } = {}): Score {
  const losses: CategoryScores = { content: 0, formatting: 0, writing: 0 };
  const caps: CategoryScores = { content: 100, formatting: 100, writing: 100 };
  let totalCap = 100;
  let objective = 0;
  for (const { rule, findings } of found) {
    const category = categoryOf(rule.group);
    losses[category] += lossOf(rule.cost, findings, amounts);
    for (const finding of findings) {
      const cap: Cap = finding.cap ?? rule.cap ?? {};
      caps[category] = Math.min(caps[category], cap.category ?? 100);
      totalCap = Math.min(totalCap, cap.total ?? 100);
    }
    if (objectiveRules.includes(rule.name)) objective += findings.length;
  }
  totalCap = Math.min(totalCap, objectiveCaps.find((cap) => objective >= cap.from)?.total ?? 100);
  const scoreIn = (category: Category) =>
    Math.min(caps[category], 100 * Math.exp((-kappa[category] * losses[category]) / 100));
  const categories = { content: scoreIn('content'), formatting: scoreIn('formatting'), writing: scoreIn('writing') };
  const share = writing ? weights : weightsWithoutWriting;
  const mean =
    share.content * categories.content + share.formatting * categories.formatting + share.writing * categories.writing;
  return { categories, total: Math.min(mean, Math.min(...Object.values(categories)) + weakestPlus, totalCap) };
}
