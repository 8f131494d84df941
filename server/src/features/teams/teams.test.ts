import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { startTeamApp } from '../../testing/team-app.ts';

const { day } = millisecondsIn;

test('somebody invited by letter sees who invites, joins, and uses the team’s credits; their own stay', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const member = await app.person();
  const key = await app.invite(owner, member.email);
  expect((await app.read(owner))?.invitations).toMatchObject([{ email: member.email }]);
  expect(JSON.stringify(await app.db.selectFrom('team_invitation').selectAll().execute())).not.toContain(key);
  expect(await app.call(contract.openInvitation, { body: { key } })).toEqual({
    team: 'Lakeside Careers',
    invitedBy: { name: owner.email, email: owner.email },
    email: member.email,
    expiresAt: after(app.clock.now, 7 * day).toISOString(),
  });
  await app.features.credits.grant(owner.id, 5, 'for the test');

  const seen = await app.call(contract.joinTeam, { body: { key }, token: member.token });

  expect(seen).toMatchObject({ role: 'member', credits: 15, ownCredits: 10, invitations: [] });
  expect(seen.members.map(({ email }) => email)).toEqual([member.email]);
  const team = await app.read(owner);
  expect(team?.members.map(({ email, role }) => [email, role])).toEqual([
    [owner.email, 'owner'],
    [member.email, 'member'],
  ]);
  expect(team?.invitations).toEqual([]);
  expect(await app.call(contract.getUser, { token: member.token })).toMatchObject({
    credits: 15,
    team: { name: 'Lakeside Careers', role: 'member', ownCredits: 10 },
  });
  const body = { credits: 10 };
  expect(await app.refused(contract.updateUser, { body, token: member.token })).toEqual([403, 'credits_kept']);
});

test('an invitation is good once, for its address, until its end; what is refused leaves it as it was', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const [member, other] = [await app.person(), await app.person()];
  const key = await app.invite(owner, member.email);
  const body = { key };

  expect(await app.refused(contract.joinTeam, { body, token: other.token })).toEqual([403, 'invited_other']);
  const joins = await Promise.all([1, 2, 3].map(() => app.send(contract.joinTeam, { body, token: member.token })));
  expect(joins.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
  for (const endpoint of [contract.openInvitation, contract.declineInvitation])
    expect(await app.refused(endpoint, { body })).toEqual([404, 'invitation_ended']);

  const late = { key: await app.invite(owner, other.email) };
  app.clock.now = after(app.clock.now, 7 * day);
  expect(await app.refused(contract.openInvitation, { body: late })).toEqual([404, 'invitation_ended']);
  expect(await app.refused(contract.joinTeam, { body: late, token: other.token })).toEqual([404, 'invitation_ended']);
  await app.features.teams.sweep();
  expect(await app.db.selectFrom('team_invitation').selectAll().execute()).toEqual([]);
  expect(await app.db.selectFrom('team_letter').selectAll().execute()).toEqual([]);
});

test('a second letter ends the link of the first; withdrawing and declining end it for good', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const member = await app.person();
  const first = await app.invite(owner, member.email);
  const id = (await app.read(owner))?.invitations[0]?.id ?? '';
  app.steered.works = false;
  expect(await app.refused(contract.resendInvitation, { params: { id }, token: owner.token })).toEqual([
    503,
    'letter_not_sent',
  ]);
  expect((await app.call(contract.openInvitation, { body: { key: first } })).email).toBe(member.email);
  app.steered.works = true;
  await app.call(contract.resendInvitation, { params: { id }, token: owner.token });
  const second = app.keyTo(member.email);
  expect(await app.refused(contract.openInvitation, { body: { key: first } })).toEqual([404, 'invitation_ended']);
  const team = await app.call(contract.withdrawInvitation, { params: { id }, token: owner.token });
  expect(team.invitations).toEqual([]);
  const body = { key: second };
  expect(await app.refused(contract.joinTeam, { body, token: member.token })).toEqual([404, 'invitation_ended']);

  const other = await app.person();
  const declined = { key: await app.invite(owner, other.email) };
  await app.call(contract.declineInvitation, { body: declined });
  expect((await app.read(owner))?.invitations).toEqual([]);
  expect(await app.refused(contract.openInvitation, { body: declined })).toEqual([404, 'invitation_ended']);
});

