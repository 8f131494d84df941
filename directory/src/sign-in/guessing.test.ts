import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { signedIn, signedUp } from '../../../server/src/testing/sdk-people.ts';
import { password, startDirectory, type TestDirectory } from '../../../server/src/testing/start-directory.ts';

const wrong = 'Wr0ng!password';

async function guess(directory: TestDirectory, email: string, secret = wrong): Promise<string> {
  return await signedIn(directory, email, secret).then(
    () => 'signed in',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

const refused = 'NotAuthorizedException: Incorrect username or password.';
const locked = 'NotAuthorizedException: Password attempts exceeded';
const count = (answers: string[], wanted: string) => answers.filter((answer) => answer === wanted).length;

test('sixty guesses at once are no more than five, for a known and an unknown name alike', async () => {
  const directory = await startDirectory();
  const { email } = await signedUp(directory);
  for (const name of [email, 'nobody@test.example']) {
    const answers = await Promise.all(Array.from({ length: 60 }, async () => await guess(directory, name)));
    expect([count(answers, refused), count(answers, locked)]).toEqual([5, 55]);
  }
  expect(await guess(directory, email, password)).toBe(locked);
  directory.clock.now = new Date(directory.clock.now.getTime() + 1001);
  expect(await guess(directory, email, password)).toBe('signed in');
});

test('each further wrong password doubles the wait, and a right one ends it', async () => {
  const directory = await startDirectory();
  const { email } = await signedUp(directory);
  for (let failure = 0; failure < 5; failure++) expect(await guess(directory, email)).toBe(refused);
  for (const seconds of [1, 2, 4]) {
    directory.clock.now = new Date(directory.clock.now.getTime() + seconds * 1000 - 1);
    expect(await guess(directory, email, password)).toBe(locked);
    directory.clock.now = new Date(directory.clock.now.getTime() + 1);
    expect(await guess(directory, email)).toBe(refused);
  }
  directory.clock.now = new Date(directory.clock.now.getTime() + 8000);
  expect(await guess(directory, email, password)).toBe('signed in');
  expect(await guess(directory, email)).toBe(refused);
  expect(await guess(directory, email, password)).toBe('signed in');
});

test('a code is guessed at few times, also at once, and newer ones do not add guesses without end', async () => {
  const directory = await startDirectory();
  const sdk = directory.sdk();
  const ClientId = directory.clientConfig.clientId;
  const { email: Username } = await signedUp(directory);
  await sdk.send(new ForgotPasswordCommand({ ClientId, Username }));
  const right = await directory.codeFor(Username);
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const ConfirmationCode = String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0');
      const command = new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password: password });
      return await sdk.send(command).then(
        () => 'changed',
        (error: Error) => error.name,
      );
    }),
  );
  expect([count(answers, 'CodeMismatchException'), count(answers, 'LimitExceededException')]).toEqual([10, 50]);
  const command = new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode: right, Password: password });
  await expect(sdk.send(command)).rejects.toThrow('Attempt limit exceeded');
});

test('codes end with their time, and letters are limited', async () => {
  const directory = await startDirectory();
  const sdk = directory.sdk();
  const ClientId = directory.clientConfig.clientId;
  const Username = directory.newEmail();
  await sdk.send(new SignUpCommand({ ClientId, Username, Password: password }));
  const ConfirmationCode = await directory.codeFor(Username);
  for (let attempt = 0; attempt < 5; attempt++)
    await sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
  await expect(sdk.send(new ResendConfirmationCodeCommand({ ClientId, Username }))).rejects.toThrow('Attempt limit');
  directory.clock.now = new Date(directory.clock.now.getTime() + 25 * 3_600_000);
  await expect(sdk.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }))).rejects.toThrow(
    'Invalid code provided',
  );
});

test('an address that was never confirmed is free again after a day', async () => {
  const directory = await startDirectory();
  const sdk = directory.sdk();
  const ClientId = directory.clientConfig.clientId;
  const Username = directory.newEmail();
  const signUp = new SignUpCommand({ ClientId, Username, Password: password });
  const first = await sdk.send(signUp);
  await expect(sdk.send(signUp)).rejects.toThrow('already exists');
  directory.clock.now = new Date(directory.clock.now.getTime() + 25 * 3_600_000);
  const second = await sdk.send(signUp);
  expect(second.UserSub).not.toBe(first.UserSub);
});

test('somebody unknown is asked for the same proof as everybody, every time', async () => {
  const directory = await startDirectory();
  const ask = async (USERNAME: string) => {
    const AuthParameters = { USERNAME, SRP_A: 'abcdef0123456789' };
    const command = new InitiateAuthCommand({
      ClientId: directory.clientConfig.clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters,
    });
    return (await directory.sdk().send(command)).ChallengeParameters ?? {};
  };
  const [once, again] = [await ask('nobody@test.example'), await ask('Nobody@test.example')];
  const { email } = await signedUp(directory);
  const known = await ask(email);
  expect(Object.keys(once)).toEqual(Object.keys(known));
  expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([once.SALT, once.USER_ID_FOR_SRP]);
  expect(once.SALT).toHaveLength(known.SALT?.length ?? 0);
});

test('one address may ask only so often', async () => {
  const directory = await startDirectory({ limits: 'on' });
  const sdk = directory.sdk();
  const ClientId = directory.clientConfig.clientId;
  const ask = async (index: number) =>
    await sdk
      .send(new ForgotPasswordCommand({ ClientId, Username: `nobody${index}@test.example` }))
      .catch((error) => error.name);
  const answers = await Promise.all(Array.from({ length: 12 }, async (_, index) => await ask(index)));
  expect([count(answers, 'UserNotFoundException'), count(answers, 'TooManyRequestsException')]).toEqual([10, 2]);
});
