import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ConfirmSignUpCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as contract from '@redmark/contract';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { signedIn, signedUp } from '../../testing/sdk-people.ts';
import { password, startDirectory } from '../../testing/start-directory.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { emptyDatabase, testOn } from '../../testing/stores/test-database.ts';
import { until } from '../../testing/until.ts';
import { unzipped } from '../../testing/unzipped.ts';

test('a profile begins with what the directory knows, and keeps what is filled in', async () => {
  const directory = await startDirectory();
  const { accessToken: token, email } = await signedUp(directory, { 'custom:regular_tips': 'true' });
  const profile = await directory.call(contract.getUser, { token });
  expect(profile).toEqual({
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    industry: '',
    jobTitle: '',
    companySize: '',
    credits: 10,
    team: null,
    subscription: 'free',
    recruitingConsent: true,
  });
  const body = { firstName: ' Grace ', lastName: '', jobTitle: 'Software Engineer' };
  const changed = await directory.call(contract.updateUser, { body, token });
  expect(changed).toEqual({ ...profile, firstName: 'Grace', jobTitle: 'Software Engineer' });
  expect(await directory.call(contract.getUser, { token })).toEqual(changed);
  expect(await directory.platform.identity.identity.attributesOf(token)).toMatchObject({ given_name: 'Grace' });
});

test('first calls made at once make one account', async () => {
  const { call, db, signIn } = await startTestApp();
  const token = signIn();
  await Promise.all(Array.from({ length: 8 }, async () => await call(contract.getUser, { token })));
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(1);
});

test('credits do not move by changing the profile', async () => {
  const { send, signIn } = await startTestApp();
  const token = signIn();
  for (const credits of [1, '5', -1, 'many']) {
    const answer = await send(contract.updateUser, { body: { credits, firstName: 'Eve' }, token });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'credits_kept']);
  }
  const same = await send(contract.updateUser, { body: { credits: '10' }, token });
  expect([same.statusCode, same.json().firstName]).toEqual([200, '']);
});

test('consent is given and withdrawn, and both are remembered', async () => {
  const directory = await startDirectory();
  const { accessToken: token } = await signedUp(directory);
  for (const recruiting of [true, false]) {
    const profile = await directory.call(contract.giveConsent, { body: { recruiting }, token });
    expect(profile.recruitingConsent).toBe(recruiting);
  }
  const attributes = await directory.platform.identity.identity.attributesOf(token);
  expect(attributes?.['custom:regular_tips']).toBe('false');
  const archive = await directory.send(contract.exportAccount, { token });
  const consents = JSON.parse(new TextDecoder().decode(unzipped(archive.rawPayload).get('consents.json')));
  expect(consents.map(({ kind, given }: { kind: string; given: boolean }) => `${kind} ${given}`)).toEqual([
    'privacy_policy true',
    'recruiting true',
    'recruiting false',
  ]);
});

test('consent said many times at once is noted once, and nobody changes their mind without end', async () => {
  const { call, send, signIn, db } = await startTestApp();
  const token = signIn();
  await call(contract.getUser, { token });
  const say = async (recruiting: boolean) =>
    (await send(contract.giveConsent, { body: { recruiting }, token })).statusCode;
  const notes = async () =>
    (await db.selectFrom('consent_entry').select('given').where('kind', '=', 'recruiting').execute()).length;
  expect(new Set(await Promise.all(Array.from({ length: 30 }, async () => await say(true))))).toEqual(new Set([200]));
  expect(await notes()).toBe(1);
  const answers: number[] = [];
  for (let time = 0; time < 25; time++) answers.push(await say(time % 2 === 1));
  expect(answers.at(-1)).toBe(429);
  expect(await notes()).toBeLessThanOrEqual(20);
});

test('who did not accept the privacy policy has no account, until they do', async () => {
  const directory = await startDirectory();
  const ClientId = directory.clientConfig.clientId;
  const Username = directory.newEmail();
  const sdk = directory.sdk();
  const refuse = [{ Name: 'custom:privacy_policy', Value: 'false' }];
  const without = { ClientId, Username, Password: password };
  await expect(sdk.send(new SignUpCommand({ ...without, UserAttributes: refuse }))).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
  await sdk.send(new SignUpCommand(without));
  const ConfirmationCode = await directory.codeFor(Username);
  await sdk.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
  const { accessToken: token } = await signedIn(directory, Username);
  const answer = await directory.send(contract.getUser, { token });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'consent_missing']);
  expect(await directory.db.selectFrom('account').select('id').execute()).toEqual([]);

  const UserAttributes = [{ Name: 'custom:privacy_policy', Value: 'true' }];
  await sdk.send(new UpdateUserAttributesCommand({ AccessToken: token, UserAttributes }));
  expect(await directory.call(contract.getUser, { token })).toMatchObject({ email: Username, credits: 10 });
});