test('an invitation whose letter cannot be sent is none, and letters have an end', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  app.steered.works = false;
  const asked = (email: string) => ({ body: { email }, token: owner.token });
  expect(await app.refused(contract.inviteMember, asked('mo@example.com'))).toEqual([503, 'letter_not_sent']);
  expect((await app.read(owner))?.invitations).toEqual([]);
  app.steered.works = true;
  for (const email of ['mo@example.com', 'Mo@Example.com']) await app.call(contract.inviteMember, asked(email));
  expect((await app.read(owner))?.invitations.map(({ email }) => email)).toEqual(['Mo@Example.com']);
  const refused = [429, 'too_many_invitation_letters'];
  expect(await app.refused(contract.inviteMember, asked('mo@example.com'))).toEqual(refused);
  const second = await app.team('Another');
  const theirs = { body: { email: 'mo@example.com' }, token: second.token };
  expect(await app.refused(contract.inviteMember, theirs)).toEqual(refused);
  app.clock.now = after(app.clock.now, day + 1);
  await app.call(contract.inviteMember, theirs);
});

test('50 invitations wait at most, and 50 people are in a team at most', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const last = await app.person();
  const key = await app.invite(owner, last.email);
  const { id: teamId } = await app.db.selectFrom('team').select('id').executeTakeFirstOrThrow();
  const row = { team_id: teamId, sent_at: app.clock.now, expires_at: after(app.clock.now, day) };
  await app.db
    .insertInto('team_invitation')
    .values(
      Array.from({ length: 49 }, (_, at) => ({
        ...row,
        id: crypto.randomUUID(),
        email: `p${at}@example.com`,
        key_hash: `hash ${at}`,
      })),
    )
    .execute();
  const asked = (email: string) => ({ body: { email }, token: owner.token });
  expect(await app.refused(contract.inviteMember, asked('one@example.com'))).toEqual([409, 'too_many_invitations']);
  await app.call(contract.inviteMember, asked('P7@example.com'));
  await app.db
    .insertInto('account')
    .values(
      Array.from({ length: 49 }, (_, at) => ({
        id: crypto.randomUUID(),
        issuer: 'test',
        subject: `s${at}`,
        email: `m${at}@example.com`,
        created_at: app.clock.now,
      })),
    )
    .execute();
  const accounts = await app.db.selectFrom('account').select('id').where('email', 'like', 'm%@example.com').execute();
  await app.db
    .insertInto('team_member')
    .values(
      accounts.map(({ id }) => ({
        id: crypto.randomUUID(),
        account_id: id,
        team_id: teamId,
        joined_at: app.clock.now,
      })),
    )
    .execute();
  const body = { key };
  expect(await app.refused(contract.joinTeam, { body, token: last.token })).toEqual([409, 'team_full']);
  expect(await app.refused(contract.inviteMember, asked('two@example.com'))).toEqual([409, 'team_full']);
  await app.call(contract.openInvitation, { body });
});

