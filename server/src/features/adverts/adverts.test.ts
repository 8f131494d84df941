import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { unzipped } from '../../testing/unzipped.ts';

const text = 'Payroll Specialist\nRequirements\n- Payroll\n- Excel\n- 3 years of experience';
const body = { title: 'Payroll Specialist', text };

test('a resume is matched with an advert as of the day it was handed in, and its report stays as it is', async () => {
  const { call, db, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  const before = await db.selectFrom('review').select('grading').executeTakeFirstOrThrow();
  const { demands } = await call(contract.matchAdvert, { params, body: { text }, token });
  expect(demands).toMatchObject([{ line: text, text: '2026-11-21' }]);
  expect(await db.selectFrom('review').select('grading').executeTakeFirstOrThrow()).toEqual(before);
  expect(await db.selectFrom('job_advert').selectAll().execute()).toEqual([]);
});

test('an advert is kept once, and removed', async () => {
  const { call, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  await call(contract.saveAdvert, { params, body, token });
  const { adverts } = await call(contract.saveAdvert, { params, body, token });
  expect(adverts).toMatchObject([body]);
  expect((await call(contract.savedAdverts, { params, token })).adverts).toEqual(adverts);
  const gone = { id: params.id, advertId: adverts[0]?.id ?? '' };
  expect((await call(contract.removeAdvert, { params: gone, token })).adverts).toEqual([]);
  expect((await call(contract.removeAdvert, { params: gone, token })).adverts).toEqual([]);
});

test('adverts and matches of somebody else’s report do not exist', async () => {
  const { call, send, graded, signIn } = await startTestApp();
  const [ada, eve] = [signIn(), signIn()];
  const params = { id: await graded(ada) };
  const { adverts } = await call(contract.saveAdvert, { params, body, token: ada });
  const gone = { id: params.id, advertId: adverts[0]?.id ?? '' };
  expect((await send(contract.savedAdverts, { params, token: eve })).json().code).toBe('not_found');
  expect((await send(contract.saveAdvert, { params, body, token: eve })).json().code).toBe('not_found');
  expect((await send(contract.matchAdvert, { params, body: { text }, token: eve })).json().code).toBe('not_found');
  expect((await send(contract.removeAdvert, { params: gone, token: eve })).json().code).toBe('not_found');
  const own = { id: await graded(eve), advertId: gone.advertId };
  await call(contract.removeAdvert, { params: own, token: eve });
  expect((await call(contract.savedAdverts, { params, token: ada })).adverts).toHaveLength(1);
});

test('so many adverts are kept and no more, and one that is kept already is not refused', async () => {
  const { call, send, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  const numbered = (n: number) => ({ ...body, text: `${text} ${n}` });
  for (let n = 1; n <= contract.advertsKept; n += 1)
    await call(contract.saveAdvert, { params, body: numbered(n), token });
  const refused = await send(contract.saveAdvert, { params, body: numbered(99), token });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_adverts']);
  expect((await call(contract.saveAdvert, { params, body: numbered(1), token })).adverts).toHaveLength(
    contract.advertsKept,
  );
});

test.each(['', 'too short', 'x'.repeat(contract.advertMaxLength + 1)])(
  'an advert of another length is refused',
  async (wrong) => {
    const { send, graded, signIn } = await startTestApp();
    const token = signIn();
    const params = { id: await graded(token) };
    expect((await send(contract.matchAdvert, { params, body: { text: wrong }, token })).statusCode).toBe(400);
    expect((await send(contract.saveAdvert, { params, body: { ...body, text: wrong }, token })).statusCode).toBe(400);
  },
);

test('adverts are in the archive of the account, and go with the resume and with the account', async () => {
  const { call, send, db, graded, signIn } = await startTestApp();
  const token = signIn();
  const params = { id: await graded(token) };
  await call(contract.saveAdvert, { params, body, token });
  const archive = await send(contract.exportAccount, { token });
  expect(JSON.parse(unzipped(archive.rawPayload).get('adverts.json')?.toString() ?? '')).toMatchObject([
    { ...body, resumeId: params.id },
  ]);
  await call(contract.deleteResume, { params, token });
  expect(await db.selectFrom('job_advert').selectAll().execute()).toEqual([]);

  const again = { id: await graded(token) };
  await call(contract.saveAdvert, { params: again, body, token });
  await call(contract.deleteUser, { token });
  expect(await db.selectFrom('job_advert').selectAll().execute()).toEqual([]);
});
