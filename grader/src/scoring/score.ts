import type { Finding, Group, Rule } from '../model/rule.ts';
import { type Amounts, lossOf } from './loss.ts';

export type Category = 'content' | 'formatting' | 'writing';
export type CategoryScores = Record<Category, number>;
export type Score = { total: number; categories: CategoryScores };
/** What one rule found. */
export type Found = { rule: Rule; findings: readonly Finding[] };

/** How steeply losses lower a category. */
export const kappa: CategoryScores = { content: 0.9, formatting: 1, writing: 1 };
export const weights: CategoryScores = { content: 0.4, formatting: 0.3, writing: 0.3 };
/**
 * Exponent of the weighted power mean that makes one score of three: below 1, the weakest category draws the mean
 * towards itself, so that a brilliant layout does not hide poor content, and yet every category always counts.
 */
export const meanPower = -3;

/** Errors no taste excuses; each lowers the final score besides what it costs its category. */
export const objectiveRules = [
  'spelling-misspelled',
  'grammar-repeated-word',
  'grammar-confusable',
  'grammar-article',
  'grammar-agreement',
];
/** What plain errors take from the final score in log points: the first about `weight`, all never more than `max`. */
export const plainErrors = { weight: 1.8, max: 24 };

export const categoryOf = (group: Group): Category => group.split('.')[0] as Category;

/** With writing ungraded, content and formatting share its weight. */
export const weightsWithoutWriting: CategoryScores = { content: 0.57, formatting: 0.43, writing: 0 };

/**
 * Scores from what the rules found. Every finding that costs something lowers its category and the final score, whatever
 * else was found, and mending it raises both: there are no caps and no steps.
 */
export function scoreOf(found: readonly Found[], amounts: Amounts, { writing = true } = {}): Score {
  const losses: CategoryScores = { content: 0, formatting: 0, writing: 0 };
  let grave = 0;
  let errors = 0;
  for (const { rule, findings } of found) {
    losses[categoryOf(rule.group)] += lossOf(rule.cost, findings, amounts);
    grave += findings.reduce((most, finding) => Math.max(most, finding.grave ?? rule.grave ?? 0), 0);
    if (objectiveRules.includes(rule.name)) errors += findings.length;
  }
  grave += plainErrors.max * (1 - Math.exp((-plainErrors.weight * errors) / plainErrors.max));
  const scoreIn = (category: Category) => 100 * Math.exp((-kappa[category] * losses[category]) / 100);
  const categories = { content: scoreIn('content'), formatting: scoreIn('formatting'), writing: scoreIn('writing') };
  const share = writing ? weights : weightsWithoutWriting;
  const powered = (category: Category) => share[category] * (categories[category] / 100) ** meanPower;
  const mean = 100 * (powered('content') + powered('formatting') + powered('writing')) ** (1 / meanPower);
  return { categories, total: mean * Math.exp(-grave / 100) };
}
