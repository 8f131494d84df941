import { evaluate, gradesOf, letterOf, parameters } from '@redmark/rubric';
import { expect, test } from 'vitest';
import type { Rule, RuleFinding } from '../model/rule.ts';
import { type Amounts, type Found, sheetOf } from './sheet.ts';

const amounts = { bullets: 12, entries: 4, words: 500 };
const finding: RuleFinding = { title: '', advice: '', text: '', at: [] };
const scoreOf = (found: Found[], sizes: Amounts) => evaluate(sheetOf(found, () => 1, sizes));
/** What a rule costs in content, in log points. */
const lossOf = (one: Rule, findings: RuleFinding[], sizes: Amounts) =>
  (-100 * Math.log(scoreOf([{ rule: one, findings }], sizes).categories.content / 100)) / parameters.kappa.content;
const rule = (name: string, changes: Partial<Rule> = {}): Rule => ({
  name,
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 12, per: 'bullets' },
  about: { title: '', finds: '', why: '' },
  check: () => [],
  ...changes,
});
const times = (count: number) => Array.from({ length: count }, () => finding);

test('what was not read has no letter: where the whole was not, nothing has one', () => {
  const gradesFor = (unread?: 'content' | 'whole') => {
    const sheet = sheetOf([], () => 1, amounts, { unread });
    return gradesOf(sheet, evaluate(sheet));
  };
  expect(gradesFor('whole')).toEqual({ Cumulative: null, Content: null, Format: null, Writing: null });
  expect(gradesFor('content')).toEqual({ Cumulative: 'A+', Content: null, Format: 'A+', Writing: 'A+' });
});

test('a letter begins exactly at its score', () => {
  expect([97, 96.999, 94, 91, 45, 44.99, 0].map((score) => letterOf(score, parameters.scale))).toEqual([
    'A+',
    'A',
    'A',
    'A-',
    'D-',
    'F',
    'F',
  ]);
});

test('the first finding costs about its weight, all together never more than the maximum', () => {
  const one = rule('a');
  expect(lossOf(one, times(1), amounts)).toBeCloseTo(2.65, 2);
  expect(lossOf(one, times(500), amounts)).toBeLessThanOrEqual(12 + 1e-9);
});

test('the same share of a longer resume costs the same', () => {
  const one = rule('a');
  expect(lossOf(one, times(3), amounts)).toBeCloseTo(lossOf(one, times(6), { ...amounts, bullets: 24 }), 9);
});

test('adding a finding never raises a score, whatever the rules', () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const groups = ['content', 'formatting.horizontal', 'writing.grammar'] as const;
  const rules = Array.from({ length: 12 }, (_, i) =>
    rule(`rule-${i}`, {
      group: groups[i % 3] ?? 'content',
      cost: i % 4 === 3 ? { kind: 'presence', weight: 8 } : { kind: 'count', weight: 1 + i, max: 20, per: 'bullets' },
      ...(i === 5 ? { grave: 11 } : {}),
      ...(i === 0 ? { isPlainError: true } : {}),
    }),
  );
  for (let round = 0; round < 20_000; round++) {
    const sizes = { bullets: 1 + Math.floor(next() * 30), entries: 1 + Math.floor(next() * 8), words: 700 * next() };
    const found: Found[] = rules.map((one) => ({ rule: one, findings: times(Math.floor(next() * 4)) }));
    const worse = found.map((one, i) =>
      i === Math.floor(next() * 12) ? { ...one, findings: [...one.findings, finding] } : one,
    );
    const [before, after] = [scoreOf(found, sizes), scoreOf(worse, sizes)];
    expect(after.total).toBeLessThanOrEqual(before.total + 1e-12);
    expect(after.categories.content).toBeLessThanOrEqual(before.categories.content + 1e-12);
  }
});

test('each plain error also lowers the final score, further ones less', () => {
  const cost = { kind: 'count', weight: 0, max: 1, per: 'document' } as const;
  const errors = rule('grammar-article', { group: 'writing.grammar', cost, isPlainError: true });
  const totals = [0, 1, 2, 4, 7].map((count) => scoreOf([{ rule: errors, findings: times(count) }], amounts).total);
  expect(totals.map(Math.round)).toEqual([100, 98, 97, 94, 91]);
});

test('a brilliant layout does not hide a failing category', () => {
  const found = [{ rule: rule('a', { cost: { kind: 'shortfall', max: 300 } }), findings: [{ ...finding, loss: 90 }] }];
  const { total, categories } = scoreOf(found, amounts);
  expect(categories.content).toBeLessThan(45);
  expect(total).toBeLessThan(categories.content + 16);
});

test('whatever else is wrong, fixing any finding that costs something raises the score', () => {
  const bad = (name: string, changes: Partial<Rule>) => ({ rule: rule(name, changes), findings: times(5) });
  const found: Found[] = [
    bad('grave', { cost: { kind: 'presence', weight: 20 }, grave: 14 }),
    bad('graver', { cost: { kind: 'presence', weight: 26 }, grave: 10, group: 'formatting.horizontal' }),
    bad('spelling-misspelled', { group: 'writing.grammar', isPlainError: true }),
    {
      rule: rule('short', { cost: { kind: 'shortfall', max: 12 } }),
      findings: times(5).map((one) => ({ ...one, loss: 3 })),
    },
    bad('small', { cost: { kind: 'count', weight: 1, max: 4, per: 'bullets' }, group: 'formatting.vertical' }),
  ];
  const { total } = scoreOf(found, amounts);
  for (const { rule: mended } of found) {
    const less = found.map((one) => (one.rule === mended ? { ...one, findings: one.findings.slice(1) } : one));
    expect(scoreOf(less, amounts).total).toBeGreaterThan(total + 0.01);
  }
});
