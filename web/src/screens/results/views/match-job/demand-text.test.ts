import type { DemandMatch, Match } from '@redmark/contract';
import { expect, test } from 'vitest';
import { advertTitle, adviceFor, demandsWith, labelOf, shownOnlyIn } from './demand-text.ts';

const demand = (text: string, over: Partial<DemandMatch> = {}): DemandMatch => ({
  kind: 'skill',
  weight: 'must',
  text,
  line: text,
  status: 'missing',
  value: 0,
  proofs: [],
  ...over,
});
const match = (demands: DemandMatch[], asked: string | null = null): Match => ({
  score: 50,
  parts: [],
  demands,
  title: { asked, closest: null },
});

test('nobody is told to claim what is not so', () => {
  for (const kind of ['skill', 'licence', 'phrase', 'education', 'language', 'years', 'place'] as const)
    for (const status of ['listed', 'missing'] as const)
      for (const closest of ['Analyst', null])
        expect(adviceFor(demand('Excel', { kind, status }), closest)).toMatch(/^If (?:you|more)/);
});

test('what is shown needs no advice', () => {
  expect(adviceFor(demand('Excel', { status: 'shown' }), 'Analyst')).toBe('');
});

test('the advice names the job where it would be shown best', () => {
  expect(adviceFor(demand('Excel'), 'Analyst')).toContain('under “Analyst”');
  expect(adviceFor(demand('Excel'), null)).toContain('under the job where you did it');
});

test('what is asked for is told as the advert spells it', () => {
  expect(labelOf(demand('power bi', { line: 'Good Power BI' }))).toBe('Power BI');
  expect(labelOf(demand('business intelligence', { line: 'Build dashboards' }))).toBe('Business intelligence');
});

test('what is required comes first', () => {
  const all = [demand('c', { weight: 'task' }), demand('b', { weight: 'nice' }), demand('a')];
  expect(demandsWith(match(all), 'missing').map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect(demandsWith(match(all), 'shown')).toEqual([]);
});

test('two versions are told apart by what only one of them shows', () => {
  const shown = demand('Excel', { status: 'shown' });
  const one = match([shown, demand('SQL', { status: 'shown' })]);
  const other = match([shown, demand('SQL', { status: 'listed' })]);
  expect([shownOnlyIn(one, other), shownOnlyIn(other, one)]).toEqual([['SQL'], []]);
});

test('an advert is kept under its position, or under its first line', () => {
  expect(advertTitle(match([], 'Payroll Clerk'), 'Acme')).toBe('Payroll Clerk');
  expect(advertTitle(match([]), '\n  Acme   needs you \nnow')).toBe('Acme needs you');
  expect(advertTitle(match([]), ' \n')).toBe('Job advert');
});
