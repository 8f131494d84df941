import {
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { signedIn } from '../../../server/src/testing/sdk-people.ts';
import { password, startDirectory, type TestDirectory } from '../../../server/src/testing/start-directory.ts';

const strangers = 'Str4nger!word';

async function signUp(directory: TestDirectory, Username: string, Password: string) {
  const ClientId = directory.clientConfig.clientId;
  const { UserSub = '' } = await directory.sdk().send(new SignUpCommand({ ClientId, Username, Password }));
  return { id: UserSub, code: await directory.codeFor(Username) };
}

async function confirm(directory: TestDirectory, Username: string, ConfirmationCode: string, id?: string) {
  const ClientMetadata = id === undefined ? {} : { sign_up: id };
  const command = { ClientId: directory.clientConfig.clientId, Username, ConfirmationCode, ClientMetadata };
  return await directory
    .sdk()
    .send(new ConfirmSignUpCommand(command))
    .then(
      () => 'confirmed',
      (error: Error) => error.name,
    );
}

const enter = async (directory: TestDirectory, email: string, secret: string) =>
  await signedIn(directory, email, secret).then(
    ({ accessToken }) => (accessToken === '' ? 'asked on' : 'signed in'),
    (error: Error) => `${error.name}: ${error.message}`,
  );

const refused = 'NotAuthorizedException: Incorrect username or password.';

test('whoever signs up with a foreign address first does not keep its owner out, and their password opens nothing', async () => {
  const directory = await startDirectory();
  const email = directory.newEmail();
  const stranger = await signUp(directory, email, strangers);
  const owner = await signUp(directory, email, password);

  expect(await confirm(directory, email, stranger.code, owner.id)).toBe('CodeMismatchException');
  expect(await confirm(directory, email, owner.code, owner.id)).toBe('confirmed');

  expect(await enter(directory, email, strangers)).toBe(refused);
  expect(await enter(directory, email, password)).toBe('signed in');
  expect(await confirm(directory, email, stranger.code, stranger.id)).toBe('NotAuthorizedException');
});

test('whoever signs up with a foreign address afterwards does not end the sign-up of its owner', async () => {
  const directory = await startDirectory();
  const email = directory.newEmail();
  const owner = await signUp(directory, email, password);
  await signUp(directory, email, strangers);
  expect(await confirm(directory, email, owner.code, owner.id)).toBe('confirmed');
  expect(await enter(directory, email, password)).toBe('signed in');
});

test('where several signed up, a code typed elsewhere that names no sign-up leads to a new password', async () => {
  const directory = await startDirectory();
  const email = directory.newEmail();
  const { clientId: ClientId } = directory.clientConfig;
  await signUp(directory, email, password);
  const body = { ClientId, Username: email, Password: strangers };
  const at = { issuer: directory.origin, address: '203.0.113.9' };
  await directory.directory.call({ operation: 'SignUp', body, ...at });
  expect(await confirm(directory, email, await directory.codeFor(email))).toBe('confirmed');
  expect(await enter(directory, email, strangers)).toBe(
    'PasswordResetRequiredException: Password reset required for the user',
  );
});

test('where several signed up, the newest code typed where it was asked for confirms the password typed there', async () => {
  const directory = await startDirectory();
  const email = directory.newEmail();
  await signUp(directory, email, strangers);
  const owner = await signUp(directory, email, password);
  expect(await confirm(directory, email, owner.code)).toBe('confirmed');
  expect(await enter(directory, email, strangers)).toBe(refused);
  expect(await enter(directory, email, password)).toBe('signed in');
});

test('a code sent again is for the sign-up that asked for it', async () => {
  const directory = await startDirectory();
  const email = directory.newEmail();
  const owner = await signUp(directory, email, password);
  const stranger = await signUp(directory, email, strangers);
  const again = { ClientId: directory.clientConfig.clientId, Username: email, ClientMetadata: { sign_up: owner.id } };
  await directory.sdk().send(new ResendConfirmationCodeCommand(again));
  const code = await directory.codeFor(email);
  expect(await confirm(directory, email, code, stranger.id)).toBe('CodeMismatchException');
  expect(await confirm(directory, email, code, owner.id)).toBe('confirmed');
});

test('two confirmations at once of one address leave one account', async () => {
  const directory = await startDirectory();
  const email = directory.newEmail();
  const one = await signUp(directory, email, password);
  const other = await signUp(directory, email, strangers);
  const answers = await Promise.all([
    confirm(directory, email, one.code, one.id),
    confirm(directory, email, other.code, other.id),
  ]);
  expect(answers.filter((answer) => answer === 'confirmed')).toHaveLength(1);
  expect(await directory.db.selectFrom('identity_user').select('sub').execute()).toHaveLength(1);
});

test('letters about sign-ups of one address are few', async () => {
  const directory = await startDirectory();
  const email = directory.newEmail();
  const sdk = directory.sdk();
  const ClientId = directory.clientConfig.clientId;
  const sign = async (at: number) =>
    await sdk.send(new SignUpCommand({ ClientId, Username: email, Password: `${password}${at}` })).then(
      () => 'sent',
      (error: Error) => error.name,
    );
  const answers: string[] = [];
  for (let at = 0; at < 7; at++) answers.push(await sign(at));
  expect(answers.filter((answer) => answer === 'sent')).toHaveLength(5);
  expect(answers.at(-1)).toBe('LimitExceededException');
});
