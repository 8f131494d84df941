import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { unzipped } from '../../testing/unzipped.ts';

const boxes = [{ page: 0, box: [72, 100, 300, 112] }];
const body = { text: 'Say how many people.\nAnd for how long.', line: null };
const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

/** A report of which one line was read, and somebody who may write beside it. */
async function startCoach({ freeNotes }: { freeNotes?: number } = {}) {
  const app = await startTestApp(freeNotes === undefined ? {} : { freeNotes });
  const token = app.signIn();
  const params = { id: await app.graded(token) };
  const { grading } = await app.db.selectFrom('review').select('grading').executeTakeFirstOrThrow();
  const lines = [{ text: 'Led a team', isBullet: true, at: boxes, strength: null }];
  const reading = { readAs: { document: 'resume' }, lines, sections: [], fields: [], doubts: [], impact: null };
  await app.db
    .updateTable('review')
    .set({ grading: JSON.stringify({ ...grading, reading }) })
    .execute();
  return { ...app, token, params };
}

test('a note stands at its line under the first free letter, and the report stays as it is', async () => {
  const { call, db, token, params } = await startCoach();
  const before = await db.selectFrom('review').select('grading').executeTakeFirstOrThrow();
  await call(contract.writeRemark, { params, body: { ...body, line: 0 }, token });
  const { remarks } = await call(contract.writeRemark, { params, body, token });
  expect(remarks).toMatchObject([
    { letter: 'A', text: body.text, quote: 'Led a team', boxes, author: '' },
    { letter: 'B', text: body.text, quote: '', boxes: [], author: '' },
  ]);
  expect((await call(contract.analysisResult, { params, token })).remarks).toEqual(remarks);
  expect(await db.selectFrom('review').select('grading').executeTakeFirstOrThrow()).toEqual(before);
});

test('a note is changed and removed, and its letter is free again', async () => {
  const { call, send, token, params } = await startCoach();
  await call(contract.writeRemark, { params, body, token });
  const first = { ...params, letter: 'A' };
  const changed = await call(contract.changeRemark, { params: first, body: { text: 'Shorter.' }, token });
  expect(changed.remarks).toMatchObject([{ letter: 'A', text: 'Shorter.' }]);
  expect((await call(contract.removeRemark, { params: first, token })).remarks).toEqual([]);
  expect((await call(contract.removeRemark, { params: first, token })).remarks).toEqual([]);
  const gone = await send(contract.changeRemark, { params: first, body: { text: 'Again.' }, token });
  expect(gone.json().code).toBe('not_found');
  expect((await call(contract.writeRemark, { params, body, token })).remarks).toMatchObject([{ letter: 'A' }]);
});

test('there are 26 notes at most, also of calls at once, and every text and line is checked', async () => {
  const { call, send, token, params } = await startCoach();
  const sent = await Promise.all(Array.from({ length: 27 }, () => send(contract.writeRemark, { params, body, token })));
  expect(
    sent
      .map(({ statusCode }) => statusCode)
      .toSorted()
      .at(-1),
  ).toBe(409);
  expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(26);
  expect(
    new Set((await call(contract.analysisResult, { params, token })).remarks.map(({ letter }) => letter)).size,
  ).toBe(26);
  for (const wrong of [
    { ...body, text: ' ' },
    { ...body, text: 'x'.repeat(2001) },
    { ...body, line: 1 },
    { ...body, line: -1 },
  ])
    expect((await send(contract.writeRemark, { params, body: wrong, token })).json().code).toBe('bad_request');
});

test('nobody writes, changes or removes a note beside somebody else’s report', async () => {
  const { call, send, signIn, token, params } = await startCoach();
  const eve = signIn();
  await call(contract.writeRemark, { params, body, token });
  const first = { ...params, letter: 'A' };
  const tries = [
    send(contract.writeRemark, { params, body, token: eve }),
    send(contract.changeRemark, { params: first, body: { text: 'Mine.' }, token: eve }),
    send(contract.removeRemark, { params: first, token: eve }),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.json().code).toBe('not_found');
  expect((await call(contract.analysisResult, { params, token })).remarks).toMatchObject([{ text: body.text }]);
});

test('a link shows the notes only with the name of who wrote them', async () => {
  const { call, send, token, params } = await startCoach();
  await call(contract.writeRemark, { params, body, token });
  const unsigned = await send(contract.signShareLink, { params, body: { author: 'Ada Lovelace' }, token });
  expect(unsigned.json().code).toBe('not_found');
  const { link } = await call(contract.shareReport, { params, token });
  const opened = async () => await call(contract.sharedReport, { body: { key: keyOf(link.url) } });
  expect(await opened()).toMatchObject({ author: '', remarks: [] });
  const signed = await call(contract.signShareLink, { params, body: { author: 'Ada Lovelace' }, token });
  expect(signed.link).toEqual({ ...link, author: 'Ada Lovelace' });
  expect(await opened()).toMatchObject({
    author: 'Ada Lovelace',
    remarks: [{ text: body.text, author: 'Ada Lovelace' }],
  });
  await call(contract.signShareLink, { params, body: { author: '' }, token });
  expect(await opened()).toMatchObject({ author: '', remarks: [] });
});

test('a link shows the notes also where the plan hides findings, and no more findings than before', async () => {
  const { call, token, params } = await startCoach({ freeNotes: 1 });
  await call(contract.writeRemark, { params, body, token });
  const { link } = await call(contract.shareReport, { params, token });
  await call(contract.signShareLink, { params, body: { author: 'Ada Lovelace' }, token });
  const mine = await call(contract.analysisResult, { params, token });
  const shared = await call(contract.sharedReport, { body: { key: keyOf(link.url) } });
  expect(shared).toMatchObject({ remarks: [{ text: body.text }], grading: mine.grading, withheld: mine.withheld });
  expect(shared.withheld).not.toBeNull();
});

test('nobody signs the link of somebody else', async () => {
  const { call, send, signIn, token, params } = await startCoach();
  await call(contract.shareReport, { params, token });
  const tried = await send(contract.signShareLink, { params, body: { author: 'Eve' }, token: signIn() });
  expect(tried.json().code).toBe('not_found');
});

test('notes are in the marked PDF and in the archive, and go with the report', async () => {
  const { call, send, db, token, params } = await startCoach();
  await call(contract.writeRemark, { params, body: { text: 'Shorter.', line: 0 }, token });
  await db.updateTable('account').set({ first_name: 'Ada', last_name: 'Lovelace' }).execute();
  const { body: marked } = await send(contract.markedPdf, { params, token });
  expect(marked).toBe('Redmark: 1 2 3 4 5 6 7 8 9\nAda Lovelace: A Shorter.');
  const files = unzipped((await send(contract.exportAccount, { token })).rawPayload);
  const [name = ''] = [...files.keys()].filter((key) => key.endsWith('/notes.json'));
  expect(JSON.parse(files.get(name)?.toString() ?? '')).toMatchObject([{ letter: 'A', text: 'Shorter.' }]);
  await call(contract.deleteResume, { params, token });
  expect(await db.selectFrom('remark').selectAll().execute()).toEqual([]);
});