test('an account is in one team at most, also when it joins two at once or makes one beside', async () => {
  const app = await startTeamApp();
  const [one, two] = [await app.team('One'), await app.team('Two')];
  const member = await app.person();
  const keys = [await app.invite(one, member.email), await app.invite(two, member.email)];
  const answers = await Promise.all([
    ...keys.map((key) => app.send(contract.joinTeam, { body: { key }, token: member.token })),
    app.send(contract.makeTeam, { body: { name: 'Three' }, token: member.token }),
    app.send(contract.makeTeam, { body: { name: 'Four' }, token: member.token }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  for (const answer of answers) if (answer.statusCode === 409) expect(answer.json().code).toBe('in_a_team');
  const rows = await app.db.selectFrom('team_member').selectAll().where('account_id', '=', member.id).execute();
  expect(rows).toHaveLength(1);
  const invitation = { email: member.email };
  const owner = answers[0]?.statusCode === 200 ? one : two;
  if (answers.slice(0, 2).some(({ statusCode }) => statusCode === 200))
    expect(await app.refused(contract.inviteMember, { body: invitation, token: owner.token })).toEqual([
      409,
      'member_already',
    ]);
});

test('what is somebody else’s does not exist: members manage nothing, and other owners nothing of this team', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const [member, stranger] = [await app.person(), await app.person()];
  await app.join(owner, member);
  await app.invite(owner, 'mo@example.com');
  const other = await app.team('Another');
  const team = await app.read(owner);
  const [memberId, invitationId] = [team?.members[1]?.id ?? '', team?.invitations[0]?.id ?? ''];
  for (const { token } of [member, stranger, other]) {
    const ofMember = { params: { id: memberId }, token };
    const ofInvitation = { params: { id: invitationId }, token };
    expect(await app.refused(contract.removeMember, ofMember)).toEqual([404, 'not_found']);
    expect(await app.refused(contract.resendInvitation, ofInvitation)).toEqual([404, 'not_found']);
    expect(await app.refused(contract.withdrawInvitation, ofInvitation)).toEqual([404, 'not_found']);
  }
  for (const { token } of [member, stranger]) {
    expect(await app.refused(contract.inviteMember, { body: { email: 'a@example.com' }, token })).toEqual([
      404,
      'not_found',
    ]);
    expect(await app.refused(contract.renameTeam, { body: { name: 'Mine' }, token })).toEqual([404, 'not_found']);
    expect(await app.refused(contract.endTeam, { token })).toEqual([404, 'not_found']);
  }
  expect(await app.refused(contract.leaveTeam, { token: stranger.token })).toEqual([404, 'not_found']);
  expect(await app.read(owner)).toEqual(team);
});

test('the owner cannot leave, but rename and end the team; whoever is removed or left is told', async () => {
  const app = await startTeamApp();
  const owner = await app.team();
  const [first, second] = [await app.person(), await app.person()];
  for (const person of [first, second]) await app.join(owner, person);
  const ids = new Map((await app.read(owner))?.members.map(({ email, id }) => [email, id]));
  expect(await app.refused(contract.leaveTeam, { token: owner.token })).toEqual([409, 'owner_stays']);
  const own = { params: { id: ids.get(owner.email) ?? '' }, token: owner.token };
  expect(await app.refused(contract.removeMember, own)).toEqual([409, 'owner_stays']);

  const renamed = await app.call(contract.renameTeam, { body: { name: 'Lakeside' }, token: owner.token });
  expect([renamed.name, renamed.members.length]).toEqual(['Lakeside', 3]);
  await app.call(contract.removeMember, { params: { id: ids.get(first.email) ?? '' }, token: owner.token });
  await app.call(contract.endTeam, { token: owner.token });
  await app.platform.services.mail.settled();

  for (const person of [first, second, owner]) expect(await app.read(person)).toBeNull();
  const told = app.sent.filter(({ email }) => email.subject.startsWith('You are no longer in the team “Lakeside”'));
  expect(told.map(({ to }) => to).toSorted()).toEqual([first.email, second.email].toSorted());
});

test('a name of a team cannot carry an address into letters', async () => {
  const app = await startTeamApp();
  const { token } = await app.person();
  for (const name of ['', 'win at evil.example', 'http://evil', 'me@evil', 'x'.repeat(61), '<b>'])
    expect(await app.refused(contract.makeTeam, { body: { name }, token })).toEqual([400, 'bad_request']);
  const { name } = await app.call(contract.makeTeam, { body: { name: 'St. Mary’s Careers Inc.' }, token });
  expect(name).toBe('St. Mary’s Careers Inc.');
});
