import { describe, expect, test } from 'vitest';
import { gradeOn } from './grade.ts';
import type { Report } from './report/report.ts';
import {
  bytesOfCase,
  casesIn,
  corpusEngine,
  reportOfCase,
  corpusDay as today,
  truthOf,
} from './testing/corpus-reports.ts';
import { misfitsOf } from './testing/line-schema.ts';

type Truth = {
  name: string;
  email: string;
  phone: string;
  positions: { title: string; employer: string; dates: string; bullets: string[] }[];
  schools: string[];
  planted: { rule: string; text?: string }[];
};

const cases = casesIn();

async function read(name: string): Promise<{ report: Report; truth: Truth }> {
  const report = await reportOfCase(name);
  if (!report.ok) throw new Error(`${name}: ${report.error.code}`);
  return { report, truth: truthOf<Truth>(name) };
}

test('there are at least twelve resumes', () => {
  expect(cases.length).toBeGreaterThanOrEqual(12);
});

describe.each(cases)('%s', (name) => {
  test('contact, roles, schools and bullets are read word for word', async () => {
    const { report, truth } = await read(name);
    const { profile, workExperiences, educations } = report.resume;
    expect(profile).toMatchObject({ name: truth.name, email: truth.email, phone: truth.phone });
    expect(workExperiences.map(({ jobTitle, company, bullets }) => ({ jobTitle, company, bullets }))).toEqual(
      truth.positions.map(({ title, employer, bullets }) => ({ jobTitle: title, company: employer, bullets })),
    );
    expect(educations.map(({ school }) => school)).toEqual(truth.schools);
  });

  test('no rule throws', async () => {
    expect((await read(name)).report.failures).toEqual([]);
  });

  test('the line that is printed for it fits the schema', async () => {
    expect(misfitsOf(name, (await read(name)).report)).toEqual([]);
  });

  test('mending any note of it gains', async () => {
    for (const { rule, gain } of (await read(name)).report.document.findings) expect(gain, rule).toBeGreaterThan(0);
  });

  test('exactly what was planted is found, and a clean one gets at least A−', async () => {
    const { report, truth } = await read(name);
    expect(report.document.findings.map(({ rule }) => rule).toSorted()).toEqual(
      truth.planted.map(({ rule }) => rule).toSorted(),
    );
    for (const { rule, text = '' } of truth.planted)
      expect(report.document.findings.find((finding) => finding.rule === rule)?.text).toContain(text);
    if (truth.planted.length === 0) expect(['A+', 'A', 'A-']).toContain(report.document.grades.Cumulative);
  });
});

test('the same bytes give the same report, byte for byte', async () => {
  const engine = await corpusEngine();
  const bytes = bytesOfCase(cases[0] ?? '');
  const once = JSON.stringify(gradeOn(engine, bytes, { today }).graded);
  expect(JSON.stringify(gradeOn(engine, bytes, { today }).graded)).toBe(once);
});
