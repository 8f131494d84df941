import type { Category, Finding, Grading } from '@redmark/contract';
import { isRemark } from '../remarks/remark-finding.ts';

export const tabs = [
  { category: 'content', name: 'Content', grade: 'Content' },
  { category: 'formatting', name: 'Formatting', grade: 'Format' },
  { category: 'writing', name: 'Writing', grade: 'Writing' },
] as const satisfies { category: Category; name: string; grade: keyof Grading['finalGrade'] }[];

/** Mistakes as the report counts them; formatting is what stands off a guide and what differs along the lines. */
export function countOf({ totalMistakes }: Grading, category: Category): number {
  if (category === 'formatting') return totalMistakes.formattingVertical + totalMistakes.formattingHorizontal;
  return totalMistakes[category];
}

export function suggestionsOf(grading: Grading): number {
  return tabs.reduce((sum, { category }) => sum + countOf(grading, category), 0);
}

export function findingsOf({ findings }: Grading, category: Category): Finding[] {
  return findings.filter((finding) => finding.category === category);
}

/** Nothing stands off a guide, on a page that is otherwise orderly: a praise of a messy one would not be believed. */
export function isAligned({ findings, guides, totalMistakes, scores }: Grading): boolean {
  return (
    scores.Format >= orderly &&
    totalMistakes.formattingVertical === 0 &&
    findings.every(({ group }) => group !== 'formatting.vertical') &&
    guides.every(({ sar_list }) => Object.keys(sar_list).length === 0)
  );
}

/** The lowest formatting score of a page that is called aligned: B−. */
const orderly = 80;

/** What kind of note it is, said on the note itself. */
export const kinds: Record<Finding['group'], string | undefined> = {
  content: undefined,
  'formatting.horizontal': 'Consistency',
  'formatting.vertical': 'Alignment',
  'writing.grammar': 'Grammar',
  'writing.overused': 'Repetition',
};

export const weights: Record<Finding['severity'], string> = {
  critical: 'Costs most',
  major: 'Costs points',
  minor: 'Polish',
};

export type Pen = 'red' | 'amber' | 'own';

export function penOf({ severity, rule }: Finding): Pen {
  if (isRemark({ rule })) return 'own';
  return severity === 'minor' ? 'amber' : 'red';
}

/** Less than this many points would be shown as none. */
export const leastGain = 0.05;

/** `+1.4 points`; nothing where fixing it alone would not move the grade. */
export function gainText(gain: number): string | undefined {
  if (gain < leastGain) return undefined;
  const points = gain.toFixed(1);
  return `+${points} ${points === '1.0' ? 'point' : 'points'}`;
}
