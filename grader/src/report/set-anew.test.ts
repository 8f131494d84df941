import { expect, test } from 'vitest';
import type { RuleFinding } from '../model/rule.ts';
import { askToSetAnew } from './set-anew.ts';

const noteOf = (name: string, gain: number) => {
  const finding: RuleFinding = { title: 'Mend it', advice: 'Mend this.', text: '', at: [] };
  return { rule: { name, group: 'formatting.horizontal' }, finding, members: [finding], gain };
};
const adviceOn = (...names: string[]) =>
  askToSetAnew(names.map((name, i) => noteOf(name, i)))
    .map(({ finding }) => finding.advice)
    .join(' | ');

test('a page with several kinds of disorder is to be set anew, which the heaviest note asks for', () => {
  const advice = adviceOn('format-font-families', 'valign-lists', 'valign-bullets');
  expect(advice).toMatch(
    /^Mend this\. \| Mend this\. \| Mend this\. The layout as a whole is uneven: fonts change and lines/,
  );
  expect(advice).toMatch(/rebuild it from one plain template/);
});

test('one kind of disorder, and two among few notes, are told as they are', () => {
  expect(adviceOn('valign-lists', 'valign-bullets', 'format-page-size')).not.toContain('template');
  expect(adviceOn('valign-lists', 'format-font-families')).not.toContain('template');
});
