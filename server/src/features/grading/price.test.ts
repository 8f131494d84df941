import {
  billingHistory,
  claimPublicResume,
  deleteResume,
  getUser,
  type Progress,
  publicAnalysisResult,
  publicStartGrading,
  startGrading,
  updateUser,
} from '@redmark/contract';
import { expect, test } from 'vitest';
import { GradingFailed } from '../../services.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

const balance = async ({ call }: TestApp, token: string) => (await call(getUser, { token })).credits;
const start = async ({ call }: TestApp, token: string, resumeId: string): Promise<Progress> =>
  await call(startGrading, { body: { resumeId }, token });

async function ended(app: TestApp, token: string, resumeId: string) {
  await until(async () => !['queued', 'running'].includes((await start(app, token, resumeId)).state));
}

async function movements({ call }: TestApp, token: string): Promise<string[]> {
  const { movements: all } = await call(billingHistory, { token });
  return all.map(({ reason, credits }) => `${reason} ${credits}`).toSorted();
}

async function stateOf({ db }: TestApp, resumeId: string) {
  return (await db.selectFrom('review').select('state').where('resume_id', '=', resumeId).executeTakeFirst())?.state;
}

test('a grading takes its credit at the start and keeps it with the report', async () => {
  const app = await startTestApp({ credits: 1 });
  const next = app.hold();
  const ada = app.signIn();
  const resumeId = await app.upload(shortPdf(), ada);
  expect(await balance(app, ada)).toBe(1);

  await start(app, ada, resumeId);
  await start(app, ada, resumeId);
  expect(await balance(app, ada)).toBe(0);
  const pending = (await app.call(billingHistory, { token: ada })).movements.find(({ reason }) => reason === 'hold');
  expect(pending).toMatchObject({ pending: true, credits: -1, resume: { resumeId, fileName: 'resume.pdf' } });
  (await next()).finish();
  await ended(app, ada, resumeId);

  expect(await balance(app, ada)).toBe(0);
  expect(await movements(app, ada)).toEqual(['hold -1', 'settlement 0', 'welcome 1']);
});

test('without a credit nothing begins, and the sentence says what to do', async () => {
  const app = await startTestApp({ credits: 0 });
  const ada = app.signIn();
  const resumeId = await app.upload(shortPdf(), ada);

  const answer = await app.send(startGrading, { body: { resumeId }, token: ada });

  expect(answer.statusCode).toBe(402);
  expect(answer.json()).toEqual({
    code: 'no_credits',
    message: 'Insufficient credits. Please purchase more credits to proceed.',
  });
  expect(await stateOf(app, resumeId)).toBeUndefined();
});

test('a file that cannot be read costs nothing, whenever that was found out', async () => {
  const app = await startTestApp({ credits: 1 });
  const ada = app.signIn();
  const resumeId = await app.upload(shortPdf(['encrypted']), ada);
  await start(app, ada, resumeId);
  await ended(app, ada, resumeId);

  expect(await stateOf(app, resumeId)).toBe('refused');
  expect(await balance(app, ada)).toBe(1);
  expect(await movements(app, ada)).toEqual(['hold -1', 'release 1', 'welcome 1']);
});

test('a grading that broke gives its credit back, and costs one when it works the second time', async () => {
  const app = await startTestApp({ credits: 1 });
  const next = app.hold();
  const ada = app.signIn();
  const resumeId = await app.upload(shortPdf(), ada);
  await start(app, ada, resumeId);
  for (let attempt = 1; attempt <= 3; attempt += 1) (await next()).crash(new Error('the disk is on fire'));
  await until(async () => (await stateOf(app, resumeId)) === 'failed');
  expect(await balance(app, ada)).toBe(1);

  await start(app, ada, resumeId);
  (await next()).finish();
  await until(async () => (await stateOf(app, resumeId)) === 'done');

  expect(await balance(app, ada)).toBe(0);
  expect(await movements(app, ada)).toEqual(['hold -1', 'hold -1', 'release 1', 'settlement 0', 'welcome 1']);
});

test('a grading that cannot be done ends at once, is tried no further and costs nothing', async () => {
  const app = await startTestApp({ credits: 1 });
  const next = app.hold();
  const ada = app.signIn();
  const resumeId = await app.upload(shortPdf(), ada);
  await start(app, ada, resumeId);
  (await next()).crash(new GradingFailed('The function was not reached.'));
  await until(async () => (await stateOf(app, resumeId)) === 'failed');

  expect(app.seen.gradings).toBe(1);
  expect(await balance(app, ada)).toBe(1);
  expect(await movements(app, ada)).toEqual(['hold -1', 'release 1', 'welcome 1']);
});

test('a resume deleted while it is graded gives its credit back, whatever its grading says later', async () => {
  const app = await startTestApp({ credits: 1 });
  const next = app.hold();
  const ada = app.signIn();
  const resumeId = await app.upload(shortPdf(), ada);
  await start(app, ada, resumeId);
  const grading = await next();

  await app.call(deleteResume, { params: { id: resumeId }, token: ada });
  grading.finish();

  expect(await balance(app, ada)).toBe(1);
  const [returned] = (await app.call(billingHistory, { token: ada })).movements.filter(
    ({ reason }) => reason === 'hold',
  );
  expect(returned).toMatchObject({ pending: false, resume: { resumeId, fileName: null } });
});

test('the same file again costs nothing', async () => {
  const app = await startTestApp({ credits: 2 });
  const ada = app.signIn();
  const first = await app.upload(shortPdf(), ada);
  await start(app, ada, first);
  await ended(app, ada, first);

  const second = await app.upload(shortPdf(), ada);
  expect((await start(app, ada, second)).state).toBe('done');

  expect(await balance(app, ada)).toBe(1);
});

