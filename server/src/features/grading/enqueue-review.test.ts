import { publicStartGrading, startGrading } from '@redmark/contract';
import { expect, test } from 'vitest';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

let files = 0;
async function start(app: TestApp, token?: string) {
  files += 1;
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  const resumeId = await app.upload(shortPdf([`file ${files}`]), token);
  const body = { resumeId };
  const answer = token ? await app.call(startGrading, { body, token }) : await app.call(publicStartGrading, { body });
  return { resumeId, position: answer.queuePosition };
}

/** The resumes of a line in the order in which a host with one worker for it grades them. */
async function order(app: TestApp, count: number, line: 'review' | 'bulk' = 'review'): Promise<string[]> {
  const ran: string[] = [];
  const worker = app.queue.work(line, { atOnce: 1, visitors: 1 }, async (id) => void ran.push(id));
  await until(() => ran.length === count);
  await worker.stop();
  const reviews = await app.db.selectFrom('review').select(['id', 'resume_id']).execute();
  return ran.map((id) => reviews.find((review) => review.id === id)?.resume_id ?? '');
}

async function startMany(app: TestApp, token: string, count: number): Promise<string[]> {
  const begun: string[] = [];
  for (let file = 0; file < count; file += 1) begun.push((await start(app, token)).resumeId);
  return begun;
}

test('a single resume never waits for what another account has beyond its first', async () => {
  const app = await startTestApp({ grades: false, credits: 30 });
  const [first, ...others] = await startMany(app, app.signIn(), 12);
  const single = await start(app, app.signIn());
  expect(single.position).toBe(2);
  expect(await order(app, 2)).toEqual([first, single.resumeId]);
  expect(await order(app, 11, 'bulk')).toEqual(others);
});

test('two accounts with many share turn by turn, whoever came first', async () => {
  const app = await startTestApp({ grades: false, credits: 30 });
  const [, ...early] = await startMany(app, app.signIn(), 7);
  const [, ...late] = await startMany(app, app.signIn(), 4);
  const graded = await order(app, 9, 'bulk');
  expect(graded.filter((id) => early.includes(id))).toEqual(early);
  expect(graded.slice(0, 6).filter((id) => late.includes(id))).toEqual(late);
});

test('who comes while a bulk is graded is level with what runs, not with what waits', async () => {
  const app = await startTestApp({ grades: false, credits: 30 });
  const next = app.hold();
  const worker = app.queue.work('bulk', { atOnce: 1, visitors: 1 }, app.features.grading.run);
  const [, first] = await startMany(app, app.signIn(), 6);
  app.queue.wake();
  const running = await next();
  const [, late] = await startMany(app, app.signIn(), 2);
  running.finish();
  (await next()).finish();
  const isDone = async (id = '') =>
    (await app.db.selectFrom('review').select('state').where('resume_id', '=', id).executeTakeFirst())?.state ===
    'done';
  await until(async () => (await isDone(first)) && (await isDone(late)));
  await worker.stop(0.1);
});

test('accounts are graded before visitors', async () => {
  const app = await startTestApp({ grades: false });
  const first = await start(app);
  const paid = await start(app, app.signIn());
  expect(paid.position).toBe(1);
  expect(await order(app, 2)).toEqual([paid.resumeId, first.resumeId]);
});

test('visitors never take every worker', async () => {
  const app = await startTestApp({ grades: false });
  const next = app.hold();
  const worker = app.queue.work('review', { atOnce: 2, visitors: 1 }, app.features.grading.run);
  const [slow, waits] = [await start(app), await start(app)];
  app.queue.wake();
  const running = await next();
  const paid = await start(app, app.signIn());
  (await next()).finish();

  const stateOf = async (resumeId: string) =>
    (await app.db.selectFrom('review').select('state').where('resume_id', '=', resumeId).executeTakeFirst())?.state;
  await until(async () => (await stateOf(paid.resumeId)) === 'done');
  expect([await stateOf(slow.resumeId), await stateOf(waits.resumeId)]).toEqual(['running', 'queued']);
  running.finish();
  await worker.stop();
});

test('a visitor who brings more than may wait is told that much is waiting, and nothing is kept of it', async () => {
  const app = await startTestApp({ grades: false });
  for (let file = 0; file < 30; file += 1) await start(app);
  const resumeId = await app.upload(shortPdf(['one too many']));

  const refused = await app.send(publicStartGrading, { body: { resumeId } });

  expect([refused.statusCode, refused.json().code]).toEqual([503, 'busy']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await app.db.selectFrom('review').select('id').where('resume_id', '=', resumeId).execute()).toEqual([]);
  expect((await start(app, app.signIn())).position).toBe(1);
});
