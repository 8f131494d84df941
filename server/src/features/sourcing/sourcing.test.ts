import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startDesk } from '../../testing/recruiting/hiring-desk.ts';

test('a candidate is asked by mail and accepts without a login; the letter says by whom and for what', async () => {
  const { ask, call, sent, joined, desk, platform } = await startDesk();
  const key = await ask();
  expect(sent.at(-1)?.email.subject).toContain('Erie Lanes looks for a Data Analyst');
  const asked = await call(contract.openAsk, { body: { key } });
  expect(asked).toMatchObject({ state: 'open', job: { company: 'Erie Lanes', salaryTo: 90_000 } });
  expect(asked.card.resumeId).toBe(joined[0]?.resumeId);
  expect((await desk()).entries[0]?.state).toBe('asked');
  for (let time = 0; time < 2; time += 1)
    expect((await call(contract.answerAsk, { body: { key, accepts: true } })).state).toBe('accepted');
  await platform.services.mail.settled();
  expect(sent.filter(({ to }) => to === 'support@redmark.example')).toHaveLength(2);
  expect((await desk()).entries[0]?.state).toBe('accepted');
});

test('who declines is not shown, not asked again, and cannot be accepted by the old link', async () => {
  const { ask, call, codeOf, params, token, entryOf, desk } = await startDesk();
  const key = await ask();
  await call(contract.answerAsk, { body: { key, accepts: true } });
  await call(contract.answerAsk, { body: { key, accepts: false } });
  expect(await codeOf(contract.answerAsk, { body: { key, accepts: true } })).toBe('already_declined');
  const entry = { params: { ...params, entryId: await entryOf() }, token };
  expect(await codeOf(contract.askCandidate, entry)).toBe('already_declined');
  expect(await codeOf(contract.sendShortlist, { params, token })).toBe('nobody_accepted');
  expect((await desk()).entries[0]?.state).toBe('declined');
});

test('a letter opens its question for a week, and only the newest letter does', async () => {
  const { ask, codeOf, clock, desk, db } = await startDesk();
  const first = await ask();
  const second = await ask();
  expect(await codeOf(contract.openAsk, { body: { key: first } })).toBe('ask_ended');
  expect(await codeOf(contract.openAsk, { body: { key: second } })).toBeUndefined();
  expect(JSON.stringify(await db.selectFrom('shortlist_entry').selectAll().execute())).not.toContain(second);
  clock.now = new Date(clock.now.getTime() + contract.recruitingDays.ask * 86_400_000);
  expect(await codeOf(contract.openAsk, { body: { key: second } })).toBe('ask_ended');
  expect(await codeOf(contract.answerAsk, { body: { key: second, accepts: true } })).toBe('ask_ended');
  expect((await desk()).entries[0]?.state).toBe('expired');
});

test('the employer sees who accepted, each of them is told of it, and the answers reach the operator', async () => {
  const { accept, sendList, open, call, app, desk, joined } = await startDesk(2);
  await accept(0);
  const key = await sendList();
  const offer = await open(key);
  expect(offer.candidates).toHaveLength(1);
  const [candidate] = offer.candidates;
  expect(candidate?.pages).toHaveLength(1);
  const page = await app.inject({ method: 'GET', url: new URL(candidate?.pages[0] ?? '', 'http://localhost').href });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/png']);
  const [shown, hidden] = joined;
  expect((await call(contract.ownCandidacy, { token: shown?.token ?? '' })).showings).toMatchObject([
    { company: 'Erie Lanes', role: 'Data Analyst' },
  ]);
  expect((await call(contract.ownCandidacy, { token: hidden?.token ?? '' })).showings).toEqual([]);
  const answer = { key, candidateId: candidate?.id ?? '', interested: true, interviewWish: 'Tuesday at ten' };
  expect((await call(contract.answerOffer, { body: answer })).candidates[0]?.interested).toBe(true);
  expect((await desk()).entries.find(({ interested }) => interested !== null)).toMatchObject({
    interested: true,
    interviewWish: 'Tuesday at ten',
  });
});

