import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { startTeamApp } from '../../testing/team-app.ts';
import { unzipped } from '../../testing/unzipped.ts';

test('when the owner’s account is deleted the team ends, and a grading under way is finished at nobody’s cost', async () => {
  const app = await startTeamApp({ credits: 3 });
  const next = app.hold();
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  const done = await app.startOne(member);
  (await next()).finish();
  await app.allEnded();
  const running = await app.startOne(member);
  const grading = await next();

  await app.call(contract.deleteUser, { token: owner.token });
  grading.finish();
  await app.allEnded();

  for (const { resumeId } of [done, running]) {
    const report = await app.call(contract.analysisResult, { params: { id: resumeId }, token: member.token });
    expect(report.grading?.finalGrade.Cumulative).toBe('A-');
  }
  expect(await app.read(member)).toBeNull();
  expect(await app.balance(member)).toBe(3);
  expect(app.errors).toEqual([]);
  for (const table of ['team', 'team_member', 'team_spending'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('a deleted account leaves no membership and no invitation, and its spending without a name', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const [member, invited] = [await app.person(), await app.person()];
  await app.join(owner, member);
  await app.invite(owner, invited.email);
  await app.startOne(member);
  await app.allEnded();

  for (const { token } of [member, invited]) await app.call(contract.deleteUser, { token });

  const team = await app.read(owner);
  expect(team?.members.map(({ email }) => email)).toEqual([owner.email]);
  expect([team?.invitations, team?.formerSpent]).toEqual([[], { month: 1, total: 1 }]);
  const { movements } = await app.call(contract.billingHistory, { token: owner.token });
  expect(movements.find(({ reason }) => reason === 'hold')).toMatchObject({ resume: null, member: { name: null } });
  expect(await app.balance(owner)).toBe(9);
});

test('the archive of an account tells its team, and which gradings the team paid for', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const member = await app.person();
  await app.join(owner, member);
  const { resumeId } = await app.startOne(member);
  await app.allEnded();
  const team = async ({ token }: { token: string }) => {
    const archive = await app.send(contract.exportAccount, { token });
    return JSON.parse(new TextDecoder().decode(unzipped(archive.rawPayload).get('team.json')));
  };
  expect(await team(member)).toMatchObject({
    team: { name: 'Lakeside Careers', role: 'member', members: [{ email: member.email, spent: { total: 1 } }] },
    gradings: [{ credits: 1, resumeId, team: 'Lakeside Careers' }],
  });
  expect(await team(owner)).toMatchObject({ team: { role: 'owner' }, gradings: [] });
});
