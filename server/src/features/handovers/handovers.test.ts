import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { steeredMail } from '../../testing/steered-mail.ts';
import { unzipped } from '../../testing/unzipped.ts';

const fields = { name: 'Nadia Okonkwo', email: '', labels: [], ground: 'contract' } as const;
const remark = { text: 'Say how many people.', line: null };

/** A coach with a client, whose report has a note, and the client with an account of their own. */
async function startDesk() {
  const { mail, steered, sent } = steeredMail();
  const app = await startTestApp({ mail });
  const { call, send, signIn, folder } = app;
  const [coach, client] = [signIn(), signIn()];
  const resumeId = await app.graded(coach);
  await call(contract.writeRemark, { params: { id: resumeId }, body: remark, token: coach });
  const { id } = await call(contract.addClient, { body: { ...fields, labels: [], resumeId }, token: coach });
  const params = { id };
  const { email } = await call(contract.getUser, { token: client });
  const body = { resumeId, email: email.toUpperCase(), author: 'Ada Lovelace', gives: false };
  // The coach may have got a letter meanwhile that the report was taken, which has no key.
  const keys = () => sent.flatMap((one) => /handover\?key=([\w-]+)/.exec(one.email.text)?.[1] ?? []);
  const keyOf = (at = -1) => keys().at(at) ?? '';
  return {
    ...app,
    steered,
    sent,
    coach,
    client,
    resumeId,
    params,
    body,
    email,
    keyOf,
    invite: async (more: Partial<typeof body> = {}) =>
      await call(contract.handOver, { params, body: { ...body, ...more }, token: coach }),
    stateNow: async () => (await call(contract.listHandovers, { params, token: coach })).handovers[0]?.state,
    opened: async (key = keyOf()) => await call(contract.openHandover, { body: { key } }),
    take: async (token = client, key = keyOf()) => await send(contract.takeHandover, { body: { key }, token }),
    filesOf: (id: string) => {
      const place = join(folder, 'files', 'resumes', id);
      return existsSync(place) ? readdirSync(place, { recursive: true }).map(String).toSorted() : [];
    },
  };
}

test('whoever the letter went to takes a copy with the notes and the name of the coach, and no credit', async () => {
  const desk = await startDesk();
  const { call, client, coach, resumeId, email, db } = desk;
  const credits = async () => (await call(contract.getUser, { token: client })).credits;
  const before = await credits();
  const { handovers } = await desk.invite();
  expect(handovers).toMatchObject([{ email: email.toUpperCase(), author: 'Ada Lovelace', state: 'sent' }]);
  expect(desk.sent.at(-1)?.email.text).toContain('Ada Lovelace');
  expect(await desk.opened()).toMatchObject({ author: 'Ada Lovelace', fileName: 'resume.pdf', state: 'sent' });

  const id: string = (await desk.take()).json().resumeId;
  const theirs = await call(contract.analysisResult, { params: { id }, token: client });
  const mine = await call(contract.analysisResult, { params: { id: resumeId }, token: coach });
  expect(theirs).toMatchObject({ author: 'Ada Lovelace', grading: mine.grading, createdAt: mine.createdAt });
  expect([mine.author, mine.remarks[0]?.author]).toEqual(['', '']);
  expect(theirs.remarks).toMatchObject([{ letter: 'A', text: remark.text, author: 'Ada Lovelace' }]);
  expect((await call(contract.listResumes, { token: client })).allResume.map((one) => one.resumeId)).toEqual([id]);
  expect([await credits(), await desk.stateNow()]).toEqual([before, 'taken']);
  expect((await desk.take()).json()).toEqual({ resumeId: id });
  expect(await db.selectFrom('erasure').selectAll().execute()).toEqual([]);
});

test('a copy has files of its own, which stay when the other is deleted', async () => {
  const desk = await startDesk();
  const { call, send, client, coach, resumeId, params } = desk;
  await desk.invite();
  const id: string = (await desk.take()).json().resumeId;
  expect(desk.filesOf(id)).toEqual(desk.filesOf(resumeId));
  await call(contract.deleteClient, { params, token: coach });
  expect(desk.filesOf(resumeId)).toEqual([]);
  expect((await send(contract.markedPdf, { params: { id }, token: client })).body).toContain(
    'Ada Lovelace: A Say how many people.',
  );
  expect((await desk.take()).json().code).toBe('handover_ended');
});

