import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { signedUp } from '../../../server/src/testing/sdk-people.ts';
import { password, startDirectory } from '../../../server/src/testing/start-directory.ts';
import { holdsName, isWellKnown } from './well-known-passwords.ts';

test.each([
  'Password1!',
  'PASSWORD123!',
  'Qwerty123!',
  'Welcome1!',
  'Letmein!1',
  'Summer2024!!',
  'Iloveyou1?',
  'Dragon-2024',
])('%s is well known', (text) => expect(isWellKnown(text)).toBe(true));

test.each(['Passw0rd!x', 'Quince-harbour-7', 'Aa1!xyzw', 'Tr0ub4dor&3', 'An0ther!one', 'Passw0rd!'])(
  '%s is not',
  (text) => expect(isWellKnown(text)).toBe(false),
);

test('a password that holds the name of its own address is told, also with signs in it', () => {
  expect(holdsName('Grace.Hopper1!', 'gracehopper@test.example')).toBe(true);
  expect(holdsName('GraceHopper-1906', 'grace.hopper+cv@test.example')).toBe(true);
  expect(holdsName('Quince-harbour-7', 'grace.hopper@test.example')).toBe(false);
  expect(holdsName('Adamant-9-seas', 'ada@test.example')).toBe(false);
});

test('wherever a password is chosen, one that is well known or one’s own name is refused and costs nothing', async () => {
  const directory = await startDirectory();
  const { email, accessToken: AccessToken } = await signedUp(directory, {}, 'gracehopper@test.example');
  const sdk = directory.sdk();
  const ClientId = directory.clientConfig.clientId;
  await sdk.send(new ForgotPasswordCommand({ ClientId, Username: email }));
  const ConfirmationCode = await directory.codeFor(email);
  for (const [Password, why] of [
    ['Password1!', 'among the first that others would try'],
    ['Gracehopper1!', 'holds your own email address'],
  ] as const) {
    const change = { AccessToken, PreviousPassword: password, ProposedPassword: Password };
    const reset = { ClientId, Username: email, ConfirmationCode, Password };
    const calls = [
      sdk.send(new SignUpCommand({ ClientId, Username: 'gracehopper@other.example', Password })),
      sdk.send(new ChangePasswordCommand(change)),
      sdk.send(new ConfirmForgotPasswordCommand(reset)),
    ];
    for (const answer of await Promise.allSettled(calls))
      expect(answer).toMatchObject({
        status: 'rejected',
        reason: { name: 'InvalidPasswordException', message: expect.stringContaining(why) },
      });
  }
  const good = { ClientId, Username: email, ConfirmationCode, Password: 'Quince-harbour-7' };
  await sdk.send(new ConfirmForgotPasswordCommand(good));
});
