import * as contract from '@redmark/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hiringWishes } from '../../testing/recruiting/hiring.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { steeredMail } from '../../testing/steered-mail.ts';

const wishes = { ...hiringWishes, role: 'Supply Chain Analyst', niceToHave: [] };
const body = { email: 'tomas@erie.example', wishes };

/** The app with a mail transport that succeeds or fails, as the test wants. */
async function startRequests(limits: 'on' | 'off' = 'off') {
  const { mail, steered, sent } = steeredMail();
  const app = await startTestApp({ mail, limits });
  const keyIn = (at: number) => /request\?key=([\w-]+)/.exec(sent[at]?.email.text ?? '')?.[1] ?? '';
  return { ...app, sent, steered, keyIn };
}

test('a request is confirmed by the link in the letter, and then the operator is told, once', async () => {
  const { call, features, sent, keyIn } = await startRequests();
  await call(contract.sendHiringRequest, { body });
  expect(sent.map(({ to }) => to)).toEqual(['tomas@erie.example']);
  const key = keyIn(0);
  expect(await call(contract.openHiringRequest, { body: { key } })).toMatchObject({ state: 'sent', wishes });
  const confirmed = await call(contract.confirmHiringRequest, { body: { key } });
  expect(confirmed).toMatchObject({ state: 'confirmed', email: body.email, changedAt: null });
  expect(await call(contract.confirmHiringRequest, { body: { key } })).toEqual(confirmed);
  await features.requests.settled();
  await features.requests.sweep();
  expect(sent.map(({ to }) => to)).toEqual(['tomas@erie.example', 'support@redmark.example']);
  expect(sent[1]?.email.text).toContain('Must have: SQL, Tableau');
  expect(sent[1]?.email.replyTo).toBe(body.email);
});

test('the database knows the key by its digest alone', async () => {
  const { call, db, keyIn } = await startRequests();
  await call(contract.sendHiringRequest, { body });
  expect(keyIn(0).length).toBeGreaterThan(30);
  const rows = await db.selectFrom('hiring_request').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(keyIn(0));
});

test('a confirmed request is changed by its link, one that waits is not, and the address stays', async () => {
  const { call, send, keyIn, features, sent } = await startRequests();
  await call(contract.sendHiringRequest, { body });
  const key = keyIn(0);
  const changed = { ...wishes, role: 'Senior Supply Chain Analyst' };
  const early = await send(contract.changeHiringRequest, { body: { key, wishes: changed } });
  expect([early.statusCode, early.json().code]).toEqual([409, 'request_unconfirmed']);
  await call(contract.confirmHiringRequest, { body: { key } });
  const answer = await call(contract.changeHiringRequest, { body: { key, wishes: changed } });
  expect(answer).toMatchObject({ wishes: changed, email: body.email, changedAt: '2026-11-21T12:00:00.000Z' });
  await features.requests.settled();
  for (const role of ['Planner', 'Buyer'])
    await call(contract.changeHiringRequest, { body: { key, wishes: { ...wishes, role } } });
  expect(sent).toHaveLength(2);
  await features.requests.sweep();
  await features.requests.sweep();
  expect(sent).toHaveLength(3);
  expect(sent[2]?.email.text).toContain('Role: Buyer');
});

test('a link ends: unconfirmed after days, confirmed after weeks without a change, and another key opens nothing', async () => {
  const { call, send, clock, db, features, keyIn } = await startRequests();
  await call(contract.sendHiringRequest, { body });
  await call(contract.sendHiringRequest, { body });
  await call(contract.confirmHiringRequest, { body: { key: keyIn(1) } });
  const codeOf = async (key: string) => (await send(contract.openHiringRequest, { body: { key } })).json().code;
  expect(await codeOf(`${keyIn(0)}x`)).toBe('request_ended');
  const later = (days: number) => (clock.now = new Date(clock.now.getTime() + days * 86_400_000));
  later(contract.requestDays.unconfirmed);
  expect([await codeOf(keyIn(0)), await codeOf(keyIn(1))]).toEqual(['request_ended', undefined]);
  for (const endpoint of [contract.confirmHiringRequest, contract.withdrawHiringRequest])
    expect((await send(endpoint, { body: { key: keyIn(0) } })).statusCode).toBe(404);
  await features.requests.sweep();
  expect(await db.selectFrom('hiring_request').select('id').execute()).toHaveLength(1);
  later(contract.requestDays.confirmed);
  expect(await codeOf(keyIn(1))).toBe('request_ended');
  const late = await send(contract.changeHiringRequest, { body: { key: keyIn(1), wishes } });
  expect(late.json().code).toBe('request_ended');
  later(30);
  await features.requests.sweep();
  expect(await db.selectFrom('hiring_request').select('id').execute()).toEqual([]);
});

