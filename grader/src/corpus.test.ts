import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { gradeOn } from './grade.ts';
import { compilePdfium, type Engine, startEngine } from './pdf/engine.ts';
import type { Report } from './report/report.ts';

type Truth = {
  name: string;
  email: string;
  phone: string;
  positions: { title: string; employer: string; dates: string; bullets: string[] }[];
  schools: string[];
  planted: { rule: string; text?: string }[];
};

const corpus = join(import.meta.dirname, '../../corpus');
const cases = globSync('*/resume.pdf', { cwd: corpus }).map(dirname).toSorted();
const today = '2026-11-21';
let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

function read(name: string): { report: Report; truth: Truth } {
  const { graded } = gradeOn(engine, readFileSync(join(corpus, name, 'resume.pdf')), { today });
  if (!graded.ok) throw new Error(`${name}: ${graded.error.code}`);
  return { report: graded, truth: JSON.parse(readFileSync(join(corpus, name, 'expected.json'), 'utf8')) };
}

test('there are at least twelve resumes', () => {
  expect(cases.length).toBeGreaterThanOrEqual(12);
});

describe.each(cases)('%s', (name) => {
  test('contact, roles, schools and bullets are read word for word', () => {
    const { report, truth } = read(name);
    const { profile, workExperiences, educations } = report.resume;
    expect(profile).toMatchObject({ name: truth.name, email: truth.email, phone: truth.phone });
    expect(workExperiences.map(({ jobTitle, company, bullets }) => ({ jobTitle, company, bullets }))).toEqual(
      truth.positions.map(({ title, employer, bullets }) => ({ jobTitle: title, company: employer, bullets })),
    );
    expect(educations.map(({ school }) => school)).toEqual(truth.schools);
  });

  test('no rule throws', () => {
    expect(read(name).report.failures).toEqual([]);
  });

  test('exactly what was planted is found, and a clean one gets at least A−', () => {
    const { report, truth } = read(name);
    expect(report.document.findings.map(({ rule }) => rule).toSorted()).toEqual(
      truth.planted.map(({ rule }) => rule).toSorted(),
    );
    for (const { rule, text = '' } of truth.planted)
      expect(report.document.findings.find((finding) => finding.rule === rule)?.text).toContain(text);
    if (truth.planted.length === 0) expect(['A+', 'A', 'A-']).toContain(report.document.grades.Cumulative);
  });
});

test('the same bytes give the same report, byte for byte', () => {
  const bytes = readFileSync(join(corpus, cases[0] ?? '', 'resume.pdf'));
  const once = JSON.stringify(gradeOn(engine, bytes, { today }).graded);
  expect(JSON.stringify(gradeOn(engine, bytes, { today }).graded)).toBe(once);
});
