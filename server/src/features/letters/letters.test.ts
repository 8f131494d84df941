import * as contract from '@redmark/contract';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Runs the letters that wait as if their time had come, and returns what was sent, oldest first. */
async function lettersOf({ db, features, outbox }: TestApp): Promise<Email[]> {
  const waiting = await db.selectFrom('letter').select('id').where('state', '=', 'waiting').execute();
  for (const { id } of waiting) await features.letters.run(id);
  const sources = (await outbox?.newest(50)) ?? [];
  return (await Promise.all(sources.map(async ({ source }) => await PostalMime.parse(source)))).reverse();
}

const subjectsOf = async (app: TestApp) => (await lettersOf(app)).map(({ subject }) => subject);

async function grade(app: TestApp, token: string, text: string) {
  const resumeId = await app.upload(shortPdf([text]), token);
  await app.call(contract.startGrading, { body: { resumeId }, token });
  const isDone = async () =>
    (await app.db.selectFrom('review').select('state').where('resume_id', '=', resumeId).executeTakeFirst())?.state ===
    'done';
  await until(isDone);
  return resumeId;
}

async function gradeBatch(app: TestApp, token: string, names: string[]) {
  const files = names.map((name) => [`${name}.pdf`, shortPdf([name])] as const);
  const { id } = await app.call(contract.makeBatch, {
    body: { files: files.map(([fileName, { length: size }]) => ({ fileName, type: 'application/pdf', size })) },
    token,
  });
  const params = { id };
  for (const [at, [, bytes]] of files.entries()) {
    const body = { number: at + 1 };
    await app.put((await app.call(contract.linkBatchFile, { params, body, token })).url, bytes);
    await app.call(contract.endBatchUpload, { params, body, token });
  }
  await app.call(contract.startBatch, { params, body: { credits: names.length }, token });
  const underWay = async () =>
    await app.db.selectFrom('review').select('id').where('state', 'in', ['queued', 'running']).execute();
  await until(async () => (await underWay()).length === 0);
}

test('a report is told of when its page was left, once, with a link that opens it', async () => {
  const app = await startTestApp({ credits: 2 });
  const token = app.signIn();
  const resumeId = await grade(app, token, 'left');
  const [letter, ...others] = await lettersOf(app);
  expect(letter?.subject).toBe('Your report is ready');
  expect(letter?.text).toContain(`/results?id=${resumeId}`);
  expect(letter?.html).toContain(`/results?id=${resumeId}`);
  expect(others).toEqual([]);
  expect(await lettersOf(app)).toHaveLength(1);
});

test('who opened the report, and programs with a key, get no letter', async () => {
  const app = await startTestApp({ credits: 2 });
  const token = app.signIn();
  const id = await grade(app, token, 'seen');
  await app.call(contract.analysisResult, { params: { id }, token });
  const scopes: contract.Scope[] = ['resumes:write', 'gradings:write'];
  const { secret } = await app.call(contract.makeKey, { body: { name: 'import', scopes }, token });
  await grade(app, secret, 'by a program');
  expect(await lettersOf(app)).toEqual([]);
});

test('a letter waits while the grading does, and of a refused file there is none', async () => {
  const app = await startTestApp({ grades: false, credits: 2 });
  const token = app.signIn();
  const resumeId = await app.upload(shortPdf(['encrypted']), token);
  await app.call(contract.startGrading, { body: { resumeId }, token });
  expect(await lettersOf(app)).toEqual([]);
  const states = async () => (await app.db.selectFrom('letter').select('state').execute()).map(({ state }) => state);
  expect(await states()).toEqual(['waiting']);
  app.queue.work('review', { atOnce: 1, visitors: 1 }, app.features.grading.run);
  await until(async () => (await app.db.selectFrom('review').select('state').execute())[0]?.state === 'refused');
  expect([await lettersOf(app), await states()]).toEqual([[], ['dropped']]);
});

test('one letter tells that many are graded, and none when somebody looked on', async () => {
  const app = await startTestApp({ credits: 2 });
  const token = app.signIn();
  await gradeBatch(app, token, ['ada', 'bob', 'cem']);
  const [letter, ...others] = await lettersOf(app);
  expect([letter?.subject, others]).toEqual(['2 resumes graded', []]);
  expect(letter?.text).toContain('1 is not graded yet');

  const watched = await startTestApp({ credits: 2 });
  const other = watched.signIn();
  watched.clock.now = new Date(watched.clock.now.getTime() + 1000);
  await gradeBatch(watched, other, ['dora']);
  await watched.call(contract.listBatches, { token: other });
  expect(await lettersOf(watched)).toEqual([]);
});

