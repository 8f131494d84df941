import { rules } from '../rules/index.ts';
import { runRules } from '../run-rules.ts';
import { resumeOfLine } from './resume-of-line.ts';

/** An error in a line: `[start, end)` in UTF-16 code units. */
export type Slip = { start: number; end: number; rule: string; replacement: string };

/** Rules about tone and amount, not about right and wrong. */
const ofTone = ['grammar-first-person', 'grammar-informal', 'grammar-little-written'];
const grammar = rules.filter((rule) => rule.group === 'writing.grammar' && !ofTone.includes(rule.name));

/** Checks the writing of a single line; its slips come in the order of the text. */
export function proofread(text: string): Slip[] {
  const { found } = runRules(grammar, resumeOfLine(text));
  return found
    .flatMap(({ rule, findings }) =>
      findings.map(({ at, rewrite = '' }) => ({
        start: Math.min(...at.map((rect) => rect.x0)),
        end: Math.max(...at.map((rect) => rect.x1)),
        rule: rule.name,
        replacement: rewrite,
      })),
    )
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}