test('the coach gets one letter once a report is taken, and none where that is turned off or the client is deleted', async () => {
  const letters = async (desk: Awaited<ReturnType<typeof startDesk>>) => {
    const waiting = await desk.db.selectFrom('letter').select('id').where('kind', '=', 'handover.taken').execute();
    for (const { id } of waiting) await desk.features.letters.run(id);
    return desk.sent.filter(({ email }) => email.subject === 'Nadia Okonkwo has the report you handed over');
  };
  const desk = await startDesk();
  const { email: coach } = await desk.call(contract.getUser, { token: desk.coach });
  await desk.invite();
  expect(await letters(desk)).toEqual([]);
  await desk.take();
  await desk.take();
  const [letter, ...others] = await letters(desk);
  expect([letter?.to, others]).toEqual([coach, []]);
  expect(letter?.email.text).toContain(`/client?id=${desk.params.id}`);
  expect(letter?.email.unsubscribe).toContain('/letters/off/');

  const off = await startDesk();
  const body = { kind: 'handover.taken', wanted: false } as const;
  await off.call(contract.chooseLetter, { body, token: off.coach });
  await off.invite();
  await off.take();
  expect(await letters(off)).toEqual([]);
  const gone = await startDesk();
  await gone.invite();
  await gone.take();
  await gone.call(contract.deleteClient, { params: gone.params, token: gone.coach });
  expect(await letters(gone)).toEqual([]);
});

test('a report that is given away leaves the account of the coach with its files', async () => {
  const desk = await startDesk();
  const { call, client, coach, resumeId } = desk;
  await desk.invite({ gives: true });
  const id: string = (await desk.take()).json().resumeId;
  expect((await call(contract.listResumes, { token: coach })).allResume).toEqual([]);
  expect(desk.filesOf(resumeId)).toEqual([]);
  expect((await call(contract.analysisResult, { params: { id }, token: client })).remarks).toHaveLength(1);
  expect([await desk.stateNow(), (await desk.take()).json().resumeId]).toEqual(['taken', id]);
});

test('nobody else takes it, whether their address is another or not verified, and the answer masks the address', async () => {
  const desk = await startDesk();
  const { identity } = desk.platform.services;
  await desk.invite();
  const refused = (await desk.take(desk.signIn())).json();
  expect(refused.code).toBe('other_mailbox');
  expect(refused.message).toContain(`${desk.email[0]?.toUpperCase()}•••@TEST.EXAMPLE`);
  expect(refused.message).not.toContain(desk.email.toUpperCase());
  const { attributesOf } = identity;
  identity.attributesOf = async (token) => ({ ...(await attributesOf(token)), email_verified: 'false' });
  expect((await desk.take()).json().code).toBe('other_mailbox');
  expect((await desk.take(desk.client, 'nothing')).json().code).toBe('handover_ended');
  expect(await desk.stateNow()).toBe('sent');
});

test('a full account takes nothing, and the invitation stays open', async () => {
  const desk = await startDesk();
  await desk.invite();
  const own = await desk.graded(desk.client);
  const full = 2 ** 31 - 1;
  await desk.db.updateTable('resume').set({ size: full }).where('id', '=', own).execute();
  expect((await desk.take()).json().code).toBe('too_many_files');
  expect(await desk.stateNow()).toBe('sent');
  await desk.call(contract.deleteResume, { params: { id: own }, token: desk.client });
  expect((await desk.take()).statusCode).toBe(200);
});

test('of many calls at once, one takes it', async () => {
  const desk = await startDesk();
  await desk.invite();
  const answers = await Promise.all(Array.from({ length: 4 }, () => desk.take()));
  const taken = new Set(answers.flatMap((answer) => (answer.statusCode === 200 ? [answer.json().resumeId] : [])));
  expect(taken.size).toBe(1);
  expect((await desk.call(contract.listResumes, { token: desk.client })).allResume).toHaveLength(1);
  desk.clock.now = after(desk.clock.now, 2 * millisecondsIn.hour);
  await desk.features.resumes.erasing.sweep();
  expect(readdirSync(join(desk.folder, 'files', 'resumes'))).toHaveLength(2);
});

test('an invitation ends when it is withdrawn, replaced, too old, or its report or client is deleted', async () => {
  const desk = await startDesk();
  const { call, send, coach, params, resumeId, clock } = desk;
  const { handovers } = await desk.invite();
  const withdrawn = { ...params, handoverId: handovers[0]?.id ?? '' };
  await call(contract.withdrawHandover, { params: withdrawn, token: coach });
  expect([await desk.stateNow(), (await desk.opened()).state]).toEqual(['withdrawn', 'withdrawn']);
  expect((await desk.take()).json().code).toBe('handover_ended');

  clock.now = after(clock.now, millisecondsIn.minute);
  await desk.invite();
  clock.now = after(clock.now, millisecondsIn.minute);
  await desk.invite();
  expect([(await desk.opened(desk.keyOf(-2))).state, (await desk.opened()).state]).toEqual(['withdrawn', 'sent']);

  clock.now = after(clock.now, contract.handoverDays * millisecondsIn.day);
  expect([await desk.stateNow(), (await desk.take()).json().code]).toEqual(['expired', 'handover_ended']);

  await desk.invite();
  await call(contract.deleteResume, { params: { id: resumeId }, token: coach });
  expect([(await desk.opened()).state, (await desk.take()).json().code]).toEqual(['withdrawn', 'handover_ended']);
  await call(contract.deleteClient, { params, token: coach });
  expect((await send(contract.openHandover, { body: { key: desk.keyOf() } })).json().code).toBe('handover_ended');
});

