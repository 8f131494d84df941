import * as contract from '@redmark/contract';
import { compilePdfium, gradeOn, startEngine } from '@redmark/grader';
import { type ReportDocument, visibleReport, wireReportOf } from '@redmark/rubric';
import { beforeAll, expect, test } from 'vitest';
import { flawedPdf } from '../../testing/reports/flawed-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

let report: ReportDocument;

beforeAll(async () => {
  const engine = await startEngine(compilePdfium());
  const { graded } = gradeOn(engine, flawedPdf(), { today: '2026-11-21' });
  if (!graded.ok) throw new Error('The resume was refused');
  report = graded.document;
});

test.each([0, 1, 2, 3])('with %i notes shown, no word of the others is in the answer', (notes) => {
  const visible = visibleReport(report, notes);
  const grading = wireReportOf(visible.report, report);
  const kept = new Set(grading.findings.map(({ number }) => number));
  const left = report.findings.filter(({ number }) => !kept.has(number));
  expect(left.length).toBeGreaterThan(3);
  const text = JSON.stringify(grading);
  const keptText = JSON.stringify(grading.findings);
  const said = left.flatMap(({ title, advice, rewrite, boxes }) => [
    JSON.stringify(title).slice(1, -1),
    JSON.stringify(advice).slice(1, -1),
    JSON.stringify(rewrite ?? advice).slice(1, -1),
    ...boxes.map(({ box }) => JSON.stringify(box)),
  ]);
  // Some findings share their text; text that is also in a shown one is no secret.
  const secret = said.filter((words) => !keptText.includes(words));
  expect(secret.length).toBeGreaterThan(5);
  expect(secret.filter((words) => text.includes(words))).toEqual([]);
  expect(contract.Grading.parse(grading)).toEqual(grading);
  expect([grading.Grade, grading.scores, grading.totalMistakes]).toEqual([
    report.grades,
    report.scores,
    wireReportOf(report).totalMistakes,
  ]);
  const count = Object.values(visible.hidden ?? {}).reduce((sum, one) => sum + one, 0);
  expect(kept.size + count).toBe(report.findings.length);
});

test('with room for all, the report is whole', () => {
  expect(visibleReport(report, 1000)).toEqual({ report, hidden: null });
});

test('who never bought anything sees the first notes, and all of them after a purchase', async () => {
  const { call, db, graded, signIn } = await startTestApp({ freeNotes: 2 });
  const token = signIn();
  const params = { id: await graded(token) };
  const open = async () => await call(contract.analysisResult, { params, token });

  const free = await open();
  expect(free.withheld).toEqual({ content: 2, formatting: 0, writing: 1 });
  expect(free.grading?.findings.map(({ number }) => number)).toEqual([1, 2, 5, 6, 7, 8]);
  expect(free.grading?.totalMistakes).toMatchObject({ content: 4, writing: 3 });

  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const sale = { id: crypto.randomUUID(), account_id: id, provider: 'sandbox', plan: 'basic', currency: 'usd' };
  const at = new Date();
  await db
    .insertInto('sale')
    .values({ ...sale, credits: 5, cents: 999, monthly: false, created_at: at })
    .execute();
  await db
    .insertInto('purchase')
    .values({
      payment_id: 'payment-1',
      id: crypto.randomUUID(),
      sale_id: sale.id,
      account_id: id,
      renewal: false,
      cents: 999,
      currency: 'usd',
      paid_at: at,
    })
    .execute();
  expect([(await open()).withheld, (await open()).grading?.findings.length]).toEqual([null, 9]);
});

test('what is held back is neither in the marked file, the shared report nor markable', async () => {
  const { call, send, graded, signIn } = await startTestApp({ freeNotes: 1 });
  const token = signIn();
  const params = { id: await graded(token) };
  expect((await send(contract.markedPdf, { params, token })).body).toBe('Redmark: 1 5 7');
  const { link } = await call(contract.shareReport, { params, token });
  const key = new URL(link.url).searchParams.get('key') ?? '';
  expect((await call(contract.sharedReport, { body: { key } })).grading.findings).toHaveLength(3);
  const hidden = await send(contract.markDone, { params, body: { number: 2, done: true }, token });
  expect(hidden.json().code).toBe('no_such_note');
});
