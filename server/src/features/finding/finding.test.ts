import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { hiringWishes, startHiring } from '../../testing/recruiting/hiring.ts';

const idsOf = (found: { accountId: string }[]) => found.map(({ accountId }) => accountId);
const did = '- Built reports in SQL and Tableau for 12 managers';

test('who fits best comes first, with the lines that show it', async () => {
  const { join, find } = await startHiring();
  const cook = await join(['Title: Line Cook', '- Prepared 200 meals an evening']);
  const assistant = await join(['Title: Office Assistant', '- Kept lists in SQL and Tableau']);
  const analyst = await join();
  const found = await find();
  expect(idsOf(found)).toEqual([analyst.accountId, assistant.accountId]);
  expect(idsOf(found)).not.toContain(cook.accountId);
  const [best] = found;
  expect(best).toMatchObject({ resumeId: analyst.resumeId, location: 'Cleveland, OH', region: 'United States' });
  const sql = best?.match.demands.find(({ text }) => text === 'sql');
  expect(sql).toMatchObject({ status: 'shown', proofs: [{ text: did.slice(2) }] });
  expect(best?.match.demands.find(({ text }) => text === 'python')?.status).toBe('missing');
});

test('nobody is read without consent, and what was kept goes in the moment it ends', async () => {
  const { join, find, call, db } = await startHiring();
  const silent = await join(undefined, { consents: false });
  expect(await db.selectFrom('candidate').selectAll().execute()).toEqual([]);
  await call(contract.giveConsent, { body: { recruiting: true }, token: silent.token });
  const ada = await join();
  expect(idsOf(await find())).toEqual(expect.arrayContaining([ada.accountId, silent.accountId]));
  await call(contract.giveConsent, { body: { recruiting: false }, token: ada.token });
  expect(idsOf(await find())).toEqual([silent.accountId]);
  expect(await db.selectFrom('candidate_reading').select('account_id').execute()).toEqual([
    { account_id: silent.accountId },
  ]);
});

test('a consent that ends while a resume is read leaves nothing', async () => {
  const { join, call, db, features, platform } = await startHiring();
  const ada = await join();
  await db.deleteFrom('candidate').execute();
  await call(contract.giveConsent, { body: { recruiting: false }, token: ada.token });
  await call(contract.giveConsent, { body: { recruiting: true }, token: ada.token });
  const { graders } = platform.services;
  const read = graders.candidate;
  graders.candidate = async (bytes, today) => {
    await call(contract.giveConsent, { body: { recruiting: false }, token: ada.token });
    return await read(bytes, today);
  };
  await features.candidates.sweep();
  expect(await db.selectFrom('candidate').select('account_id').execute()).toEqual([]);
  expect(await db.selectFrom('candidate_due').select('account_id').execute()).toEqual([]);
});

test('the newest graded resume is the one that is found, and the one before it when that is deleted', async () => {
  const { join, find, call, graded, features, clock } = await startHiring();
  const ada = await join();
  clock.now = after(clock.now, millisecondsIn.minute);
  const newer = await graded(ada.token, ['Title: Data Analyst', '- Modelled churn in Python and SQL']);
  await features.candidates.sweep();
  expect((await find())[0]?.resumeId).toBe(newer);
  await call(contract.deleteResume, { params: { id: newer }, token: ada.token });
  expect(await find()).toEqual([]);
  await features.candidates.sweep();
  expect((await find())[0]?.resumeId).toBe(ada.resumeId);
});

test('filters leave out other regions, other towns and higher wishes, and nobody for what is not told', async () => {
  const { join, find } = await startHiring();
  const title = 'Title: Data Analyst';
  const [here, there, abroad, dear, silent, home] = [
    await join([title, did, 'Place: Cleveland, OH']),
    await join([title, did, 'Place: Austin, TX']),
    await join([title, did, 'Place: Berlin, Germany']),
    await join([title, did, 'Place: Cleveland, OH', 'Wish: 120000 USD']),
    await join([title, did]),
    await join([title, did, 'Place: Boston, MA', 'Remote']),
  ].map(({ accountId }) => accountId);
  const sorted = async (filters: Parameters<typeof find>[0]) => idsOf(await find(filters)).toSorted();
  expect(await sorted({})).toEqual([here, there, silent, home].toSorted());
  expect(await sorted({ place: true })).toEqual([here]);
  expect(await sorted({ remote: true })).toEqual([home]);
  expect(await sorted({ salary: false })).toEqual([here, there, silent, home, dear].toSorted());
  expect(await sorted({ region: false })).toContain(abroad);
});

test('a request whose title and skills are on no list finds people by rare words', async () => {
  const { join, find } = await startHiring({
    ...hiringWishes,
    role: 'Luthier',
    mustHave: ['violin restoration', 'varnish recipes'],
    niceToHave: [],
  });
  await join();
  const maker = await join(['Title: Luthier', '- Restored 40 violins and mixed varnish by old recipes']);
  expect(idsOf(await find({ region: false }))[0]).toBe(maker.accountId);
});

test('only the operator finds anybody, and only for a request that is confirmed and open', async () => {
  const { join, send, requestId, requestKey, operatorToken, call } = await startHiring();
  const { token } = await join();
  const body = { region: true, place: false, remote: false, salary: true };
  const params = { id: requestId };
  expect((await send(contract.findCandidates, { params, body, token })).json().code).toBe('operator_only');
  expect((await call(contract.listOperatorRequests, { token: operatorToken })).requests).toMatchObject([
    { id: requestId, request: { wishes: { role: 'Data Analyst' } } },
  ]);
  await call(contract.withdrawHiringRequest, { body: { key: requestKey } });
  expect((await send(contract.findCandidates, { params, body, token: operatorToken })).statusCode).toBe(404);
  expect((await call(contract.listOperatorRequests, { token: operatorToken })).requests).toEqual([]);
});
