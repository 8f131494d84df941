import {
  AssociateSoftwareTokenCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { codeAt } from '../../../../directory/src/crypto/totp.ts';
import { done } from '../../operator/operator-socket.ts';
import { signedIn, signedUp } from '../../testing/sdk-people.ts';
import { password, startDirectory, type TestDirectory } from '../../testing/start-directory.ts';
import { createCognito } from './cognito.ts';

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const stepAt = ({ clock }: TestDirectory, later: number) => Math.floor(clock.now.getTime() / 30_000) + later;

/** Turns the second step on, and logs in with it. */
async function inTwoSteps(directory: TestDirectory, { email, accessToken }: { email: string; accessToken: string }) {
  const sdk = directory.sdk();
  const { SecretCode = '' } = await sdk.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }));
  const UserCode = codeAt(SecretCode, stepAt(directory, 0));
  await sdk.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await sdk.send(new SetUserMFAPreferenceCommand({ AccessToken: accessToken, SoftwareTokenMfaSettings }));
  const { clientId: ClientId } = directory.clientConfig;
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const { Session, ChallengeName } = await sdk.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  );
  const SOFTWARE_TOKEN_MFA_CODE = codeAt(SecretCode, stepAt(directory, 1));
  const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE };
  const { AuthenticationResult } = await sdk.send(
    new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}

test('the console opens for the group alone, after a login with a code, and closes with either', async () => {
  const directory = await startDirectory();
  const services = { ...directory.platform.services, ...directory.features };
  const ada = await signedUp(directory);
  const enter = async (token: string) => (await directory.send(contract.consoleEntry, { token })).json();
  expect((await enter(ada.accessToken)).code).toBe('operator_only');

  const { lines } = await done(services, ['operator', ada.email]);
  expect(lines).toEqual([`${ada.email} may open /operator, after a login in two steps.`]);
  expect((await enter(ada.accessToken)).code).toBe('two_steps_missing');

  const token = await inTwoSteps(directory, ada);
  expect(claimsOf(token)).toMatchObject({ 'cognito:groups': ['operators'], amr: ['otp', 'mfa'] });
  expect(await enter(token)).toEqual({ email: ada.email });
  // A session of before stays what it was.
  expect((await enter(ada.accessToken)).code).toBe('two_steps_missing');
  expect(claimsOf(ada.accessToken).amr).toBeUndefined();

  await done(services, ['operator', ada.email, '--off']);
  expect((await enter(token)).code).toBe('operator_only');
  await done(services, ['operator', ada.email]);
  await done(services, ['one-step', ada.email]);
  expect((await enter(token)).code).toBe('two_steps_missing');
});

test('a hosted pool names the group in its tokens, and is asked whether there is a second factor', async () => {
  const directory = await startDirectory();
  const services = { ...directory.platform.services, ...directory.features };
  const { region, userPoolId, clientId, endpoint } = directory.clientConfig;
  const identity = createCognito({ region, userPoolId, clientId, endpoint });
  const ada = await signedUp(directory);
  await directory.send(contract.getUser, { token: ada.accessToken });
  expect(await identity.clearanceOf(ada.accessToken)).toBe('none');
  expect(await identity.clearanceOf('forged')).toBe('none');

  await done(services, ['operator', ada.email]);
  const again = await signedIn(directory, ada.email);
  expect(await identity.clearanceOf(again.accessToken)).toBe('one_step');
  const token = await inTwoSteps(directory, again);
  expect(await identity.clearanceOf(token)).toBe('two_steps');
});

test('who is an operator in a hosted pool is not ours to say', async () => {
  const directory = await startDirectory();
  const services = { ...directory.platform.services, ...directory.features };
  const token = directory.signIn();
  const { email } = await directory.call(contract.getUser, { token });
  expect(await done(services, ['operator', email])).toEqual({
    ok: false,
    lines: [`${email} belongs to a hosted user pool. Change its group "operators" there.`],
  });
});
