import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as contract from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { codeAt } from '../../../directory/src/crypto/totp.ts';
import { after, millisecondsIn } from '../base/durations.ts';
import { sweepAudit } from '../database/audit-log.ts';
import { signedIn, signedUp } from '../testing/sdk-people.ts';
import { goodCard, openShop } from '../testing/shop.ts';
import { startDirectory } from '../testing/start-directory.ts';
import { operatorToken, startTestApp } from '../testing/start-test-app.ts';
import { callHost, done, openOperatorSocket } from './operator-socket.ts';

async function open() {
  const app = await startTestApp({ credits: 1 });
  const shop = openShop(app);
  const ada = app.signIn();
  const { email } = await shop.profile(ada);
  const services = { db: app.db, now: () => app.clock.now, ...app.features };
  const say = async (...args: string[]) => await done(services, args);
  return { ...app, ...shop, ada, email, services, say };
}

test('credits are given and taken with a reason that their owner reads', async () => {
  const { say, email, ada, history, profile } = await open();
  expect(await say('grant', email.toUpperCase(), '5', 'sorry', 'for', 'the', 'wait')).toEqual({
    ok: true,
    lines: [`${email} has 6 credits now.`],
  });
  expect((await say('take', email, '7', 'too much')).lines).toEqual([
    `${email} has 6 credits: that many cannot be taken.`,
  ]);
  await say('take', email, '4', 'given twice');

  expect((await profile(ada)).credits).toBe(2);
  const notes = (await history(ada)).movements.map(({ note }) => note).filter((note) => note !== null);
  expect(notes.toSorted()).toEqual(['given twice', 'sorry for the wait']);
  expect((await say('account', email)).lines.join('\n')).toContain('credits 2, plan free');
});

test('what the operator read or changed is on record by ids alone, and so are links to reports', async () => {
  const { say, email, ada, graded, call, send, signIn, clock, db, errors } = await open();
  const resumeId = await graded(ada);
  const params = { id: resumeId };
  const { link } = await call(contract.shareReport, { params, token: ada });
  const key = new URL(link.url).searchParams.get('key') ?? '';
  for (let time = 0; time < 3; time++) await call(contract.sharedReport, { body: { key } });
  await call(contract.stopSharing, { params, token: ada });
  await call(contract.shareReport, { params, token: ada });
  await call(contract.deleteResume, { params, token: ada });
  await send(contract.messageResponse, {
    body: { messageId: crypto.randomUUID(), response: 'An answer to nobody.' },
    token: operatorToken,
  });
  await send(contract.messageResponse, {
    body: { messageId: resumeId, response: 'Not the operator.' },
    token: signIn(),
  });
  await say('account', email);
  await say('grant', email, '5', 'for', 'patience');
  const { lines, ok } = await say('audit');

  const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const acts = lines.map((line) => line.replace(/^\S+ +/, ''));
  expect([ok, acts.toSorted()]).toEqual([
    true,
    [
      `link  report opened  ${resumeId}  3 times`,
      `operator  call POST /contact/message-response`,
      `operator  command account  ${id}`,
      `operator  command audit`,
      `operator  command grant  ${id}`,
      `owner  link ended  ${resumeId}`,
      `owner  link ended  ${resumeId}`,
      `owner  link made  ${resumeId}`,
      `owner  link made  ${resumeId}`,
    ],
  ]);
  expect(lines.join()).not.toContain(email);
  // Links are recorded by the database, whose clock is not the test's.
  await sweepAudit(db, after(new Date(Math.max(Date.now(), clock.now.getTime())), 402 * millisecondsIn.day));
  expect(await db.selectFrom('audit_entry').select('number').execute()).toEqual([]);
  expect(errors).toEqual([]);
});

test('what was typed wrongly changes nothing and says what is missing', async () => {
  const { say, email, ada, profile } = await open();
  for (const args of [
    [],
    ['give', email],
    ['grant', email, '1.5', 'why'],
    ['grant', email, '-1', 'why'],
    ['grant', email, '5'],
    ['grant', 'nobody@example.com', '5', 'why'],
    ['payments', '--days', 'all'],
    ['payments', '--weeks', '1'],
  ])
    expect([args, (await say(...args)).ok]).toEqual([args, false]);
  expect((await profile(ada)).credits).toBe(1);
});