test('a request that is withdrawn is deleted, and noted for restored backups', async () => {
  const { call, send, db, keyIn } = await startRequests();
  await call(contract.sendHiringRequest, { body });
  await call(contract.withdrawHiringRequest, { body: { key: keyIn(0) } });
  expect(await db.selectFrom('hiring_request').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('erased').selectAll().execute()).toHaveLength(1);
  expect((await send(contract.withdrawHiringRequest, { body: { key: keyIn(0) } })).json().code).toBe('request_ended');
});

test('a letter that could not be sent leaves nothing behind, and the operator is told later', async () => {
  const { call, send, db, steered, features, sent, keyIn } = await startRequests();
  steered.works = false;
  expect((await send(contract.sendHiringRequest, { body })).json().code).toBe('letter_not_sent');
  expect(await db.selectFrom('hiring_request').selectAll().execute()).toEqual([]);
  steered.works = true;
  await call(contract.sendHiringRequest, { body });
  steered.works = false;
  await call(contract.confirmHiringRequest, { body: { key: keyIn(0) } });
  await features.requests.settled();
  steered.works = true;
  await features.requests.sweep();
  await features.requests.sweep();
  expect(sent.map(({ to }) => to)).toEqual([body.email, 'support@redmark.example']);
});

test.each<[string, object]>([
  ['email', { email: 'tomas at erie' }],
  ['wishes.company', { wishes: { ...wishes, company: ' ' } }],
  ['wishes.region', { wishes: { ...wishes, region: 'Atlantis' } }],
  ['wishes.salaryTo', { wishes: { ...wishes, salaryTo: 1 } }],
  ['wishes.mustHave', { wishes: { ...wishes, mustHave: [] } }],
  ['wishes.years', { wishes: { ...wishes, years: 41 } }],
  ['wishes.advert', { wishes: { ...wishes, advert: 'x'.repeat(contract.advertMaxLength + 1) } }],
])('a request with a wrong %s is refused, and nothing is kept or sent', async (_, wrong) => {
  const { app, db, sent } = await startRequests();
  const payload = { ...body, ...wrong };
  const answer = await app.inject({ method: 'POST', url: `/api${contract.sendHiringRequest.path}`, payload });
  expect(answer.statusCode).toBe(400);
  expect(await db.selectFrom('hiring_request').selectAll().execute()).toEqual([]);
  expect(sent).toEqual([]);
});

test('nobody has letters sent to a mailbox without end', async () => {
  const { send, sent } = await startRequests();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await send(contract.sendHiringRequest, { body })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(sent).toHaveLength(3);
});

test('of many requests at once no more letters go out than one after the other', async () => {
  const { send, sent } = await startRequests();
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => await send(contract.sendHiringRequest, { body })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(sent).toHaveLength(3);
});

test('the requests of a mailbox go with the account that proved it, and others stay', async () => {
  const { call, db, signIn } = await startRequests();
  const token = signIn();
  const { email } = await call(contract.getUser, { token });
  await call(contract.sendHiringRequest, { body: { ...body, email: email.toUpperCase() } });
  await call(contract.sendHiringRequest, { body });
  await call(contract.deleteUser, { token });
  expect(await db.selectFrom('hiring_request').select('email').execute()).toEqual([{ email: body.email }]);
});

test('one network address cannot send letters to many mailboxes', async () => {
  const { send, db } = await startRequests();
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 11; count += 1) {
    const email = `person-${count}@erie.example`;
    codes.push((await send(contract.sendHiringRequest, { body: { ...body, email } })).json().code);
  }
  expect(codes.filter((code) => code !== undefined)).toEqual(['too_many_requests_sent']);
  await sql`update hiring_request set created_at = created_at - interval '2 days'`.execute(db);
  expect((await send(contract.sendHiringRequest, { body })).statusCode).toBe(200);
});

test('whoever tries keys is slowed down', async () => {
  const { send } = await startRequests('on');
  const tries: number[] = [];
  for (let time = 0; time < 31; time += 1)
    tries.push((await send(contract.openHiringRequest, { body: { key: `guess-${time}` } })).statusCode);
  expect([tries[0], tries.at(-1)]).toEqual([404, 429]);
});
