import * as contract from '@redmark/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { goodCard, openShop } from '../../testing/shop.ts';
import { startTeamApp } from '../../testing/team-app.ts';

type App = Awaited<ReturnType<typeof startTeamApp>>;

async function spent(app: App, owner: { token: string; id: string; email: string }) {
  const team = await app.read(owner);
  const rows = team?.members.map(({ email, spent }) => [email, spent.total]) ?? [];
  return { byEmail: new Map(rows as [string, number][]), former: team?.formerSpent.total };
}

async function setCredits(app: App, id: string, credits: number) {
  const all = await app.features.credits.balanceOf(id);
  await app.features.credits.grant(id, credits - all, 'for the test');
}

test('the owner and two members start 30 gradings at once with 7 credits: 7 reports, and it adds up who spent them', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const members = [await app.person(), await app.person()];
  for (const member of members) await app.join(owner, member);
  await setCredits(app, owner.id, 7);
  const people = [owner, ...members];
  const uploads = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const who = people[at % people.length] ?? owner;
      return { who, resumeId: await app.upload(shortPdf([`number ${at}`]), who.token) };
    }),
  );

  const answers = await Promise.all(
    uploads.map(async ({ who, resumeId }) => {
      const answer = await app.send(contract.startGrading, { body: { resumeId }, token: who.token });
      return { who, resumeId, answer };
    }),
  );
  await app.allEnded();

  const begun = answers.filter(({ answer }) => answer.statusCode === 200);
  expect(begun).toHaveLength(7);
  for (const { who, answer } of answers.filter(({ answer }) => answer.statusCode !== 200))
    expect([answer.statusCode, answer.json().code]).toEqual([402, who === owner ? 'no_credits' : 'no_team_credits']);
  expect(await app.features.credits.balanceOf(owner.id)).toBe(0);
  for (const member of members) expect(await app.features.credits.balanceOf(member.id)).toBe(10);
  const { byEmail, former } = await spent(app, owner);
  for (const one of people)
    expect(byEmail.get(one.email)).toBe(begun.filter(({ who }) => who.email === one.email).length);
  expect([...byEmail.values()].reduce((sum, one) => sum + one, 0)).toBe(7);
  expect(former).toBe(0);
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int from credit_entry where reason in ('hold', 'settlement', 'release') group by reason`.execute(
    app.db,
  );
  expect(rows.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
    { reason: 'hold', count: 7 },
    { reason: 'settlement', count: 7 },
  ]);
}, 60_000);

test('the owner sees whose grading it was and the day, and nothing of the resume', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  const { resumeId } = await app.startOne(member);
  await app.allEnded();

  const history = await app.call(contract.billingHistory, { token: owner.token });
  const [hold] = history.movements.filter(({ reason }) => reason === 'hold');
  expect(hold).toMatchObject({ credits: -1, pending: false, resume: null, member: { name: member.email } });
  expect(JSON.stringify(history)).not.toContain(resumeId);
  const report = await app.send(contract.analysisResult, { params: { id: resumeId }, token: owner.token });
  expect(report.statusCode).toBe(404);
  expect((await app.call(contract.listResumes, { query: {}, token: owner.token })).allResume).toEqual([]);

  const own = await app.startOne(owner);
  const [newest] = (await app.call(contract.billingHistory, { token: owner.token })).movements.filter(
    ({ resume }) => resume?.resumeId === own.resumeId,
  );
  expect(newest).toMatchObject({ member: null });
  const theirs = await app.call(contract.billingHistory, { token: member.token });
  expect(theirs.movements.map(({ reason }) => reason)).toEqual(['welcome']);
});

test.each(['leaves', 'is removed', 'is left by the team'] as const)(
  'a grading under way stays with who paid when the member %s, settled or given back',
  async (how) => {
    const app = await startTeamApp({ credits: 3 });
    const next = app.hold();
    const owner = await app.team();
    const member = await app.person();
    await app.join(owner, member);
    await app.startOne(member);
    await app.startOne(member, 'encrypted');
    const [first, second] = [await next(), await next()];
    expect(await app.balance(member)).toBe(1);

    if (how === 'leaves') await app.call(contract.leaveTeam, { token: member.token });
    else if (how === 'is left by the team') await app.call(contract.endTeam, { token: owner.token });
    else {
      const id = (await app.read(owner))?.members[1]?.id ?? '';
      await app.call(contract.removeMember, { params: { id }, token: owner.token });
    }
    expect(await app.balance(member)).toBe(3);
    first.finish();
    second.finish();
    await app.allEnded();

    expect(await app.balance(member)).toBe(3);
    expect(await app.balance(owner)).toBe(2);
    expect((await app.startOne(member)).statusCode).toBe(200);
    (await next()).finish();
    expect([await app.balance(member), await app.balance(owner)]).toEqual([2, 2]);
    if (how !== 'is left by the team') expect((await spent(app, owner)).former).toBe(1);
  },
);

test('while a team is ended and somebody leaves, each grading begun is paid once, by one account', async () => {
  const app = await startTeamApp({ credits: 20 });
  const owner = await app.team();
  const members = [await app.person(), await app.person(), await app.person()];
  for (const member of members) await app.join(owner, member);
  const [leaving = owner, ...others] = members;
  const uploads = await Promise.all(
    Array.from({ length: 18 }, async (_, at) => {
      const who = members[at % members.length] ?? owner;
      return { who, resumeId: await app.upload(shortPdf([`number ${at}`]), who.token) };
    }),
  );
  const start = async ({ who: { token }, resumeId }: (typeof uploads)[number]) =>
    (await app.send(contract.startGrading, { body: { resumeId }, token })).statusCode;

  const [left, ended, ...statuses] = await Promise.all([
    app.send(contract.leaveTeam, { token: leaving.token }),
    app.send(contract.endTeam, { token: owner.token }),
    ...uploads.map(start),
  ]);
  await app.allEnded();

  // Who leaves a team that has just ended is in none.
  expect([200, 404]).toContain(left.statusCode);
  expect(ended.statusCode).toBe(200);
  expect(statuses).toEqual(uploads.map(() => 200));
  const balances = await Promise.all([owner, leaving, ...others].map(({ id }) => app.features.credits.balanceOf(id)));
  expect(balances.reduce((sum, one) => sum + one, 0)).toBe(4 * 20 - uploads.length);
  expect(app.errors).toEqual([]);
});

test('what is spent is counted for this month and for all time, without what was given back', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  await app.startOne(member);
  await app.startOne(member, 'encrypted');
  await app.allEnded();
  app.clock.now = after(app.clock.now, 15 * millisecondsIn.day);
  await app.startOne(member);
  await app.allEnded();
  const team = await app.read(owner);
  expect(team?.members[1]?.spent).toEqual({ month: 1, total: 2 });
  expect(team?.members[0]?.spent).toEqual({ month: 0, total: 0 });
  expect(team?.credits).toBe(8);
});

test('an API key of a member spends as the member does', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  const body = { name: 'import', scopes: [...contract.scopeNames] };
  const { secret } = await app.call(contract.makeKey, { body, token: member.token });
  const { statusCode } = await app.startOne({ ...member, token: secret });
  expect(statusCode).toBe(200);
  expect((await app.read(owner))?.members[1]?.spent.total).toBe(1);
  expect((await app.read(member))?.ownCredits).toBe(10);
});

test('a batch of a member ends where the team’s credits do, and the letter about it goes to the owner', async () => {
  const app = await startTeamApp({ grades: false });
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  await setCredits(app, owner.id, 4);
  const files = Array.from({ length: 6 }, (_, at) => shortPdf([`file ${at}`]));
  const chosen = files.map(({ length }, at) => ({ fileName: `${at}.pdf`, type: 'application/pdf', size: length }));
  const batch = await app.call(contract.makeBatch, { body: { files: chosen }, token: member.token });
  for (const [at, bytes] of files.entries()) {
    const file = { params: { id: batch.id }, body: { number: at + 1 }, token: member.token };
    const { url } = await app.call(contract.linkBatchFile, file);
    await app.put(url, bytes);
    await app.call(contract.endBatchUpload, file);
  }
  const asked = { params: { id: batch.id }, body: { credits: 6 }, token: member.token };
  const started = await app.call(contract.startBatch, asked);
  expect(started.files.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued', 'queued', 'ready', 'ready']);
  expect(await app.refused(contract.startBatch, asked)).toEqual([402, 'no_team_credits']);
  expect((await app.read(owner))?.credits).toBe(0);
  const letters = await app.db.selectFrom('letter').select(['account_id', 'kind']).execute();
  expect(letters.filter(({ kind }) => kind === 'credits.low')).toEqual([{ account_id: owner.id, kind: 'credits.low' }]);
});

test('a member sees the notes that the payer’s plan shows, and their own again after leaving', async () => {
  const app = await startTeamApp({ freeNotes: 2 });
  const owner = await app.team();
  const member = await app.person();
  const params = { id: await app.graded(member.token) };
  const withheld = async () => (await app.call(contract.analysisResult, { params, token: member.token })).withheld;
  await app.join(owner, member);
  expect(await withheld()).not.toBeNull();
  const { order, confirm } = openShop(app);
  const session = await order(owner.token, 5, false);
  await app.sandbox.pay(session, goodCard);
  await confirm(owner.token, session);
  expect(await withheld()).toBeNull();
  await app.call(contract.leaveTeam, { token: member.token });
  expect(await withheld()).not.toBeNull();
});

test('a member buys nothing that would not be used', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  const body = { numberOfCredits: 5, renew: false };
  expect(await app.refused(contract.subscribe, { body, token: member.token })).toEqual([409, 'team_pays']);
  await app.call(contract.subscribe, { body, token: owner.token });
  await app.call(contract.leaveTeam, { token: member.token });
  await app.call(contract.subscribe, { body, token: member.token });
});

test('a visitor’s report that a member claims is paid by the team', async () => {
  const app = await startTeamApp({ seals: 'on' });
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  const resumeId = await app.upload();
  await app.call(contract.publicStartGrading, { body: { resumeId } });
  await app.allEnded();
  await app.call(contract.claimPublicResume, { body: { resumeId }, token: member.token });
  expect(await app.balance(owner)).toBe(9);
  expect((await app.read(owner))?.members[1]?.spent.total).toBe(1);
});