test('what was paid and not credited is listed, and credited by reconciling', async () => {
  const { say, ada, order, sandbox, profile } = await open();
  expect((await say('payments')).lines).toEqual(['Every payment of the last 30 days is credited.']);
  const session = await order(ada, 5, false);
  await sandbox.pay(session, goodCard);

  expect((await say('payments')).lines.join('\n')).toContain(session);
  expect((await say('reconcile')).lines.at(-1)).toBe('1 credited.');
  expect((await say('reconcile', '--days', '2')).lines).toEqual(['Every payment of the last 2 days is credited.']);
  expect((await profile(ada)).credits).toBe(6);
});

test('a host that runs does the commands, and without one nobody answers', async () => {
  const { services, email } = await open();
  const folder = await mkdtemp(join(tmpdir(), 'redmark-line-'));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  expect(await callHost(folder, ['account', email])).toBeUndefined();
  const line = await openOperatorSocket(folder, services, console.error);
  expect((await callHost(folder, ['account', email]))?.lines.join('\n')).toContain(email);
  expect(await callHost(folder, ['account', 'nobody'])).toEqual({ ok: false, lines: ['There is no account nobody.'] });
  line.close();
});

test('whoever lost their authenticator app is let in by the password alone again', async () => {
  const directory = await startDirectory();
  const { email, accessToken: AccessToken } = await signedUp(directory);
  const sdk = directory.sdk();
  const { SecretCode = '' } = await sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const UserCode = codeAt(SecretCode, Math.floor(directory.clock.now.getTime() / 30_000));
  await sdk.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await sdk.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
  await fetch(`${directory.origin}/api/get-user`, { headers: { authorization: `Bearer ${AccessToken}` } });
  expect((await signedIn(directory, email)).accessToken).toBe('');

  const services = { ...directory.platform.services, ...directory.features };
  expect(await done(services, ['one-step', email])).toEqual({
    ok: true,
    lines: [`${email} logs in with the password alone now.`],
  });
  expect((await signedIn(directory, email)).accessToken).not.toBe('');
  await directory.platform.services.mail.settled();
  const emails = await directory.emailsTo(email);
  expect(emails.filter((each) => each.includes('was turned off'))).toHaveLength(1);
});

test('the second step of somebody in a hosted pool is not ours to turn off', async () => {
  const { say, email } = await open();
  expect((await say('one-step', email)).lines).toEqual([
    `${email} belongs to a hosted user pool. Turn the second step off there.`,
  ]);
});

test('a caller who goes away, says nothing sensible or never ends changes nothing for the next', async () => {
  const { services, email } = await open();
  const folder = await mkdtemp(join(tmpdir(), 'redmark-line-'));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  const said: unknown[] = [];
  const line = await openOperatorSocket(folder, services, (error) => said.push(error));
  onTestFinished(line.close);

  for (let caller = 0; caller < 6; caller += 1) {
    const socket = connect(join(folder, 'operator.sock'));
    await once(socket, 'connect');
    socket.write(JSON.stringify(['account', email]));
    socket.end(() => socket.destroy());
    await once(socket, 'close');
  }
  for (const words of ['nonsense', '{"account":1}', '["account"', `["${'x'.repeat(100_000)}"]`]) {
    const socket = connect({ path: join(folder, 'operator.sock'), allowHalfOpen: true });
    socket.on('error', () => {});
    socket.end(words);
    expect(JSON.parse((await text(socket)) || '{"ok":false}')).toMatchObject({ ok: false });
  }
  expect((await callHost(folder, ['account', email]))?.lines.join('\n')).toContain(email);
  expect(said).toEqual([]);
  expect((await stat(join(folder, 'operator.sock'))).mode & 0o777).toBe(0o600);
});