test('letters are limited by account and by mailbox, also when the client is deleted meanwhile', async () => {
  const desk = await startDesk();
  const { call, send, coach, params, body, clock, graded } = desk;
  for (let at = 0; at < 5; at += 1) await desk.invite();
  const again = { params, body, token: coach };
  expect((await send(contract.handOver, again)).json().code).toBe('too_many_handovers');
  await call(contract.deleteClient, { params, token: coach });
  const resumeId = await graded(coach);
  const { id } = await call(contract.addClient, { body: { ...fields, labels: [], resumeId }, token: coach });
  const other = { params: { id }, body: { ...body, resumeId }, token: coach };
  expect((await send(contract.handOver, other)).json().code).toBe('too_many_handovers');
  for (let at = 5; at < 30; at += 1)
    await call(contract.handOver, { ...other, body: { ...other.body, email: `somebody.${at}@example.com` } });
  const last = { ...other, body: { ...other.body, email: 'last@example.com' } };
  expect((await send(contract.handOver, last)).json().code).toBe('too_many_handovers');
  clock.now = after(clock.now, millisecondsIn.day + 1);
  await desk.features.handovers.sweep();
  expect(await desk.db.selectFrom('handover_letter').selectAll().execute()).toEqual([]);
  expect((await send(contract.handOver, last)).statusCode).toBe(200);
});

test('without its letter there is no invitation, and an earlier one stays open', async () => {
  const desk = await startDesk();
  await desk.invite();
  desk.clock.now = after(desk.clock.now, millisecondsIn.minute);
  desk.steered.works = false;
  const refused = await desk.send(contract.handOver, { params: desk.params, body: desk.body, token: desk.coach });
  expect(refused.json().code).toBe('letter_not_sent');
  expect((await desk.call(contract.listHandovers, { params: desk.params, token: desk.coach })).handovers).toHaveLength(
    1,
  );
  expect(await desk.stateNow()).toBe('sent');
});

test('nobody hands over, lists or withdraws what is somebody else’s', async () => {
  const desk = await startDesk();
  const { call, send, signIn, graded, params, body, coach } = desk;
  const { handovers } = await desk.invite();
  const eve = signIn();
  const own = await call(contract.addClient, { body: { ...fields, labels: [] }, token: eve });
  const tried = [
    await send(contract.listHandovers, { params, token: eve }),
    await send(contract.handOver, { params, body, token: eve }),
    await send(contract.handOver, { params, body: { ...body, resumeId: await graded(eve) }, token: eve }),
    await send(contract.handOver, { params: { id: own.id }, body, token: eve }),
    await send(contract.handOver, { params, body: { ...body, resumeId: await graded(coach) }, token: coach }),
    await send(contract.withdrawHandover, { params: { ...params, handoverId: handovers[0]?.id ?? '' }, token: eve }),
  ];
  expect(tried.map((answer) => answer.json().code)).toEqual(Array(6).fill('not_found'));
  const foreign = { id: own.id, handoverId: handovers[0]?.id ?? '' };
  await call(contract.withdrawHandover, { params: foreign, token: eve });
  expect(await desk.stateNow()).toBe('sent');
});

test('both archives tell of it, the database knows the key by its digest, and an account takes its invitations along', async () => {
  const desk = await startDesk();
  const { call, send, coach, client, db, email } = desk;
  await desk.invite();
  const key = desk.keyOf();
  expect(JSON.stringify(await db.selectFrom('handover').selectAll().execute())).not.toContain(key);
  const id: string = (await desk.take()).json().resumeId;
  const archiveOf = async (token: string) =>
    JSON.parse(
      unzipped((await send(contract.exportAccount, { token })).rawPayload)
        .get('handovers.json')
        ?.toString() ?? '',
    );
  expect(await archiveOf(coach)).toMatchObject({ given: [{ email: email.toUpperCase(), state: 'taken' }], taken: [] });
  expect(await archiveOf(client)).toMatchObject({ given: [], taken: [{ resumeId: id, author: 'Ada Lovelace' }] });
  await call(contract.deleteUser, { token: coach });
  expect(await db.selectFrom('handover').selectAll().execute()).toEqual([]);
  expect((await call(contract.analysisResult, { params: { id }, token: client })).remarks).toHaveLength(1);
});
