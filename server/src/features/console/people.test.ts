import { SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { signedUp } from '../../testing/sdk-people.ts';
import { password, startDirectory } from '../../testing/start-directory.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

async function open() {
  const directory = await startDirectory({ credits: 2 });
  const token = directory.signIn('two_steps');
  const ada = await signedUp(directory);
  await directory.call(contract.getUser, { token: ada.accessToken });
  const { people } = await directory.call(contract.consoleSearch, { query: { search: ada.email }, token });
  return { ...directory, token, ada, id: people[0]?.id ?? '' };
}

test('an account is found by a part of its address in any case, and opened with its credits', async () => {
  const { call, send, token, ada, id } = await open();
  const part = ada.email.slice(0, 12).toUpperCase();
  const { people } = await call(contract.consoleSearch, { query: { search: part }, token });
  expect(people).toMatchObject([{ id, kind: 'account', email: ada.email, name: 'Ada Byron', credits: 2 }]);
  const account = await call(contract.consoleAccount, { params: { id }, token });
  expect([account.email, account.history.credits, account.resumes]).toEqual([ada.email, 2, 0]);

  expect((await call(contract.consoleSearch, { query: { search: 'a%b_c' }, token })).people).toEqual([]);
  expect((await send(contract.consoleSearch, { query: { search: 'ab' }, token })).statusCode).toBe(400);
  const nobody = { params: { id: crypto.randomUUID() }, token };
  expect((await send(contract.consoleAccount, nobody)).json().code).toBe('not_found');
});

test('credits are given once for a reason that their owner reads, and never taken below none', async () => {
  const { call, send, token, ada, id } = await open();
  const body = { credits: 5, reason: 'Sorry for the wait', reference: crypto.randomUUID() };
  for (const _ of [1, 2])
    expect(await call(contract.consoleGrant, { params: { id }, body, token })).toEqual({ credits: 7 });
  const { movements } = await call(contract.billingHistory, { token: ada.accessToken });
  expect(movements.find(({ reason }) => reason === 'grant')).toMatchObject({ credits: 5, note: 'Sorry for the wait' });

  const grant = async (change: object) => {
    const changed = { ...body, reference: crypto.randomUUID(), ...change };
    return (await send(contract.consoleGrant, { params: { id }, body: changed, token })).json().code;
  };
  expect(await grant({ credits: -8 })).toBe('no_credits');
  for (const change of [{ credits: 0 }, { credits: 1.5 }, { credits: 1001 }, { reason: ' ' }])
    expect([change, await grant(change)]).toEqual([change, 'bad_request']);
  const { lines } = await call(contract.consoleAudit, { token });
  expect(lines.filter(({ action }) => action === 'Gave or took credits')[0]).toMatchObject({
    subject: id,
    accountEmail: ada.email,
  });
});

test('a code for a new password is mailed, and all sessions are ended', async () => {
  const { call, send, token, ada, id, codeFor } = await open();
  await call(contract.consoleSendCode, { params: { id }, token });
  expect(await codeFor(ada.email)).toMatch(/^\d{6}$/);
  await call(contract.consoleEndSessions, { params: { id }, token });
  expect((await send(contract.getUser, { token: ada.accessToken })).statusCode).toBe(401);
});

test('whoever waits for the code of a sign-up is found and gets it again, a few times', async () => {
  const { call, send, token, newEmail, sdk, clientConfig, codeFor } = await open();
  const email = newEmail();
  const UserAttributes = [{ Name: 'given_name', Value: 'Grace' }];
  await sdk().send(
    new SignUpCommand({ ClientId: clientConfig.clientId, Username: email, Password: password, UserAttributes }),
  );
  const first = await codeFor(email);
  const { people } = await call(contract.consoleSearch, { query: { search: email }, token });
  expect(people).toMatchObject([{ kind: 'sign_up', email, name: 'Grace' }]);
  const asked = { params: { id: people[0]?.id ?? '' }, token };
  await call(contract.consoleSendCode, asked);
  expect(await codeFor(email)).not.toBe(first);
  const codes: unknown[] = [];
  for (let time = 0; time < 6; time++) codes.push((await send(contract.consoleSendCode, asked)).json().code);
  expect(codes).toContain('too_many_codes');
});

test('a person of a hosted pool is helped there', async () => {
  const { call, send, signIn } = await startTestApp();
  const [token, user] = [signIn('two_steps'), signIn()];
  const { email } = await call(contract.getUser, { token: user });
  const { people } = await call(contract.consoleSearch, { query: { search: email }, token });
  const answer = await send(contract.consoleSendCode, { params: { id: people[0]?.id ?? '' }, token });
  expect(answer.json().code).toBe('no_code_for_this');
});
