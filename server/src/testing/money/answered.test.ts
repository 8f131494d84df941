import { createHash } from 'node:crypto';
import { startGrading } from '@redmark/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shortPdf } from '../reports/short-pdf.ts';
import { startTestApp } from '../start-test-app.ts';
import { until } from '../until.ts';
import { brokenPromises, nothingAnswered } from './answered.ts';
import { audit, underWay } from './audit.ts';

const sha256 = createHash('sha256').update(shortPdf()).digest('hex');

test('a file that was taken and is lost or another, and a grading without an end, are noticed', async () => {
  const { db, upload, signIn, call, platform } = await startTestApp({ grades: false });
  const { storage } = platform.services;
  const token = signIn();
  const [whole, lost, changed, begun] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(undefined, token),
  ];
  await call(startGrading, { body: { resumeId: begun }, token });
  await storage.remove(`resumes/${lost}/resume.pdf`);
  await storage.write(`resumes/${changed}/resume.pdf`, shortPdf(['another']), 'application/pdf');
  const answered = nothingAnswered();
  for (const id of [whole, lost, changed, begun, 'gone']) answered.uploads.set(id, sha256);
  answered.begun.add(begun);
  answered.outcomes['500 our_fault'] = 1;

  expect(await brokenPromises(db, storage, answered)).toEqual([
    `a lost upload: ${lost} without its file`,
    `a changed upload: ${changed}`,
    'a lost upload: gone without its row',
    `a grading that did not end: ${begun} queued`,
    'answers of our own fault: {"500 our_fault":1}',
  ]);
  expect(await underWay(db)).toEqual({ messages: 0, gradings: 1, jobs: 1 });
  for (const id of [lost, changed, begun, 'gone']) answered.deleting.add(id);
  answered.outcomes = { '200': 4, '503 part_down': 1 };
  expect(await brokenPromises(db, storage, answered)).toEqual([]);
});

test('a resume that was charged twice is noticed', async () => {
  const { db, upload, signIn, call, sandbox } = await startTestApp();
  const token = signIn();
  const resumeId = await upload(undefined, token);
  await call(startGrading, { body: { resumeId }, token });
  await until(async () => (await underWay(db)).jobs === 0);
  await sandbox.deliverDue();
  expect((await audit(db)).complaints).toEqual([]);

  const again = crypto.randomUUID();
  await sql`insert into credit_entry (id, account_id, credits, reason, reference, resume_id, at)
    select ${again}, account_id, credits, reason, ${again}, resume_id, at from credit_entry where reason = 'hold'`.execute(
    db,
  );
  const { complaints } = await audit(db);
  expect(complaints.filter((each) => each.startsWith('a resume that was charged twice'))).toHaveLength(1);
});
