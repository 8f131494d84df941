import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { unzipped } from '../../testing/unzipped.ts';

const fields = {
  name: 'Nadia Okonkwo',
  email: 'nadia@example.com',
  labels: ['spring', 'remote'],
  ground: 'contract',
} as const;
const body = { ...fields, labels: [...fields.labels] };

test('a client is kept with a resume, changed, and told with the newest report', async () => {
  const { call, graded, signIn, clock } = await startTestApp();
  const token = signIn();
  const first = await graded(token);
  const { id } = await call(contract.addClient, { body: { ...body, resumeId: first }, token });
  clock.now = new Date(clock.now.getTime() + 3600 * 1000);
  const second = await graded(token);
  const given = { params: { id }, body: { resumeId: second }, token };
  await call(contract.giveToClient, given);
  expect(await call(contract.giveToClient, given)).toMatchObject({
    resumes: 2,
    newest: { resumeId: second, score: 91 },
  });
  await call(contract.changeClient, {
    params: { id },
    body: { ...body, email: '', labels: ['remote', 'remote'] },
    token,
  });
  const { clients, labels, all } = await call(contract.listClients, { token });
  expect(clients).toMatchObject([
    { name: 'Nadia Okonkwo', email: '', labels: ['remote'], ground: 'contract', resumes: 2 },
  ]);
  expect([labels, all]).toEqual([['remote'], 1]);

  const listed = async (client: string) =>
    (await call(contract.listResumes, { query: { client }, token })).allResume.map(({ resumeId }) => resumeId);
  expect(await listed(id)).toEqual([second, first]);
  expect(await listed('none')).toEqual([]);
  await call(contract.takeFromClient, { params: { id, resumeId: second }, token });
  expect(await listed('none')).toEqual([second]);
  expect(await call(contract.readClient, { params: { id }, token })).toMatchObject({
    resumes: 1,
    newest: { resumeId: first },
  });
});

