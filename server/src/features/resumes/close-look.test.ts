import {
  analysisResult,
  closeReading,
  compareReports,
  publicCloseReading,
  publicStartGrading,
  startGrading,
} from '@redmark/contract';
import { expect, test } from 'vitest';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { typedReport } from '../../testing/reports/typed-report.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

const typed = (line: string) =>
  typedReport(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - ${line}
    - Built 12 weekly reports for a team of 40 people
    - Cut the closing time from 9 days to 4 days
    # Education
    **B.A. Economics, Example College** || 2015
  `);

async function startWithReport(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options);
  const ada = app.signIn();
  async function report(document?: object, token = ada) {
    const id = await app.upload(shortPdf(), token);
    await app.call(startGrading, { body: { resumeId: id }, token });
    await until(async () => (await app.send(analysisResult, { params: { id }, token })).statusCode === 200);
    if (document)
      await app.db
        .updateTable('review')
        .set({ grading: JSON.stringify(document) })
        .where('resume_id', '=', id)
        .execute();
    return id;
  }
  return { ...app, ada, report };
}

test('what was read and what the score is made of are answered beside the report, not in it', async () => {
  const { call, ada, report } = await startWithReport();
  const grading = typed('Responsible for the weekly reports of the sales team');
  const id = await report(grading);
  const { reading, scoring } = await call(closeReading, { params: { id }, token: ada });
  expect(reading).toEqual(JSON.parse(JSON.stringify(grading.reading)));
  expect(scoring).toEqual(JSON.parse(JSON.stringify(grading.scoring)));
  const whole = await call(analysisResult, { params: { id }, token: ada });
  expect(Object.keys(whole.grading ?? {})).not.toContain('reading');
  expect(Object.keys(whole.grading ?? {})).not.toContain('scoring');
});

test('a report from before that was kept answers that there is nothing', async () => {
  const { call, ada, report } = await startWithReport();
  const id = await report();
  expect(await call(closeReading, { params: { id }, token: ada })).toEqual({
    reading: null,
    scoring: null,
    isHeld: false,
  });
});

test('somebody else’s reading does not exist, and a sealed one tells nothing', async () => {
  const { send, report, signIn } = await startWithReport();
  const id = await report(typed('Wrote the manual that 3 offices still use'));
  expect((await send(closeReading, { params: { id }, token: signIn() })).json().code).toBe('not_found');
  expect((await send(publicCloseReading, { params: { id } })).json().code).toBe('not_found');

  const sealing = await startTestApp({ seals: 'on' });
  const open = await sealing.upload();
  await sealing.call(publicStartGrading, { body: { resumeId: open } });
  await until(async () => (await sealing.send(publicCloseReading, { params: { id: open } })).statusCode === 200);
  await sealing.db
    .updateTable('review')
    .set({ grading: JSON.stringify(typed('Wrote the manual that 3 offices still use')) })
    .execute();
  expect(await sealing.call(publicCloseReading, { params: { id: open } })).toEqual({
    reading: null,
    scoring: null,
    isHeld: false,
  });
});

test('two reports of one account are compared, with their grades and what became of the notes', async () => {
  const { call, ada, report } = await startWithReport();
  const weak = typed('Responsible for the weekly reports of the sales team');
  const better = typed('Wrote the manual that 3 offices still use');
  const [before, after] = [await report(weak), await report(better)];
  const comparison = await call(compareReports, { params: { before, after }, token: ada });
  expect(comparison.before).toMatchObject({ resumeId: before, fileName: 'resume.pdf', grades: weak.grades });
  expect(comparison.after).toMatchObject({ resumeId: after, scores: better.scores });
  expect(comparison.fixed.map(({ rule }) => rule)).toContain('content-bullet-weak-start');
});

test('a comparison with a report of somebody else is refused from both sides', async () => {
  const { send, ada, report, signIn } = await startWithReport();
  const bob = signIn();
  const [mine, theirs] = [await report(), await report(undefined, bob)];
  for (const params of [
    { before: mine, after: theirs },
    { before: theirs, after: mine },
  ])
    for (const token of [ada, bob])
      expect((await send(compareReports, { params, token })).json().code).toBe('not_found');
  expect((await send(compareReports, { params: { before: mine, after: mine } })).statusCode).toBe(401);
});

test('where notes are held back, nothing that would tell of them is answered', async () => {
  const { call, ada, report } = await startWithReport({ freeNotes: 1 });
  const weak = typed('Responsible for the weekly reports of the sales team in the new enviroment');
  const shown = weak.findings.filter(
    ({ category, number }) => !weak.findings.some((other) => other.category === category && other.number < number),
  );
  const held = weak.findings.filter((finding) => !shown.includes(finding));
  expect(held.length).toBeGreaterThan(0);
  const [before, after] = [await report(weak), await report(typed('Wrote the manual that 3 offices still use'))];

  expect(await call(closeReading, { params: { id: before }, token: ada })).toEqual({
    reading: null,
    scoring: null,
    isHeld: true,
  });
  const { fixed, kept } = await call(compareReports, { params: { before, after }, token: ada });
  const numbers = [...fixed, ...kept.map((pair) => pair.before)].map(({ number }) => number);
  expect(numbers.filter((number) => held.some((finding) => finding.number === number))).toEqual([]);
});
