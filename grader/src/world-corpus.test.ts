import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { gradeOn } from './grade.ts';
import { compilePdfium, type Engine, startEngine } from './pdf/engine.ts';

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

const corpus = join(import.meta.dirname, '../../corpus/world');
const cases = globSync('*/resume.pdf', { cwd: corpus }).map(dirname).toSorted();
let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

const truthOf = (name: string): Truth => JSON.parse(readFileSync(join(corpus, name, 'expected.json'), 'utf8'));

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
  test('is read and no rule breaks', () => {
    const { graded } = gradeOn(engine, readFileSync(join(corpus, name, 'resume.pdf')), { today: '2026-11-21' });
    expect(graded).toMatchObject({ ok: true, failures: [] });
  });
});