test('a visitor’s report opens for one credit, once', async () => {
  const app = await startTestApp({ credits: 2, seals: 'on' });
  const resumeId = await app.upload();
  await app.call(publicStartGrading, { body: { resumeId } });
  await until(async () => (await stateOf(app, resumeId)) === 'done');
  const ada = app.signIn();

  const claims = await Promise.all(
    [1, 2, 3].map(async () => await app.call(claimPublicResume, { body: { resumeId }, token: ada })),
  );

  expect(claims.map(({ sealed, grading }) => [sealed, grading?.finalGrade.Cumulative])).toEqual(
    claims.map(() => [false, 'A-']),
  );
  expect(await balance(app, ada)).toBe(1);
  expect(await movements(app, ada)).toEqual(['hold -1', 'settlement 0', 'welcome 2']);
});

test('without a credit the visitor’s report stays sealed and waits', async () => {
  const app = await startTestApp({ credits: 0, seals: 'on' });
  const resumeId = await app.upload();
  await app.call(publicStartGrading, { body: { resumeId } });
  await until(async () => (await stateOf(app, resumeId)) === 'done');
  const ada = app.signIn();

  const refused = await app.send(claimPublicResume, { body: { resumeId }, token: ada });
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'no_credits']);
  const sealed = await app.call(publicAnalysisResult, { params: { id: resumeId } });
  expect([sealed.sealed, sealed.grading]).toEqual([true, null]);

  const { id } = await app.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  await app.features.credits.grant(id, 1, 'a gift');
  const opened = await app.call(claimPublicResume, { body: { resumeId }, token: ada });
  expect(opened.grading?.finalGrade.Cumulative).toBe('A-');
});

test('a report without a final grade costs nothing, whoever owns it when', async () => {
  const app = await startTestApp({ credits: 1, seals: 'on' });
  const ada = app.signIn();
  const own = await app.upload(shortPdf(['puzzling']), ada);
  await start(app, ada, own);
  await ended(app, ada, own);
  expect(await balance(app, ada)).toBe(1);
  expect(await movements(app, ada)).toEqual(['hold -1', 'release 1', 'welcome 1']);

  const visited = await app.upload(shortPdf(['puzzling again']));
  await app.call(publicStartGrading, { body: { resumeId: visited } });
  await until(async () => (await stateOf(app, visited)) === 'done');
  const opened = await app.call(claimPublicResume, { body: { resumeId: visited }, token: ada });
  expect(opened.grading?.finalGrade).toMatchObject({ Cumulative: null, Content: null });
  expect(await balance(app, ada)).toBe(1);
});

test('a visitor’s grading that is claimed on its way costs when it is done, and nothing when it is refused', async () => {
  const app = await startTestApp({ credits: 2, seals: 'on' });
  const next = app.hold();
  const ada = app.signIn();
  for (const [text, left] of [
    ['encrypted', 2],
    ['a good resume', 1],
  ] as const) {
    const resumeId = await app.upload(shortPdf([text]));
    await app.call(publicStartGrading, { body: { resumeId } });
    const grading = await next();
    await app.call(claimPublicResume, { body: { resumeId }, token: ada });
    expect(await balance(app, ada)).toBe(1);
    grading.finish();
    await until(async () => ['done', 'refused'].includes((await stateOf(app, resumeId)) ?? ''));
    expect(await balance(app, ada)).toBe(left);
  }
});

test('a visitor’s start that comes together with the claim is no way round the price', async () => {
  const app = await startTestApp({ credits: 1, seals: 'on' });
  const ada = app.signIn();
  for (let round = 0; round < 5; round += 1) {
    const resumeId = await app.upload(shortPdf([`round ${round}`]));
    await Promise.all([
      app.send(claimPublicResume, { body: { resumeId }, token: ada }),
      app.send(publicStartGrading, { body: { resumeId } }),
    ]);
  }
  await until(async () => {
    const open = await app.db.selectFrom('review').select('id').where('state', 'in', ['queued', 'running']).execute();
    return open.length === 0;
  });
  const open = await app.db
    .selectFrom('review')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .select('review.id')
    .where('resume.owner_id', 'is not', null)
    .execute();
  expect(open.length + (await balance(app, ada))).toBe(1);
});

test('a profile cannot be told another balance', async () => {
  const app = await startTestApp({ credits: 3 });
  const ada = app.signIn();
  for (const credits of [4, 0, -1, '4', 'many', 1e9]) {
    const answer = await app.send(updateUser, { body: { credits, firstName: 'Ada' }, token: ada });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'credits_kept']);
  }
  await app.call(updateUser, { body: { credits: '3' }, token: ada });
  expect(await balance(app, ada)).toBe(3);
});

test('200 gradings started at once by an account with 7 credits give 7 reports and leave none', async () => {
  const credits = 7;
  const app = await startTestApp({ credits });
  const ada = app.signIn();
  await balance(app, ada);
  const resumes = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => await app.upload(shortPdf([`Ada ${at}`]), ada)),
  );

  const answers = await Promise.all(
    resumes.map(async (resumeId) => await app.send(startGrading, { body: { resumeId }, token: ada })),
  );

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(credits);
  expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(200 - credits);
  await until(async () => {
    const done = await app.db.selectFrom('review').select('id').where('state', '=', 'done').execute();
    return done.length === credits;
  });
  expect(await app.db.selectFrom('review').select('id').execute()).toHaveLength(credits);
  expect(await balance(app, ada)).toBe(0);
  expect((await movements(app, ada)).filter((movement) => movement === 'settlement 0')).toHaveLength(credits);
}, 60_000);
