import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { startTeamApp } from '../../testing/team-app.ts';

async function offered(options: Parameters<typeof startTeamApp>[0] = {}) {
  const app = await startTeamApp(options);
  const owner = await app.team();
  const [heir, other] = [await app.person(), await app.person()];
  for (const person of [heir, other]) await app.join(owner, person);
  const id = (await app.read(owner))?.members.find(({ email }) => email === heir.email)?.id ?? '';
  await app.call(contract.limitMember, { params: { id }, body: { credits: 1 }, token: owner.token });
  await app.call(contract.offerTeam, { params: { id }, token: owner.token });
  const subjectsTo = async ({ email: to }: { email: string }) => {
    await app.platform.services.mail.settled();
    return app.sent.filter((letter) => letter.to === to).map(({ email }) => email.subject);
  };
  return { app, owner, heir, other, id, subjectsTo };
}

test('a member who accepts owns the team: what runs is paid where it began, what comes next by the new owner', async () => {
  const { app, owner, heir, other, subjectsTo } = await offered({ credits: 5 });
  const next = app.hold();
  await app.startOne(other);
  const running = await next();
  await app.invite(owner, 'new@example.com');

  const team = await app.call(contract.acceptTeam, { token: heir.token });
  expect([team.role, team.owner.email, team.offer, team.credits]).toEqual(['owner', heir.email, null, 5]);
  const [first, ...rest] = team.members.map(({ email, role, monthLimit }) => [email, role, monthLimit]);
  expect(first).toEqual([heir.email, 'owner', null]);
  // They joined at the same moment of the test's clock.
  const others = [owner, other].map(({ email }) => [email, 'member', null]);
  expect(rest.toSorted()).toEqual(others.toSorted());
  expect(team.invitations.map(({ email }) => email)).toEqual(['new@example.com']);
  running.finish();
  await app.allEnded();
  expect(await app.features.credits.balanceOf(owner.id)).toBe(4);
  expect((await app.startOne(owner)).statusCode).toBe(200);
  (await next()).finish();
  await app.allEnded();
  expect(await Promise.all([owner, heir].map(({ id }) => app.features.credits.balanceOf(id)))).toEqual([4, 4]);
  expect((await app.read(owner))?.ownCredits).toBe(4);

  expect(await subjectsTo(heir)).toContain(`${owner.email} offers you the team “Lakeside Careers” on Redmark`);
  for (const person of [owner, other])
    expect(await subjectsTo(person)).toContain('The team “Lakeside Careers” on Redmark has another owner');
  await app.call(contract.leaveTeam, { token: owner.token });
  expect(await app.balance(owner)).toBe(4);
});

test('gradings that start while a team changes its owner are each paid once', async () => {
  const { app, owner, heir, other } = await offered({ credits: 20 });
  const begun = Promise.all(Array.from({ length: 8 }, async (_, at) => await app.startOne(other, `${at}`)));
  await app.call(contract.acceptTeam, { token: heir.token });
  expect((await begun).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  await app.allEnded();
  const balances = await Promise.all([owner, heir, other].map(({ id }) => app.features.credits.balanceOf(id)));
  expect(balances.reduce((sum, one) => sum + one, 0)).toBe(60 - 8);
  expect(app.errors).toEqual([]);
});

test('an offer ends when it is withdrawn, declined, too old, or its member left; nobody else can take it', async () => {
  const { app, owner, heir, other, id, subjectsTo } = await offered();
  const accept = async ({ token }: { token: string }) => await app.refused(contract.acceptTeam, { token });
  const again = async () => await app.call(contract.offerTeam, { params: { id }, token: owner.token });
  expect((await app.read(heir))?.offer?.memberId).toBe(id);
  expect((await app.read(other))?.offer).toBeNull();
  for (const person of [other, owner, await app.person()]) expect(await accept(person)).toEqual([404, 'offer_ended']);
  expect(await app.refused(contract.endTeamOffer, { token: other.token })).toEqual([404, 'offer_ended']);

  expect((await app.call(contract.endTeamOffer, { token: owner.token })).offer).toBeNull();
  expect(await accept(heir)).toEqual([404, 'offer_ended']);
  await again();
  await app.call(contract.endTeamOffer, { token: heir.token });
  expect(await accept(heir)).toEqual([404, 'offer_ended']);
  expect(await subjectsTo(owner)).toContain(`${heir.email} does not take over the team “Lakeside Careers”`);
  app.clock.now = after(app.clock.now, 2 * millisecondsIn.day);
  await app.features.teams.sweep();
  await again();
  app.clock.now = after(app.clock.now, 7 * millisecondsIn.day);
  expect(await accept(heir)).toEqual([404, 'offer_ended']);
  await app.features.teams.sweep();
  expect(await app.db.selectFrom('team_offer').selectAll().execute()).toEqual([]);
  await again();
  await app.call(contract.leaveTeam, { token: heir.token });
  expect(await accept(heir)).toEqual([404, 'offer_ended']);
  expect((await app.read(owner))?.offer).toBeNull();
});
