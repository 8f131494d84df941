import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { unzipped } from '../../../testing/unzipped.ts';
import { createListDownloads } from './download-list.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

async function gradedAs(app: TestApp, token: string, ...names: string[]) {
  const ids: string[] = [];
  for (const fileName of names) {
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const id = await app.graded(token);
    await app.call(contract.renameResume, { params: { id }, body: { fileName }, token });
    ids.push(id);
  }
  return ids;
}

const tableOf = async (app: TestApp, token: string, query: { search?: string; order?: contract.ResumeOrder } = {}) =>
  (await app.send(contract.reportTable, { query, token })).body.replace('\ufeff', '').trimEnd().split('\n');

test('the reports of an account are a table, in the order of the list and as far as a search goes', async () => {
  const app = await startTestApp({ credits: 5 });
  const [ada, eve] = [app.signIn(), app.signIn()];
  await gradedAs(app, ada, 'b.pdf', 'a, "second".pdf');
  await gradedAs(app, eve, 'of somebody else.pdf');
  const answer = await app.send(contract.reportTable, { token: ada });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body.startsWith('\ufeff')).toBe(true);

  const [head, ...rows] = await tableOf(app, ada);
  expect(head).toBe('File,Name,Date,Grade,Score,Content,Formatting,Writing');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^"a, ""second""\.pdf",Ada \d+,\d{4}-\d\d-\d\d,[A-F][+-]?,[\d.]+,[A-F]/);
  expect(rows[1]).toMatch(/^b\.pdf,/);
  expect((await tableOf(app, ada, { order: 'Descending', search: 'B' }))[1]).toMatch(/^b\.pdf,/);
  expect(await tableOf(app, app.signIn())).toEqual([head]);
});

test('a cell that begins like a formula is text to a spreadsheet', async () => {
  const app = await startTestApp({ credits: 5 });
  const token = app.signIn();
  await gradedAs(app, token, '=HYPERLINK(1).pdf', '+1.pdf', '-1.pdf', '@SUM.pdf');
  const rows = (await tableOf(app, token)).slice(1);
  expect(rows.map((row) => row.slice(0, 2))).toEqual(["'@", "'-", "'+", "'="]);
});

test('marked copies come in one archive, names twice told apart, and what cannot be marked is named', async () => {
  const app = await startTestApp({ credits: 5 });
  const token = app.signIn();
  const [gone = ''] = await gradedAs(app, token, 'gone.pdf', 'same.pdf', 'Same.pdf');
  const { storage_key } = await app.db
    .selectFrom('resume')
    .select('storage_key')
    .where('id', '=', gone)
    .executeTakeFirstOrThrow();
  await app.platform.services.storage.remove(storage_key);
  const archive = await app.send(contract.markedCopies, { token });
  expect(archive.headers['content-type']).toBe('application/zip');
  const files = unzipped(archive.rawPayload);
  expect([...files.keys()]).toEqual(['Same marked.pdf', 'same (2) marked.pdf', 'Not included.txt']);
  expect(new TextDecoder().decode(files.get('Not included.txt'))).toBe('gone.pdf\n');
  expect(new TextDecoder().decode(files.get('Same marked.pdf'))).toMatch(/^Redmark: [\d ]+$/);
});

test('an archive of nothing, and one of somebody else, holds nothing', async () => {
  const app = await startTestApp({ credits: 1 });
  await gradedAs(app, app.signIn(), 'ada.pdf');
  const archive = await app.send(contract.markedCopies, { token: app.signIn() });
  expect([archive.statusCode, unzipped(archive.rawPayload).size]).toEqual([200, 0]);
});

test('an archive that is full says that there are more', async () => {
  const app = await startTestApp({ credits: 2 });
  await gradedAs(app, app.signIn(), 'first.pdf', 'second.pdf');
  const { id } = await app.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const { copies } = createListDownloads(app.platform.services, app.features.resumes.reports, 1);
  const { chunks } = await copies(id, { key: id, isVisitor: false }, {});
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const files = unzipped(Buffer.concat(parts));
  expect([...files.keys()]).toEqual(['second marked.pdf', 'Not included.txt']);
  expect(new TextDecoder().decode(files.get('Not included.txt'))).toContain('All after the first 1');
});
