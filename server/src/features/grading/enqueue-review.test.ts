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

/** The resumes in the order a host with one worker grades them. */
async function order(app: TestApp, count: number): Promise<string[]> {
  const ran: string[] = [];
  const worker = app.queue.work('review', { atOnce: 1, visitors: 1 }, async (id) => void ran.push(id));
  await until(() => ran.length === count);
  await worker.stop();
  const reviews = await app.db.selectFrom('review').select(['id', 'resume_id']).execute();
  return ran.map((id) => reviews.find((review) => review.id === id)?.resume_id ?? '');
}

test('one resume waits for one of each other account, however many they brought', async () => {
  const app = await startTestApp({ grades: false, credits: 30 });
  const [ada, bob] = [app.signIn(), app.signIn()];
  const bulk: string[] = [];
  for (let file = 0; file < 12; file += 1) bulk.push((await start(app, ada)).resumeId);
  const single = await start(app, bob);
  const second = await start(app, bob);
  expect([single.position, second.position]).toEqual([2, 4]);

  const graded = await order(app, 14);
  expect(graded.indexOf(single.resumeId)).toBe(1);
  expect(graded.indexOf(second.resumeId)).toBe(3);
  expect(graded.filter((id) => bulk.includes(id))).toEqual(bulk);
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
  (await next()).finish();
  await until(async () => (await stateOf(waits.resumeId)) === 'done');
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
