import { spawnSync } from 'node:child_process';
import { appendFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@redmark/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { elsewhere, startRestored, testFolder } from '../../testing/restored.ts';
import { signedIn, signedUp } from '../../testing/sdk-people.ts';
import { goodCard, openShop } from '../../testing/shop.ts';
import { startDirectory, type TestDirectory } from '../../testing/start-directory.ts';
import { bucketSettings } from '../../testing/stores/bucket-settings.ts';
import { hasTestBucket } from '../../testing/stores/test-bucket.ts';
import { freshDatabaseUrl } from '../../testing/stores/test-database.ts';
import { until } from '../../testing/until.ts';
import { backUp } from './back-up.ts';
import { sourceOf } from './backup-source.ts';
import { erasedText } from './erased-list.ts';
import { restore } from './restore.ts';

const isPostgres = process.env.DATABASE === 'postgres';

/** Somebody who bought credits, has reports, one of them shared, and two gradings under way, after what was before. */
async function livedIn<Before>(earlier: (directory: TestDirectory) => Promise<Before>) {
  const directory = await startDirectory({ credits: 10 });
  const before = await earlier(directory);
  const ada = await signedUp(directory);
  const { order, confirm } = openShop(directory);
  const token = ada.accessToken;
  const session = await order(token, 5);
  await directory.sandbox.pay(session, goodCard);
  await confirm(token, session);
  const reports = [await directory.graded(token), await directory.graded(token)];
  await directory.call(contract.shareReport, { params: { id: reports[0] ?? '' }, token });
  const next = directory.hold();
  const running = [await begun(directory, token), await begun(directory, token)];
  for (const _ of running) await next();
  return { directory, ada, reports, running, ...before };
}

/** A team with a member, who has a report that the owner paid for, and with an open invitation. */
async function teamIn(directory: TestDirectory) {
  const [owner, member] = [await signedUp(directory), await signedUp(directory)];
  const token = owner.accessToken;
  await directory.call(contract.makeTeam, { body: { name: 'Lakeside Careers' }, token });
  await directory.call(contract.inviteMember, { body: { email: member.email }, token });
  const letters = (await directory.emailsTo(member.email)).map((source) => source.replaceAll(/=\r?\n/g, ''));
  const key = letters
    .map((source) => /join\?key=(?:3D)?([\w-]+)/.exec(source)?.[1])
    .find((found) => found !== undefined);
  await directory.call(contract.joinTeam, { body: { key: key ?? '' }, token: member.accessToken });
  const report = await directory.graded(member.accessToken);
  const invited = { body: { email: directory.newEmail() }, token };
  const [invitation] = (await directory.call(contract.inviteMember, invited)).invitations;
  return { owner, member, report, invitationId: invitation?.id ?? '' };
}

async function begun(directory: TestDirectory, token: string): Promise<string> {
  const resumeId = await directory.upload(shortPdf([crypto.randomUUID()]), token);
  await directory.call(contract.thumbnail, { body: { resumeId }, token });
  await directory.call(contract.startGrading, { body: { resumeId }, token });
  return resumeId;
}

async function backedUp({ config, platform }: Pick<TestDirectory, 'config' | 'platform'>) {
  const folder = join(await testFolder(), 'backup');
  return { folder, lines: await backUp(sourceOf(config, platform.services), folder) };
}

const none = { erased: 'none', replaces: false };

/** Every entry of the ledger, and what every account has. */
async function books({ db }: Pick<TestDirectory, 'db'>) {
  const entries = await db.selectFrom('credit_entry').selectAll().orderBy('id').execute();
  const { rows } = await sql`select account_id, sum(credits)::int as credits from credit_entry
    group by account_id order by account_id`.execute(db);
  return { entries, rows };
}

/** Opens every report as its owner does, with its pictures and its PDF. */
async function openAll(app: TestDirectory, email: string, ids: string[]) {
  const { accessToken: token } = await signedIn(app, email);
  for (const id of ids) {
    const { grading, thumbnail } = await app.call(contract.analysisResult, { params: { id }, token });
    expect(grading).not.toBeNull();
    const pictures = [...(thumbnail?.mid ?? []), ...(thumbnail?.big ?? [])];
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(await statusOf(app, picture)).toBe(200);
    expect((await app.send(contract.markedPdf, { params: { id }, token })).statusCode).toBe(200);
  }
  return token;
}

async function statusOf({ app, platform }: TestDirectory, link: string): Promise<number> {
  if (platform.services.storage.origin) return (await fetch(link)).status;
  const { pathname, search } = new URL(link);
  return (await app.inject(pathname + search)).statusCode;
}

type Settings = () => Promise<Record<string, string>>;
const embedded: [string, Settings] = ['the embedded database and files on disk', async () => ({})];
const postgres: Settings = async () => ({
  DATABASE: 'postgres',
  DATABASE_URL: await freshDatabaseUrl(`test_restored_${process.env.VITEST_POOL_ID ?? 1}`),
});

const targets: [string, Settings][] = [
  embedded,
  ...(isPostgres ? [['PostgreSQL and files on disk', postgres] as [string, Settings]] : []),
  ...(hasTestBucket
    ? [
        [
          `${isPostgres ? 'PostgreSQL' : 'the embedded database'} and a bucket`,
          async () => ({ ...(isPostgres ? await postgres() : {}), ...bucketSettings() }),
        ] as [string, Settings],
      ]
    : []),
];

for (const [target, settings] of targets)
  test(`a backup taken while gradings run is restored into ${target}: every report opens, the books balance`, async () => {
    const { directory, ada, reports, running } = await livedIn(async () => ({}));
    const before = await books(directory);
    const { folder, lines } = await backedUp(directory);
    expect(lines.join('\n')).toContain('every checksum, row and file agrees');

    // To make an empty database takes seconds: that nothing at all need be there is shown once.
    const config = await elsewhere(await settings(), { isBare: target === embedded[0] && !isPostgres });
    expect((await restore(config, folder, none)).join('\n')).toContain('2 gradings that were under way');

    const restored = await startRestored(config);
    expect((await books(restored)).entries).toEqual(expect.arrayContaining(before.entries));
    const all = async () => await restored.db.selectFrom('review').select(['state', 'excused']).execute();
    await until(async () => (await all()).every(({ state }) => state === 'done'));
    await openAll(restored, ada.email, [...reports, ...running]);
    const { entries, rows } = await books(restored);
    const of = (wanted: string) => entries.filter(({ reason }) => reason === wanted).map(({ reference }) => reference);
    expect(of('settlement').toSorted()).toEqual(of('hold').toSorted());
    expect(rows).toEqual(before.rows);
    await expect(restore(config, folder, none)).rejects.toThrow(/in use by another|other connections/);
  }, 240_000);

test('what was deleted, ended or taken back after a backup is so again after its restore', async () => {
  const { directory, ada, reports, running, team } = await livedIn(async (directory) => ({
    team: { open: await teamIn(directory), ended: await teamIn(directory) },
  }));
  const bob = await signedUp(directory);
  const carol = team.ended.owner;
  await directory.call(contract.giveConsent, { body: { recruiting: true }, token: bob.accessToken });
  const [gone = '', alsoGone = ''] = [reports[1], running[0]];
  const body = { name: 'Nadia Okonkwo', email: '', labels: [], ground: 'consent' as const, resumeId: gone };
  const client = await directory.call(contract.addClient, { body, token: ada.accessToken });
  const keptReport = reports[0] ?? '';
  const keptBody = { ...body, name: 'Mira Example', resumeId: keptReport };
  const kept = await directory.call(contract.addClient, { body: keptBody, token: ada.accessToken });
  const params = { id: kept.id };
  const invitation = { resumeId: keptReport, email: 'mira@example.com', author: 'Ada Lovelace', gives: false };
  const sent = await directory.call(contract.handOver, { params, body: invitation, token: ada.accessToken });
  const { folder } = await backedUp(directory);

  const withdrawn = { ...params, handoverId: sent.handovers[0]?.id ?? '' };
  await directory.call(contract.withdrawHandover, { params: withdrawn, token: ada.accessToken });
  await directory.call(contract.deleteClient, { params: { id: client.id }, token: ada.accessToken });
  await directory.call(contract.deleteResume, { params: { id: alsoGone }, token: ada.accessToken });
  await directory.call(contract.stopSharing, { params: { id: reports[0] ?? '' }, token: ada.accessToken });
  await directory.call(contract.giveConsent, { body: { recruiting: false }, token: bob.accessToken });
  await directory.call(contract.leaveTeam, { token: team.open.member.accessToken });
  await directory.call(contract.withdrawInvitation, {
    params: { id: team.open.invitationId },
    token: team.open.owner.accessToken,
  });
  await directory.call(contract.deleteUser, { token: carol.accessToken });
  const list = join(await testFolder(), 'erased.txt');
  await writeFile(list, await erasedText(directory.db));

  const config = await elsewhere();
  await expect(restore(config, folder, { ...none, erased: undefined })).rejects.toThrow('--erased FILE');
  const told = await restore(config, folder, { ...none, erased: list });
  expect(told.join('\n')).toContain('2 resumes and 1 accounts');

  const restored = await startRestored(config);
  await until(async () => {
    const states = await restored.db.selectFrom('review').select('state').execute();
    return states.every(({ state }) => state === 'done');
  });
  const token = await openAll(restored, ada.email, [reports[0] ?? '', running[1] ?? '']);
  for (const id of [gone, alsoGone]) {
    expect((await restored.send(contract.analysisResult, { params: { id }, token })).statusCode).toBe(404);
    expect(await readdir(join(config.DATA_FOLDER, 'files/resumes'))).not.toContain(id);
  }
  expect(await restored.db.selectFrom('share_link').selectAll().execute()).toEqual([]);
  expect(await restored.db.selectFrom('client').select('name').execute()).toEqual([{ name: 'Mira Example' }]);
  expect(await restored.db.selectFrom('handover').selectAll().execute()).toEqual([]);
  expect(await restored.db.selectFrom('team_invitation').selectAll().execute()).toEqual([]);
  expect(await restored.db.selectFrom('team_member').select('team_id').execute()).toHaveLength(1);
  await openAll(restored, team.ended.member.email, [team.ended.report]);
  const consents = await restored.db.selectFrom('account').select(['email', 'recruiting']).execute();
  expect(consents.every(({ recruiting }) => !recruiting)).toBe(true);
  const released = (await books(restored)).entries.filter(({ reason }) => reason === 'release');
  expect(released).toHaveLength(1);
}, 240_000);

test('a restore refuses what is damaged, what is in use by people and what would lock everybody out', async () => {
  const directory = await startDirectory({ credits: 1 });
  const ada = await signedUp(directory);
  const resumeId = await directory.graded(ada.accessToken);
  const { folder } = await backedUp(directory);
  const modes = await Promise.all(
    [folder, join(folder, 'manifest.json')].map(async (path) => (await stat(path)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o600]);
  expect(spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder }).status).toBe(0);

  const IDENTITY_SECRET = 'another-secret-another-secret-another';
  await expect(restore(await elsewhere({ IDENTITY_SECRET }), folder, none)).rejects.toThrow('Set IDENTITY_SECRET');

  const config = await elsewhere();
  await restore(config, folder, none);
  await expect(restore(config, folder, none)).rejects.toThrow('--replace');
  await restore(config, folder, { ...none, replaces: true });
  const restored = await startRestored(config);
  await openAll(restored, ada.email, [resumeId]);

  await appendFile(join(folder, 'database/account.jsonl'), '["one","more"]\n');
  await expect(restore(await elsewhere(), folder, none)).rejects.toThrow('database/account.jsonl');
  await rm(join(folder, 'manifest.json'));
  await expect(restore(await elsewhere(), folder, none)).rejects.toThrow('no complete backup');
}, 240_000);

test('a file that the database names and the storage lost is told, and the rest is backed up', async () => {
  const directory = await startDirectory({ credits: 1 });
  const ada = await signedUp(directory);
  const resumeId = await directory.graded(ada.accessToken);
  await directory.platform.services.storage.remove(`resumes/${resumeId}/pages/1-504.png`);
  await expect(backedUp(directory)).rejects.toThrow(`Missing in the storage: resumes/${resumeId}/pages/1-504.png.`);
});
