import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
const type = 'application/pdf';

const chosen = (fileName: string, bytes: Uint8Array): contract.ChosenFile => ({ fileName, type, size: bytes.length });

async function makeBatch(app: TestApp, token: string, files: [name: string, bytes: Uint8Array][]) {
  const batch = await app.call(contract.makeBatch, {
    body: { files: files.map(([name, bytes]) => chosen(name, bytes)) },
    token,
  });
  const params = { id: batch.id };
  const arrived = async (number: number, refusal?: contract.FileRefusal) =>
    await app.call(contract.endBatchUpload, { params, body: { number, refusal }, token });
  return {
    params,
    arrived,
    async send(number: number) {
      const { url } = await app.call(contract.linkBatchFile, { params, body: { number }, token });
      const answer = await app.put(url, files[number - 1]?.[1] ?? new Uint8Array());
      expect(answer.statusCode).toBe(200);
      return await arrived(number);
    },
    start: async (credits: number) => await app.call(contract.startBatch, { params, body: { credits }, token }),
    read: async () => (await app.call(contract.listBatches, { token })).batches.find(({ id }) => id === batch.id),
    files: batch.files,
  };
}

const statesOf = (batch: contract.Batch | undefined) => batch?.files.map(({ state }) => state);
const isOver = (batch: contract.Batch | undefined) =>
  !batch?.files.some(({ state }) => state === 'queued' || state === 'running');
const creditsOf = async (app: TestApp, token: string) => (await app.call(contract.getUser, { token })).credits;

test('many resumes are graded for the credits there are; refusals stop nobody and cost nothing', async () => {
  const app = await startTestApp({ credits: 2 });
  const token = app.signIn();
  const batch = await makeBatch(app, token, [
    ['ada.pdf', shortPdf(['ada'])],
    ['locked.pdf', shortPdf(['encrypted'])],
    ['bob.pdf', shortPdf(['bob'])],
    ['cem.pdf', shortPdf(['cem'])],
  ]);
  for (const number of [1, 2, 3, 4]) expect((await batch.send(number)).state).toBe('ready');
  expect(await creditsOf(app, token)).toBe(2);

  // Held, so that the credit of the refused one does not come back while others are started.
  const next = app.hold();
  expect(statesOf(await batch.start(4))?.[3]).toBe('ready');
  for (const _ of [1, 2]) (await next()).finish();
  await until(async () => isOver(await batch.read()));
  expect(statesOf(await batch.read())).toEqual(['done', 'refused', 'ready', 'ready']);
  expect(await creditsOf(app, token)).toBe(1);

  await batch.start(1);
  (await next()).finish();
  await until(async () => isOver(await batch.read()));
  const after = await batch.read();
  expect(statesOf(after)).toEqual(['done', 'refused', 'done', 'ready']);
  expect(after?.files[0]?.grade).toBe('A-');
  expect(after?.files[1]?.error?.code).toBe('encrypted');
  const none = await app.send(contract.startBatch, { params: batch.params, body: { credits: 1 }, token });
  expect([none.statusCode, none.json().code]).toEqual([402, 'no_credits']);
  expect((await app.call(contract.listResumes, { query: { graded: 'true' }, token })).allResume).toHaveLength(2);
});

test('no more credits are used than were agreed to', async () => {
  const app = await startTestApp({ credits: 3 });
  const token = app.signIn();
  const batch = await makeBatch(app, token, [
    ['one.pdf', shortPdf(['one'])],
    ['two.pdf', shortPdf(['two'])],
  ]);
  for (const number of [1, 2]) await batch.send(number);
  await batch.start(1);
  await until(async () => isOver(await batch.read()));
  expect([statesOf(await batch.read()), await creditsOf(app, token)]).toEqual([['done', 'ready'], 2]);
});

test('equal files are named and graded once, and what was graded before is free', async () => {
  const app = await startTestApp({ credits: 2 });
  const token = app.signIn();
  const earlier = shortPdf(['graded before']);
  const resumeId = await app.upload(earlier, token);
  await app.call(contract.startGrading, { body: { resumeId }, token });
  const asked = { params: { id: resumeId }, token };
  await until(async () => (await app.send(contract.analysisResult, asked)).statusCode === 200);

  const bytes = shortPdf(['twice']);
  const batch = await makeBatch(app, token, [
    ['first.pdf', bytes],
    ['copy of first.pdf', bytes],
    ['known.pdf', earlier],
  ]);
  // Whichever arrives first, the first of the list is the one that is graded.
  await batch.send(2);
  expect((await batch.send(1)).state).toBe('ready');
  expect((await batch.read())?.files[1]).toMatchObject({ state: 'same', sameAs: 1, resumeId: null });
  expect((await batch.arrived(2)).state).toBe('same');
  expect(await batch.send(3)).toMatchObject({ state: 'ready', isFree: true });
  await batch.start(1);
  await until(async () => isOver(await batch.read()));
  expect(statesOf(await batch.read())).toEqual(['done', 'same', 'done']);
  expect(await creditsOf(app, token)).toBe(0);
  expect(await app.db.selectFrom('resume').select('id').execute()).toHaveLength(3);
});

