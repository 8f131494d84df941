import { describe, expect, test } from 'vitest';
import { casesIn, reportOfCase, truthOf as truth } from './testing/corpus-reports.ts';
import { misfitsOf } from './testing/line-schema.ts';

type Truth = {
  producer: string;
  language: string;
  idioms: string[];
  sections: { kind: string; title: string }[];
  positions: { title: string; employer: string; dates: string }[];
  schools: { degree: string; school: string; dates: string }[];
  listLines: string[];
  quality: Record<string, number>;
};

const cases = casesIn('world');
const truthOf = (name: string) => truth<Truth>(name);

test('there are at least sixty resumes, from three producers in ten kinds of language', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map((name) => truthOf(name).producer)).size).toBe(3);
  expect(new Set(cases.map((name) => truthOf(name).language)).size).toBe(10);
});

test('each has a truth that is whole', () => {
  for (const name of cases) {
    const { idioms, sections, positions, schools, listLines, quality } = truthOf(name);
    expect(sections.length, name).toBeGreaterThan(2);
    expect(positions.length + schools.length, name).toBeGreaterThan(0);
    for (const { title, employer, dates } of positions) expect([title, employer, dates], name).not.toContain('');
    for (const { degree, school, dates } of schools) expect([degree, school, dates], name).not.toContain('');
    for (const text of [...idioms, ...listLines]) expect(text.trim(), name).not.toBe('');
    for (const mark of Object.values(quality)) expect([1, 2, 3, 4, 5], name).toContain(mark);
  }
});

describe.each(cases)('%s', (name) => {
  test('is read and no rule breaks', async () => {
    expect(await reportOfCase(name)).toMatchObject({ ok: true, failures: [] });
  });

  test('mending any note of it gains', async () => {
    const report = await reportOfCase(name);
    for (const { rule, gain } of report.ok ? report.document.findings : []) expect(gain, rule).toBeGreaterThan(0);
  });

  test('the line that is printed for it fits the schema', async () => {
    expect(misfitsOf(name, await reportOfCase(name))).toEqual([]);
  });
});
