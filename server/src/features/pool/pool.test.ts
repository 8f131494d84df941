import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { operatorToken, startTestApp } from '../../testing/start-test-app.ts';

const wishes: contract.HiringWishes = {
  company: 'Erie Lanes',
  person: 'Tomas Ferrer',
  role: 'Supply Chain Analyst',
  region: 'United States',
  place: '',
  workplace: 'Remote',
  salaryFrom: 70_000,
  salaryTo: 90_000,
  currency: 'USD',
  mustHave: ['SQL'],
  niceToHave: [],
  years: 3,
  advert: '',
};

/** The app with one request, confirmed or not, and somebody with a graded resume. */
async function startPool({ confirmed = true } = {}) {
  const letters: string[] = [];
  const mail = { send: async (_: string, { text }: { text: string }) => void letters.push(text) };
  const app = await startTestApp({ mail });
  await app.call(contract.sendHiringRequest, { body: { email: 'tomas@erie.example', wishes } });
  const key = /key=([\w-]+)/.exec(letters[0] ?? '')?.[1] ?? '';
  if (confirmed) await app.call(contract.confirmHiringRequest, { body: { key } });
  await app.features.requests.settled();
  const { id: requestId } = await app.db.selectFrom('hiring_request').select('id').executeTakeFirstOrThrow();
  const token = app.signIn();
  const resumeId = await app.graded(token);
  const { id: accountId } = await app.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const consent = async (recruiting: boolean) => await app.call(contract.giveConsent, { body: { recruiting }, token });
  const show = async () =>
    await app.send(contract.showCandidate, { body: { requestId, accountId }, token: operatorToken });
  return { ...app, key, token, resumeId, consent, show };
}

test('nobody is shown without consent, and a consent that is withdrawn ends it at once', async () => {
  const { call, consent, show, token, resumeId } = await startPool();
  const codeOf = async () => (await show()).json().code;
  expect(await codeOf()).toBe('not_in_pool');
  expect(await call(contract.ownCandidacy, { token })).toMatchObject({ hiddenBy: 'no_consent', showings: [] });
  await consent(true);
  expect((await show()).json()).toMatchObject({ resumeId, fileName: 'resume.pdf' });
  await consent(false);
  expect(await codeOf()).toBe('not_in_pool');
});

test('a candidate sees what is shown, when it was shown and to whom, once for each request', async () => {
  const { call, consent, show, token, resumeId, signIn } = await startPool();
  await consent(true);
  const before = await call(contract.ownCandidacy, { token });
  expect(before).toMatchObject({ hiddenBy: null, card: { resumeId }, showings: [] });
  expect((await show()).json()).toEqual(before.card);
  await show();
  const { showings } = await call(contract.ownCandidacy, { token });
  const shownAt = '2026-11-21T12:00:00.000Z';
  expect(showings).toEqual([{ company: 'Erie Lanes', role: wishes.role, fileName: 'resume.pdf', shownAt }]);
  expect((await call(contract.ownCandidacy, { token: signIn() })).showings).toEqual([]);
});

test('every consent is kept with the words that were agreed to', async () => {
  const { call, consent, clock, token } = await startPool();
  await consent(true);
  clock.now = new Date(clock.now.getTime() + 1000);
  await consent(false);
  const { consents } = await call(contract.ownCandidacy, { token });
  expect(consents.map(({ given, agreedTo }) => [given, agreedTo])).toEqual([
    [false, null],
    [true, contract.recruitingConsentText.profile],
  ]);
});

test('an address that is not verified and a resume that is not graded are not shown', async () => {
  const { call, db, consent, show, token, resumeId } = await startPool();
  await consent(true);
  await db.updateTable('account').set({ verified: false }).execute();
  expect((await show()).json().code).toBe('not_in_pool');
  await call(contract.getUser, { token });
  expect((await show()).statusCode).toBe(200);
  await call(contract.deleteResume, { params: { id: resumeId }, token });
  expect((await show()).json().code).toBe('not_in_pool');
  expect(await call(contract.ownCandidacy, { token })).toMatchObject({ hiddenBy: 'no_graded_resume', card: null });
});

test('nobody is shown for a request that is not confirmed or was withdrawn, nor by anybody but the operator', async () => {
  const waiting = await startPool({ confirmed: false });
  await waiting.consent(true);
  expect((await waiting.show()).statusCode).toBe(404);
  const { call, consent, show, key, send, token } = await startPool();
  await consent(true);
  const body = { requestId: crypto.randomUUID(), accountId: crypto.randomUUID() };
  expect((await send(contract.showCandidate, { body, token })).json().code).toBe('operator_only');
  await call(contract.withdrawHiringRequest, { body: { key } });
  expect((await show()).statusCode).toBe(404);
});

test('the showings go with the account', async () => {
  const { call, db, consent, show, token } = await startPool();
  await consent(true);
  await show();
  await call(contract.deleteUser, { token });
  expect(await db.selectFrom('candidate_showing').selectAll().execute()).toEqual([]);
});