test('who ends their consent vanishes from every list at once, also from the link that was sent', async () => {
  const { accept, sendList, open, call, app, desk, joined, find, codeOf, entryOf } = await startDesk(2);
  await accept(0);
  await accept(1);
  const key = await sendList();
  const before = await open(key);
  expect(before.candidates).toHaveLength(2);
  const goneId = await entryOf(0);
  const gone = before.candidates.find(({ id }) => id === goneId);
  const kept = before.candidates.find(({ id }) => id !== goneId);
  await call(contract.giveConsent, { body: { recruiting: false }, token: joined[0]?.token ?? '' });
  expect((await open(key)).candidates.map(({ id }) => id)).toEqual([kept?.id]);
  expect((await app.inject({ url: new URL(gone?.pages[0] ?? '', 'http://localhost').href })).statusCode).toBe(404);
  const answer = { key, candidateId: gone?.id ?? '', interested: true, interviewWish: '' };
  expect(await codeOf(contract.answerOffer, { body: answer })).toBe('not_found');
  expect((await desk()).entries.map(({ accountId }) => accountId)).toEqual([joined[1]?.accountId]);
  expect((await find()).map(({ accountId }) => accountId)).toEqual([joined[1]?.accountId]);
  await call(contract.giveConsent, { body: { recruiting: true }, token: joined[0]?.token ?? '' });
  expect((await open(key)).candidates).toHaveLength(1);
});

test('the link of a shortlist ends: with time, with the next letter and with the request', async () => {
  const { accept, sendList, codeOf, clock, call, requestKey } = await startDesk();
  await accept();
  const first = await sendList();
  const second = await sendList();
  const open = async (key: string) => await codeOf(contract.openOffer, { body: { key } });
  expect([await open(first), await open(second)]).toEqual(['shortlist_ended', undefined]);
  clock.now = new Date(clock.now.getTime() + contract.recruitingDays.shortlist * 86_400_000);
  expect(await open(second)).toBe('shortlist_ended');
  const third = await sendList();
  await call(contract.withdrawHiringRequest, { body: { key: requestKey } });
  expect(await open(third)).toBe('shortlist_ended');
});

test('three people at most are on a shortlist, and nobody who is not in the pool', async () => {
  const { join, codeOf, params, token, call, entryOf, desk } = await startDesk(3);
  const fourth = await join();
  const choose = { params, body: { accountId: fourth.accountId }, token };
  expect(await codeOf(contract.chooseCandidate, choose)).toBe('shortlist_full');
  await call(contract.dropCandidate, { params: { ...params, entryId: await entryOf(1) }, token });
  expect(await codeOf(contract.chooseCandidate, choose)).toBeUndefined();
  expect((await desk()).entries).toHaveLength(3);
  const silent = await join(undefined, { consents: false });
  const refused = { params, body: { accountId: silent.accountId }, token };
  expect(await codeOf(contract.chooseCandidate, refused)).toBe('not_in_pool');
});

test('a letter that cannot be sent notes nothing', async () => {
  const { steered, codeOf, params, token, entryOf, desk } = await startDesk();
  steered.works = false;
  const entry = { params: { ...params, entryId: await entryOf() }, token };
  expect(await codeOf(contract.askCandidate, entry)).toBe('letter_not_sent');
  expect((await desk()).entries[0]?.state).toBe('chosen');
});

test('every act of the operator is in the audit log with the request it is about', async () => {
  const { accept, sendList, db, requestId } = await startDesk();
  await accept();
  await sendList();
  const lines = await db.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute();
  for (const path of ['entries', 'entries/:entryId/ask', 'send'])
    expect(lines).toContainEqual({
      actor: 'operator',
      action: `call POST /operator/requests/:id/${path}`,
      subject: requestId,
    });
  expect(lines.map(({ action }) => action)).toContain('candidate answered');
});

test('an operator whose login took one step is refused, and so is everybody else', async () => {
  const { signIn, codeOf, params } = await startDesk();
  expect(await codeOf(contract.openDesk, { params, token: signIn('one_step') })).toBe('two_steps_missing');
  expect(await codeOf(contract.openDesk, { params, token: signIn() })).toBe('operator_only');
  expect(await codeOf(contract.openDesk, { params })).toBe('signed_out');
});
