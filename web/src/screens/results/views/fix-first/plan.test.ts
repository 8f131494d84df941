import type { Finding, ScoreSheet } from '@redmark/contract';
import { evaluate } from '@redmark/rubric';
import { expect, test } from 'vitest';
import { planOf, worthLast } from './plan.ts';

const finding = (number: number, gain: number): Finding => ({
  number,
  rule: `rule-${number}`,
  category: 'content',
  group: 'content',
  severity: 'minor',
  title: '',
  advice: '',
  text: '',
  gain,
  boxes: [],
  section: '',
  isPlainError: false,
});
const one = (number: number, loss: number, cap = {}) => ({ number, weight: 1, count: 1, loss, cap });
const sheet = (findings: ReturnType<typeof one>[]): ScoreSheet => ({
  writing: true,
  rules: findings.map((own) => ({
    rule: `rule-${own.number}`,
    category: 'content' as const,
    cost: { kind: 'shortfall' as const, max: 40 },
    objective: false,
    findings: [own],
  })),
  kappa: { content: 1, formatting: 1, writing: 1 },
  shares: { content: 0.4, formatting: 0.3, writing: 0.3 },
  weakestPlus: 12,
  objectiveCaps: [],
  scale: [{ letter: 'A', from: 90 }],
});

test('the five that pay most come first, and the rest by what they are worth alone', () => {
  const losses = [1, 7, 3, 2, 6, 5, 4];
  const { first, rest } = planOf(
    losses.map((loss, i) => finding(i + 1, loss)),
    sheet(losses.map((loss, i) => one(i + 1, loss))),
  );
  expect(first.map(({ number }) => number)).toEqual([2, 5, 6, 7, 3]);
  expect(rest.map(({ number }) => number)).toEqual([4, 1]);
});

test('behind a cap nothing pays until the cap is gone, so its note comes first', () => {
  const numbers = sheet([one(1, 8), one(2, 1, { total: 50 })]);
  const { first } = planOf([finding(1, 0), finding(2, 20)], numbers);
  expect(first.map(({ number }) => number)).toEqual([2, 1]);
  expect(worthLast(numbers, 1)).toBeGreaterThan(1);
});

test('mended last, a note adds what is missing to the scores without any note', () => {
  const numbers = sheet([one(1, 8), one(2, 5)]);
  const all = evaluate(numbers, new Set([1, 2])).total;
  const others = evaluate(numbers, new Set([1])).total;
  expect(worthLast(numbers, 2)).toBeCloseTo(all - others, 12);
});
