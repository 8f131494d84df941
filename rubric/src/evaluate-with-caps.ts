import type { ByCategory, Category } from './categories.ts';
import { countLoss } from './loss.ts';
import type { CappedFinding, Score, SheetCost, SheetWithCaps } from './score-sheet.ts';

/** The formula of the rubrics before 2026.11.3, for the reports that were graded under them. */
export function evaluateWithCaps(sheet: SheetWithCaps, fixed: ReadonlySet<number>): Score {
  const losses: ByCategory = { content: 0, formatting: 0, writing: 0 };
  const caps: ByCategory = { content: 100, formatting: 100, writing: 100 };
  let totalCap = 100;
  let plainErrors = 0;
  for (const { category, cost, findings, objective } of sheet.rules) {
    const left = findings.filter(({ number }) => !fixed.has(number));
    losses[category] += lossOf(cost, left);
    for (const { cap } of left) {
      caps[category] = Math.min(caps[category], cap.category ?? 100);
      totalCap = Math.min(totalCap, cap.total ?? 100);
    }
    if (objective) plainErrors += left.length;
  }
  totalCap = Math.min(totalCap, sheet.objectiveCaps.find(({ from }) => plainErrors >= from)?.total ?? 100);
  const scoreIn = (category: Category) =>
    Math.min(caps[category], 100 * Math.exp((-sheet.kappa[category] * losses[category]) / 100));
  const scores = { content: scoreIn('content'), formatting: scoreIn('formatting'), writing: scoreIn('writing') };
  const { content, formatting, writing } = scores;
  const { shares, weakestPlus } = sheet;
  const mean = shares.content * content + shares.formatting * formatting + shares.writing * writing;
  const total = Math.min(mean, Math.min(content, formatting, writing) + weakestPlus, totalCap);
  return { categories: scores, total };
}

function lossOf(cost: SheetCost, findings: readonly CappedFinding[]): number {
  if (findings.length === 0) return 0;
  switch (cost.kind) {
    case 'presence':
      return cost.weight * Math.max(...findings.map(({ weight }) => weight));
    case 'shortfall':
      return Math.min(
        cost.max,
        findings.reduce((sum, { loss }) => sum + loss, 0),
      );
    case 'count':
      return countLoss(cost, findings);
  }
}
