import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTeamApp } from '../../testing/team-app.ts';

type App = Awaited<ReturnType<typeof startTeamApp>>;
type Person = Awaited<ReturnType<App['person']>>;

async function teamOfTwo(options: Parameters<typeof startTeamApp>[0] = {}) {
  const app = await startTeamApp(options);
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  const id = (await app.read(owner))?.members[1]?.id ?? '';
  return { app, owner, member, id };
}

const limitAll = async (app: App, { token }: Person, credits: number | null) =>
  await app.call(contract.limitMembers, { body: { credits }, token });

test('of ten gradings that a member starts at once the limit lets three begin, and the others say what to do', async () => {
  const { app, owner, member } = await teamOfTwo();
  app.clock.now = new Date('2026-11-24T12:00:00Z');
  await limitAll(app, owner, 3);
  const answers = await Promise.all(Array.from({ length: 10 }, async (_, at) => await app.startOne(member, `${at}`)));
  await app.allEnded();

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => JSON.parse(body));
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => 'member_limit'));
  expect(refused[0].message).toBe(
    'You have used all 3 credits that your team lets you use in a month. Ask its owner to raise your limit, or go on from 1 December; your file stays here until then.',
  );
  expect(await app.features.credits.balanceOf(owner.id)).toBe(7);
  const { credits, team } = await app.call(contract.getUser, { token: member.token });
  expect([credits, team?.limit]).toEqual([0, { month: 3, left: 0 }]);
  expect((await app.startOne(owner)).statusCode).toBe(200);

  app.clock.now = new Date('2026-12-01T00:00:00Z');
  expect((await app.startOne(member)).statusCode).toBe(200);
  expect((await app.call(contract.getUser, { token: member.token })).team?.limit).toEqual({ month: 3, left: 2 });
});

test('a refused file gives its part of the limit back', async () => {
  const { app, owner, member } = await teamOfTwo();
  await limitAll(app, owner, 1);
  await app.startOne(member, 'encrypted');
  await app.allEnded();
  expect(await app.balance(member)).toBe(1);
  expect((await app.startOne(member)).statusCode).toBe(200);
});

test('a limit of one’s own counts instead of that of all, higher or lower, and both see it', async () => {
  const { app, owner, member, id } = await teamOfTwo();
  await limitAll(app, owner, 2);
  const own = async (credits: number | null) =>
    await app.call(contract.limitMember, { params: { id }, body: { credits }, token: owner.token });
  expect((await own(4)).members[1]?.monthLimit).toBe(4);
  expect(await app.balance(member)).toBe(4);
  expect(await app.read(member)).toMatchObject({ monthLimit: 2, members: [{ monthLimit: 4 }] });
  await own(0);
  expect(JSON.parse((await app.startOne(member)).body).message).toContain('lets you use no credits');
  await own(null);
  expect(await app.balance(member)).toBe(2);
  await limitAll(app, owner, null);
  expect(await app.balance(member)).toBe(10);
});

test('only the owner limits, and only members of the team', async () => {
  const { app, owner, member, id } = await teamOfTwo();
  const stranger = await app.team('Another');
  const body = { credits: 1 };
  for (const { token } of [member, stranger])
    expect(await app.refused(contract.limitMember, { params: { id }, body, token })).toEqual([404, 'not_found']);
  expect(await app.refused(contract.limitMembers, { body, token: member.token })).toEqual([404, 'not_found']);
  const ownerId = (await app.read(owner))?.members[0]?.id ?? '';
  const ofOwner = { params: { id: ownerId }, body, token: owner.token };
  expect(await app.refused(contract.limitMember, ofOwner)).toEqual([404, 'not_found']);
});