test('few credits are told to who bought some, with the balance there is by then', async () => {
  const app = await startTestApp({ credits: 4 });
  const [buyer, other] = [app.signIn(), app.signIn()];
  for (const token of [buyer, other]) {
    const id = await grade(app, token, `of ${token}`);
    await app.call(contract.analysisResult, { params: { id }, token });
  }
  const [first] = await app.db.selectFrom('account').select('id').orderBy('created_at').orderBy('id').execute();
  await bought(app, first?.id ?? '');
  const [letter, ...others] = await lettersOf(app);
  expect([letter?.subject, others]).toEqual(['You have 3 credits left', []]);
});

test('a renewal is told of three days ahead, once', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  await app.call(contract.getUser, { token });
  const { id } = await app.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const sale_id = await bought(app, id);
  const renews_at = new Date(app.clock.now.getTime() + 2 * 24 * 3600 * 1000);
  await app.db
    .insertInto('monthly_plan')
    .values({ id: 'sub_1', sale_id, account_id: id, active: true, ended: false, started_at: app.clock.now, renews_at })
    .execute();
  await app.features.letters.sweep();
  await app.features.letters.sweep();
  const told = async () => await app.db.selectFrom('letter').select('state').execute();
  await until(async () => (await told()).some(({ state }) => state === 'sent'));
  expect(await told()).toHaveLength(1);
  const [letter] = await lettersOf(app);
  expect(letter?.subject).toMatch(/^Your basic plan renews on \d+ \w+ \d{4}$/);
  expect(letter?.text).toContain('$9.99');
});

test('a letter is turned off in one step by a mail program, by its page, and in the account', async () => {
  const app = await startTestApp({ credits: 4 });
  const token = app.signIn();
  await grade(app, token, 'first');
  const [letter] = await lettersOf(app);
  const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = new URL(/^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '').pathname;
  expect(letter?.text).toContain(link);

  const page = await app.app.inject({ url: link });
  expect([page.statusCode, page.body.includes('Turn them off')]).toEqual([200, true]);
  const wanted = async () =>
    (await app.call(contract.listLetters, { token })).letters.filter((one) => one.wanted).map(({ kind }) => kind);
  expect(await wanted()).toHaveLength(5);
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const post = {
      method: 'POST',
      url: link,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    };
    expect((await app.app.inject({ ...post, method: 'POST' })).statusCode).toBe(200);
  }
  expect(await wanted()).not.toContain('report.ready');
  await grade(app, token, 'second');
  expect(await subjectsOf(app)).toEqual(['Your report is ready']);

  await app.call(contract.chooseLetter, { body: { kind: 'report.ready', wanted: true }, token });
  expect(await wanted()).toHaveLength(5);
});

test('a link that is not ours turns nothing off', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  await app.call(contract.getUser, { token });
  const { id } = await app.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  for (const forged of ['x', `${id}~report.ready~AAAA`, `${id}~code~AAAA`, `${id}~report.ready~`])
    for (const method of ['GET', 'POST'] as const)
      expect([forged, (await app.app.inject({ method, url: `/letters/off/${forged}` })).statusCode]).toEqual([
        forged,
        404,
      ]);
  expect(await app.db.selectFrom('letter_off').selectAll().execute()).toEqual([]);
});

test('a letter that cannot be sent is tried again, and given up in the end', async () => {
  let tries = 0;
  const send = async () => {
    tries += 1;
    throw new Error('The mail server is away.');
  };
  const app = await startTestApp({ credits: 1, mail: { send } });
  await grade(app, app.signIn(), 'unsent');
  for (let attempt = 0; attempt < 15; attempt += 1) await lettersOf(app);
  expect(tries).toBe(12);
  expect((await app.db.selectFrom('letter').select('state').execute())[0]?.state).toBe('dropped');
});

/** A purchase in the books, and the sale it is of. */
async function bought({ db, clock }: TestApp, account_id: string): Promise<string> {
  const id = crypto.randomUUID();
  const sale = { account_id, provider: 'sandbox', plan: 'basic', credits: 5, cents: 999, currency: 'usd' };
  await db
    .insertInto('sale')
    .values({ id, ...sale, monthly: true, session_id: null, created_at: clock.now })
    .execute();
  const payment = { payment_id: `pi_${id}`, id: crypto.randomUUID(), sale_id: id, account_id, renewal: false };
  await db
    .insertInto('purchase')
    .values({ ...payment, cents: 999, currency: 'usd', receipt_url: null, paid_at: clock.now, credited_at: clock.now })
    .execute();
  return id;
}