test('files that cannot be taken are listed with the reason, whoever found it', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  const files: contract.ChosenFile[] = [
    { fileName: 'letter.docx', type: 'application/msword', size: 10 },
    { fileName: 'empty.pdf', type, size: 0 },
    { fileName: 'huge.pdf', type, size: contract.maximumUploadBytes + 1 },
    { fileName: 'all.zip', type: 'application/zip', size: 10, refusal: 'zip_damaged' },
    { fileName: 'note.pdf', type, size: 10 },
  ];
  const { id: batchId, ...made } = await app.call(contract.makeBatch, { body: { files }, token });
  const params = { id: batchId };
  expect(made.files.map(({ error }) => error?.code ?? null)).toEqual([
    'upload_not_pdf',
    'upload_empty',
    'upload_too_large',
    'zip_damaged',
    null,
  ]);
  const refused = await app.send(contract.linkBatchFile, { params, body: { number: 1 }, token });
  expect(refused.json().code).toBe('upload_refused');

  const early = await app.send(contract.endBatchUpload, { params, body: { number: 5 }, token });
  expect(early.json().code).toBe('upload_missing');
  const { url } = await app.call(contract.linkBatchFile, { params, body: { number: 5 }, token });
  expect((await app.put(url, new TextEncoder().encode('just text!'))).statusCode).toBe(415);
  const note = { number: 5, refusal: 'upload_not_pdf' as const };
  const told = await app.call(contract.endBatchUpload, { params, body: note, token });
  expect(told).toMatchObject({ state: 'refused', resumeId: null });
  expect(await app.db.selectFrom('resume').select('id').execute()).toEqual([]);
});

test('an upload that broke off is sent again, and what was there of it is gone', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  const batch = await makeBatch(app, token, [['ada.pdf', shortPdf(['again'])]]);
  await app.call(contract.linkBatchFile, { params: batch.params, body: { number: 1 }, token });
  expect(statesOf(await batch.read())).toEqual(['waiting']);
  expect((await batch.send(1)).state).toBe('ready');
  expect(await batch.arrived(1, 'upload_slow')).toMatchObject({ state: 'ready' });
  expect(await app.db.selectFrom('resume').select('id').execute()).toHaveLength(1);
});

test('somebody else’s batch does not exist', async () => {
  const app = await startTestApp();
  const [ada, eve] = [app.signIn(), app.signIn()];
  const batch = await makeBatch(app, ada, [['ada.pdf', shortPdf()]]);
  await batch.send(1);
  const { params } = batch;
  const tried = [
    await app.send(contract.linkBatchFile, { params, body: { number: 1 }, token: eve }),
    await app.send(contract.endBatchUpload, { params, body: { number: 1 }, token: eve }),
    await app.send(contract.startBatch, { params, body: { credits: 1 }, token: eve }),
    await app.send(contract.closeBatch, { params, token: eve }),
  ];
  expect(tried.map((answer) => answer.json().code)).toEqual(Array(4).fill('not_found'));
  expect((await app.call(contract.listBatches, { token: eve })).batches).toEqual([]);
  expect(statesOf(await batch.read())).toEqual(['ready']);
});

test('a closed batch leaves its reports and nothing that was not graded; an old one closes by itself', async () => {
  const app = await startTestApp({ credits: 1 });
  const token = app.signIn();
  const files: [string, Uint8Array][] = [
    ['kept.pdf', shortPdf(['kept'])],
    ['left.pdf', shortPdf(['left'])],
  ];
  const batch = await makeBatch(app, token, files);
  for (const number of [1, 2]) await batch.send(number);
  await batch.start(1);
  await until(async () => isOver(await batch.read()));
  await app.call(contract.closeBatch, { params: batch.params, token });
  expect(await batch.read()).toBeUndefined();
  const { allResume } = await app.call(contract.listResumes, { token });
  expect(allResume.map(({ fileName }) => fileName)).toEqual(['kept.pdf']);

  const old = await makeBatch(app, token, [['late.pdf', shortPdf(['late'])]]);
  await old.send(1);
  app.clock.now = new Date(app.clock.now.getTime() + 31 * 24 * 3600 * 1000);
  await app.features.batches.sweep();
  expect(await old.read()).toBeUndefined();
  expect((await app.call(contract.listResumes, { token })).allResume).toHaveLength(1);
});

test('an account has ten open batches at most, of a hundred files each', async () => {
  const app = await startTestApp();
  const token = app.signIn();
  const body = { files: [{ fileName: 'a.pdf', type, size: 10 }] };
  for (let made = 0; made < contract.openBatchesMost; made += 1) await app.call(contract.makeBatch, { body, token });
  expect((await app.send(contract.makeBatch, { body, token })).json().code).toBe('too_many_batches');
  const many = { files: Array(contract.batchFilesMost + 1).fill(body.files[0]) };
  expect((await app.send(contract.makeBatch, { body: many, token: app.signIn() })).statusCode).toBe(400);
});