test('an archive holds the profile and every file and report, and nothing of anybody else', async () => {
  const { call, send, signIn, upload } = await startTestApp();
  const token = signIn();
  const id = await upload(undefined, token);
  await upload(undefined, signIn());
  await call(contract.startGrading, { body: { resumeId: id }, token });
  await until(async () => (await send(contract.analysisResult, { params: { id }, token })).statusCode === 200);
  await call(contract.submitFeedback, { body: { rating: '4', message: 'The marks helped.' }, token });
  const archive = await send(contract.exportAccount, { token });
  expect(archive.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
  const files = unzipped(archive.rawPayload);
  const folder = `resumes/resume.pdf ${id}`;
  const names = [
    'account',
    'consents',
    'credits',
    'api-keys',
    'webhooks',
    'letters',
    'batches',
    'adverts',
    'versions',
    'team',
    'clients',
    'handovers',
    'showings',
    'feedback',
  ];
  const records = names.map((name) => `${name}.json`);
  expect([...files.keys()]).toEqual([...records, `${folder}/resume.pdf`, `${folder}/report.json`]);
  expect(JSON.parse(Buffer.from(files.get('feedback.json') ?? []).toString())).toMatchObject([
    { rating: 4, message: 'The marks helped.' },
  ]);
  expect(Buffer.from(files.get(`${folder}/resume.pdf`) ?? [])).toEqual(Buffer.from(shortPdf()));
});

test('a deleted account is gone when the answer comes: rows, files, sign-in and tokens', async () => {
  const directory = await startDirectory();
  const { accessToken: token, email } = await signedUp(directory);
  const kept = await directory.upload();
  const id = await directory.upload(undefined, token);
  await directory.call(contract.thumbnail, { body: { resumeId: id }, token });
  await directory.call(contract.startGrading, { body: { resumeId: id }, token });
  const { message } = await directory.call(contract.deleteUser, { token });

  expect(message).toBe('Your account has been successfully deleted');
  expect(await readdir(join(directory.folder, 'files', 'resumes'))).toEqual([kept]);
  const counted = sql<{ rows: number }>`
    select (select count(*) from account) + (select count(*) from identity_user) + (select count(*) from review)
      + (select count(*) from consent_entry) + (select count(*) from identity_family) as rows`;
  expect((await counted.execute(directory.db)).rows).toEqual([{ rows: 0 }]);
  expect((await directory.send(contract.getUser, { token })).statusCode).toBe(401);
  await until(async () => (await directory.emailsTo(email))[0]?.includes('account was deleted') ?? false);
});

test('an upload that is under way while its account is deleted leaves nothing behind', async () => {
  const { call, send, signIn, db } = await startTestApp();
  const token = signIn();
  await call(contract.getUser, { token });
  const body = { fileName: 'resume.pdf', type: 'application/pdf' };
  await Promise.all([
    ...Array.from({ length: 20 }, async () => await send(contract.requestUpload, { body, token })),
    call(contract.deleteUser, { token }),
  ]);
  const owned = await db.selectFrom('resume').select('id').where('owner_id', 'is not', null).execute();
  expect([owned, await db.selectFrom('account').select('id').execute()]).toEqual([[], []]);
});

test('a file that arrives after its account was deleted is not kept', async () => {
  const { call, put, signIn, folder } = await startTestApp();
  const token = signIn();
  const body = { fileName: 'resume.pdf', type: 'application/pdf' };
  const { url } = await call(contract.requestUpload, { body, token });
  await call(contract.deleteUser, { token });
  expect((await put(url, shortPdf())).json().code).toBe('upload_refused');
  expect(await readdir(join(folder, 'files', 'resumes'))).toEqual([]);
});

testOn('embedded')('asking for a profile writes nothing once its welcome is booked', async () => {
  const { engine } = await emptyDatabase();
  if (engine.kind !== 'embedded') throw new Error('This looks over the shoulder of the embedded database.');
  const { call, signIn } = await startTestApp({ credits: 3 });
  const ada = signIn();
  expect((await call(contract.getUser, { token: ada })).credits).toBe(3);
  const { pglite } = engine;
  const statements: string[] = [];
  const query = pglite.query;
  pglite.query = async (sql, ...rest) => {
    statements.push(sql);
    return (await query.call(pglite, sql, ...rest)) as never;
  };
  onTestFinished(() => {
    pglite.query = query;
  });

  expect((await call(contract.getUser, { token: ada })).credits).toBe(3);

  const own = statements.filter((sql) => !sql.includes('pgboss'));
  expect(own.filter((sql) => !sql.startsWith('select'))).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThanOrEqual(4);
});