test('what is shown of the clients is a table, and the reports of one are a table and an archive', async () => {
  const { call, send, graded, signIn } = await startTestApp();
  const token = signIn();
  const { id } = await call(contract.addClient, { body: { ...body, resumeId: await graded(token) }, token });
  await call(contract.addClient, { body: { ...body, name: '=cmd()', labels: [] }, token });
  await graded(token);
  const all = (await send(contract.clientTable, { token })).body.split('\n');
  expect(all).toHaveLength(4);
  expect(all[1]).toMatch(/^'=cmd\(\),/);
  const spring = (await send(contract.clientTable, { token, query: { label: 'spring' } })).body;
  expect(spring.split('\n')[1]).toBe(
    'Nadia Okonkwo,nadia@example.com,"spring, remote",contract,1,2026-11-21,A-,91,A,B+,A',
  );
  expect((await send(contract.reportTable, { token, query: { client: id } })).body.split('\n')).toHaveLength(3);
  const copies = await send(contract.markedCopies, { token, query: { client: id } });
  expect([...unzipped(copies.rawPayload).keys()]).toHaveLength(1);
});

test('a client is deleted with every resume, report and file, and nobody else’s is touched', async () => {
  const { call, send, graded, signIn, db, platform } = await startTestApp();
  const token = signIn();
  const [theirs, other] = [await graded(token), await graded(token)];
  const { id } = await call(contract.addClient, { body: { ...body, resumeId: theirs }, token });
  const { storage } = platform.services;
  const { storage_key: key } = await db
    .selectFrom('resume')
    .select('storage_key')
    .where('id', '=', theirs)
    .executeTakeFirstOrThrow();
  expect(await storage.read(key)).toBeDefined();
  await call(contract.deleteClient, { params: { id }, token });
  expect(await storage.read(key)).toBeUndefined();
  expect((await send(contract.deleteClient, { params: { id }, token })).json().code).toBe('not_found');
  expect((await call(contract.listClients, { token })).all).toBe(0);
  expect((await call(contract.listResumes, { token })).allResume.map(({ resumeId }) => resumeId)).toEqual([other]);
  expect(await db.selectFrom('review').select('id').where('resume_id', '=', theirs).execute()).toEqual([]);
});

test('many resumes are sorted into clients at once, and a name that comes twice is one client', async () => {
  const { call, send, graded, signIn, db } = await startTestApp();
  const token = signIn();
  const resumes = [await graded(token), await graded(token), await graded(token)];
  const { id } = await call(contract.addClient, { body, token });
  const [first = '', second = '', third = ''] = resumes;
  const places = [
    { resumeId: first, clientId: id, name: '' },
    { resumeId: second, clientId: null, name: 'Mira Example' },
    { resumeId: third, clientId: null, name: 'mira example' },
  ];
  expect(await call(contract.sortIntoClients, { body: { ground: 'consent', places }, token })).toEqual({ made: 1 });
  const { clients } = await call(contract.listClients, { token });
  expect(clients).toMatchObject([
    { name: 'Mira Example', ground: 'consent', resumes: 2 },
    { name: 'Nadia Okonkwo', resumes: 1 },
  ]);

  const eve = signIn();
  const foreign = await graded(eve);
  const refused = async (place: (typeof places)[number], as = token) =>
    (await send(contract.sortIntoClients, { body: { ground: 'consent', places: [{ ...place }] }, token: as })).json()
      .code;
  expect(await refused({ resumeId: foreign, clientId: null, name: 'Bela Novak' })).toBe('not_found');
  expect(await refused({ resumeId: foreign, clientId: id, name: '' }, eve)).toBe('not_found');
  expect(await refused({ resumeId: first, clientId: null, name: '' })).toBe('bad_request');
  expect(await db.selectFrom('client').selectAll().execute()).toHaveLength(2);
});

test('somebody else’s client does not exist, and somebody else’s resume is by no client', async () => {
  const { call, send, graded, signIn } = await startTestApp();
  const [ada, eve] = [signIn(), signIn()];
  const resumeId = await graded(ada);
  const { id } = await call(contract.addClient, { body: { ...body, resumeId }, token: ada });
  const own = await call(contract.addClient, { body, token: eve });
  const params = { id };
  const tried = [
    await send(contract.readClient, { params, token: eve }),
    await send(contract.changeClient, { params, body, token: eve }),
    await send(contract.giveToClient, { params, body: { resumeId: await graded(eve) }, token: eve }),
    await send(contract.giveToClient, { params: { id: own.id }, body: { resumeId }, token: eve }),
    await send(contract.takeFromClient, { params: { id, resumeId }, token: eve }),
    await send(contract.deleteClient, { params, token: eve }),
    await send(contract.addClient, { body: { ...body, resumeId }, token: eve }),
  ];
  expect(tried.map((answer) => answer.json().code)).toEqual(Array(7).fill('not_found'));
  expect((await call(contract.listClients, { token: eve })).all).toBe(1);
  expect((await call(contract.listResumes, { token: eve, query: { client: id } })).allResume).toEqual([]);
  expect(await call(contract.readClient, { params, token: ada })).toMatchObject({ name: fields.name, resumes: 1 });
});

test('an account has so many clients, with so many labels, and no more', async () => {
  const { call, send, signIn, db } = await startTestApp();
  const token = signIn();
  await call(contract.addClient, { body, token });
  const { id: owner_id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const row = { owner_id, name: 'Ines', email: '', labels: '', ground: 'consent' as const, created_at: new Date() };
  const rows = Array.from({ length: contract.clientsMost - 1 }, () => ({ ...row, id: crypto.randomUUID() }));
  await db.insertInto('client').values(rows).execute();
  const refused = await send(contract.addClient, { body, token });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_clients']);
  const labels = Array.from({ length: contract.labelsMost + 1 }, (_, at) => `label ${at}`);
  expect((await send(contract.addClient, { body: { ...body, labels }, token })).statusCode).toBe(400);
  expect((await send(contract.addClient, { body: { ...body, labels: ['two\nlines'] }, token })).statusCode).toBe(400);
  expect((await send(contract.addClient, { body: { ...body, email: 'nobody' }, token })).statusCode).toBe(400);
});

test('clients are in the archive of the account, and go with it', async () => {
  const { call, send, graded, signIn, db } = await startTestApp();
  const token = signIn();
  const resumeId = await graded(token);
  await call(contract.addClient, { body: { ...body, resumeId }, token });
  const archive = unzipped((await send(contract.exportAccount, { token })).rawPayload);
  expect(JSON.parse(archive.get('clients.json')?.toString() ?? '')).toMatchObject([{ ...body, resumeIds: [resumeId] }]);
  await call(contract.deleteUser, { token });
  expect(await db.selectFrom('client').selectAll().execute()).toEqual([]);
});
