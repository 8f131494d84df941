import { expect, test } from 'vitest';
import type { Rule } from './model/rule.ts';
import { runRules } from './run-rules.ts';
import { resumeOf } from './testing/resume-of.ts';

const rule = (name: string, asked: Partial<Rule>): Rule => ({
  name,
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: { title: name, finds: name, why: name },
  *check() {
    yield { title: name, advice: name, text: name, at: [] };
  },
  ...asked,
});

const rules = [
  rule('grammar', {}),
  rule('grammar-of-jobs', { inVitae: false }),
  rule('type', { group: 'formatting.vertical' }),
  rule('columns', { group: 'formatting.horizontal', ofPictures: true }),
];

const asked = (resume: Parameters<typeof runRules>[1]) =>
  runRules(rules, resume).found.flatMap(({ rule: { name }, findings }) => (findings.length > 0 ? [name] : []));

const resume = resumeOf(`
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023
  - Built 12 weekly reports for a team of 40 people`);

test('an academic’s vitae is asked by no rule that knows jobs alone, and a picture by none about its type', () => {
  expect(asked(resume)).toEqual(['grammar', 'grammar-of-jobs', 'type', 'columns']);
  expect(asked({ ...resume, isAcademic: true })).toEqual(['grammar', 'type', 'columns']);
  const pages = resume.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, pictured: true as const })),
  }));
  expect(asked({ ...resume, pages })).toEqual(['grammar', 'grammar-of-jobs', 'columns']);
  // One behind pages of text is a certificate.
  const certificate = pages.map((page) => ({ ...page, number: 1, words: page.words.slice(0, 5) }));
  expect(asked({ ...resume, pages: [...resume.pages, ...certificate] })).toContain('type');
});

test('text of another language is asked by rules of formatting and by those that know it', () => {
  expect(asked({ ...resume, language: 'other' })).toEqual(['type', 'columns']);
});
