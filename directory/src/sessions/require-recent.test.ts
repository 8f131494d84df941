import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { deleteUser } from '@redmark/contract';
import { expect, test } from 'vitest';
import { signedIn, signedUp } from '../../../server/src/testing/sdk-people.ts';
import { password, startDirectory, type TestDirectory } from '../../../server/src/testing/start-directory.ts';
import { codeAt } from '../crypto/totp.ts';

const minutes = (directory: TestDirectory, count: number) => {
  directory.clock.now = new Date(directory.clock.now.getTime() + count * 60_000);
};

/** Every operation that could take an account away from its owner, by name. */
function grave(directory: TestDirectory, AccessToken: string) {
  const sdk = directory.sdk();
  const UserAttributes = [{ Name: 'email', Value: directory.newEmail() }];
  const off = { SoftwareTokenMfaSettings: { Enabled: false } };
  const calls: Record<string, () => Promise<unknown>> = {
    address: async () => await sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
    app: async () => await sdk.send(new AssociateSoftwareTokenCommand({ AccessToken })),
    code: async () => await sdk.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: '123456' })),
    second: async () => await sdk.send(new SetUserMFAPreferenceCommand({ AccessToken, ...off })),
    user: async () => await sdk.send(new DeleteUserCommand({ AccessToken })),
  };
  return Object.entries(calls);
}

test('ten minutes after a sign-in its tokens change nothing that could take the account from its owner', async () => {
  const directory = await startDirectory();
  const { accessToken, refreshToken, email } = await signedUp(directory);
  minutes(directory, 11);
  const renew = { ClientId: directory.clientConfig.clientId, RefreshToken: refreshToken };
  const { AuthenticationResult: renewed } = await directory.sdk().send(new GetTokensFromRefreshTokenCommand(renew));
  for (const token of [accessToken, renewed?.AccessToken ?? '']) {
    for (const [what, call] of grave(directory, token))
      await expect(call(), what).rejects.toMatchObject({ name: 'RecentSignInRequiredException' });
    const answer = await directory.send(deleteUser, { token });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_in_again']);
  }
  const names = [{ Name: 'given_name', Value: 'Grace' }];
  const ordinary = { AccessToken: accessToken, UserAttributes: names };
  await directory.sdk().send(new UpdateUserAttributesCommand(ordinary));
  const change = { AccessToken: accessToken, PreviousPassword: password, ProposedPassword: 'An0ther!one' };
  await directory.sdk().send(new ChangePasswordCommand(change));

  const again = await signedIn(directory, email, 'An0ther!one');
  expect((await directory.send(deleteUser, { token: again.accessToken })).statusCode).toBe(200);
});

test('the owner is told of a second step that comes, changes and goes, and of a device that is new', async () => {
  const directory = await startDirectory();
  const { accessToken: AccessToken, email } = await signedUp(directory);
  const sdk = directory.sdk();
  const subjects = async () => {
    await directory.platform.services.mail.settled();
    const emails = await directory.emailsTo(email);
    return emails.map((email) => /^Subject: (.*)$/m.exec(email)?.[1]).reverse();
  };
  const enrol = async () => {
    const { SecretCode = '' } = await sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const UserCode = codeAt(SecretCode, Math.floor(directory.clock.now.getTime() / 30_000));
    await sdk.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  };
  const turn = async (Enabled: boolean) =>
    await sdk.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled } }));
  await enrol();
  await turn(true);
  await turn(true);
  await enrol();
  await turn(false);
  await signedIn(directory, email);
  const after = (await subjects()).slice(2);
  expect(after).toEqual([
    'Two-step login of your Redmark account is on',
    'Two-step login of your Redmark account was changed',
    'Two-step login of your Redmark account was turned off',
    'New login to your Redmark account',
  ]);

  for (let time = 0; time < 8; time++) await signedIn(directory, email);
  expect(await subjects()).toHaveLength(2 + after.length + 4);
});
