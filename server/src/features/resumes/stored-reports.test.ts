import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisResult, closeReading, compareReports, startGrading } from '@redmark/contract';
import { evaluate, gradesOf, type LegacyReport, type WireReport } from '@redmark/rubric';
import { expect, test } from 'vitest';
import { flawedPdf } from '../../testing/reports/flawed-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

/** Reports of one resume, as earlier versions stored them. */
const folder = join(import.meta.dirname, '../../testing/stored-reports');
const versions = ['2026.11.2', '2026.11.3'];
const storedBy = (version: string): LegacyReport => JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8'));

async function startWithStored(stored: LegacyReport, options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options);
  const token = app.signIn();
  const report = async () => {
    const id = await app.upload(flawedPdf(), token);
    await app.call(startGrading, { body: { resumeId: id }, token });
    await until(async () => (await app.send(analysisResult, { params: { id }, token })).statusCode === 200);
    return id;
  };
  const id = await report();
  await app.db
    .updateTable('review')
    .set({ grading: JSON.stringify(stored) })
    .where('resume_id', '=', id)
    .execute();
  return { ...app, token, id, report };
}

/** Removes what later versions added to a report. */
function withoutAdditions({ failedRules, findings, ...rest }: WireReport) {
  return { ...rest, findings: findings.map(({ section, isPlainError, ...finding }) => finding) };
}

test.each(versions)('a report that rubric %s stored is answered as it was', async (version) => {
  const stored = storedBy(version);
  const { call, id, token } = await startWithStored(stored);
  const { grading } = await call(analysisResult, { params: { id }, token });
  if (!grading) throw new Error('no report');
  const { reading, scoring, ...wire } = stored;
  expect(withoutAdditions(grading)).toEqual(wire);
  expect(await call(closeReading, { params: { id }, token })).toEqual({ reading, scoring, isHeld: false });
  expect(scoring && gradesOf(scoring, evaluate(scoring))).toEqual(stored.finalGrade);
  const inContent = grading.findings.filter(({ category }) => category === 'content');
  expect(inContent.every(({ section }) => section !== '')).toBe(true);
  expect(grading.findings.some(({ isPlainError }) => isPlainError)).toBe(true);
});

test('a report from before the reading was kept is answered, and has none', async () => {
  const { reading, scoring, ...stored } = storedBy('2026.11.2');
  const { call, id, token } = await startWithStored(stored);
  const { grading } = await call(analysisResult, { params: { id }, token });
  expect(grading && withoutAdditions(grading)).toEqual(stored);
  expect(await call(closeReading, { params: { id }, token })).toEqual({ reading: null, scoring: null, isHeld: false });
});

test.each(versions)('findings of a report that rubric %s stored are hidden like those of today', async (version) => {
  const stored = storedBy(version);
  const { call, id, token } = await startWithStored(stored, { freeNotes: 1 });
  const { grading, withheld } = await call(analysisResult, { params: { id }, token });
  expect(grading?.findings.map(({ category }) => category)).toEqual(['content', 'formatting', 'writing']);
  expect(grading?.totalMistakes).toEqual(stored.totalMistakes);
  const count = stored.findings.length - Object.values(withheld ?? {}).reduce((sum, one) => sum + one, 0);
  expect(count).toBe(3);
});

test('an old report is compared with a new one', async () => {
  const { call, id, token, report } = await startWithStored(storedBy('2026.11.2'));
  const params = { before: id, after: await report() };
  const { before, after, kept } = await call(compareReports, { params, token });
  expect([before.rubricVersion, after.rubricVersion]).not.toContain('');
  expect(kept.length).toBeGreaterThan(0);
});
