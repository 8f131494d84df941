import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterEach, expect, test, vi } from 'vitest';
import { password, startDirectory, type TestDirectory } from '../../../server/src/testing/start-directory.ts';
import { until } from '../../../server/src/testing/until.ts';

const newPassword = 'N3w!passwd';

/** A browser with its own storage, separate from every other test's. */
function newBrowser({ clientConfig }: TestDirectory) {
  const kept = new Map<string, string>();
  vi.spyOn(console, 'warn').mockReturnValue();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: clientConfig.userPoolId,
        userPoolClientId: clientConfig.clientId,
        userPoolEndpoint: clientConfig.endpoint,
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  return kept;
}

afterEach(async () => {
  await auth.signOut().catch(() => {});
  vi.restoreAllMocks();
});

async function signedUp(directory: TestDirectory) {
  const username = directory.newEmail();
  const userAttributes = { email: username, given_name: 'Ada', family_name: 'Byron', 'custom:privacy_policy': 'true' };
  const begun = await auth.signUp({ username, password, options: { userAttributes } });
  expect(begun.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  await auth.confirmSignUp({ username, confirmationCode: await directory.codeFor(username) });
  return username;
}

test('somebody signs up, signs in, and is known to the product by the names they gave', async () => {
  const directory = await startDirectory();
  newBrowser(directory);
  const username = await signedUp(directory);
  const { nextStep } = await auth.signIn({ username, password });
  expect(nextStep.signInStep).toBe('DONE');
  const token = (await auth.fetchAuthSession()).tokens?.accessToken.toString() ?? '';
  const answer = await fetch(`${directory.origin}/api/get-user`, { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({ firstName: 'Ada', lastName: 'Byron', email: username, credits: 10 });
});

test('a forgotten password is replaced with a code, and ends the sessions of before', async () => {
  const directory = await startDirectory();
  newBrowser(directory);
  const username = await signedUp(directory);
  await auth.signIn({ username, password });
  await auth.resetPassword({ username });
  const confirmationCode = await directory.codeFor(username);
  await auth.confirmResetPassword({ username, confirmationCode, newPassword });
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  await expect(auth.signIn({ username, password })).rejects.toThrow('Incorrect username or password.');
  expect((await auth.signIn({ username, password: newPassword })).isSignedIn).toBe(true);
});

test('a password is changed, and the session goes on', async () => {
  const directory = await startDirectory();
  newBrowser(directory);
  const username = await signedUp(directory);
  await auth.signIn({ username, password });
  await expect(auth.updatePassword({ oldPassword: newPassword, newPassword })).rejects.toThrow('Incorrect username');
  await auth.updatePassword({ oldPassword: password, newPassword });
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  await until(async () => (await directory.emailsTo(username))[0]?.includes('password was changed') ?? false);
});

test('a remembered browser proves that it is itself, and can be forgotten', async () => {
  const directory = await startDirectory();
  newBrowser(directory);
  const username = await signedUp(directory);
  await auth.signIn({ username, password });
  await auth.rememberDevice();
  await auth.signOut();
  expect((await auth.signIn({ username, password })).isSignedIn).toBe(true);
  expect(await auth.fetchDevices()).toHaveLength(1);
  await auth.forgetDevice();
  expect(await auth.fetchDevices()).toEqual([]);
});

test('signing in by a mailed code needs no password', async () => {
  const directory = await startDirectory();
  newBrowser(directory);
  const username = await signedUp(directory);
  const { nextStep } = await auth.signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
  const challengeResponse = await directory.codeFor(username);
  expect((await auth.confirmSignIn({ challengeResponse })).isSignedIn).toBe(true);
});

test('signing out everywhere ends the session in the other browser', async () => {
  const directory = await startDirectory();
  newBrowser(directory);
  const username = await signedUp(directory);
  await auth.signIn({ username, password });
  const first = (await auth.fetchAuthSession()).tokens?.accessToken.toString() ?? '';
  newBrowser(directory);
  await auth.signIn({ username, password });
  await auth.signOut({ global: true });
  const answer = await fetch(`${directory.origin}/api/get-user`, { headers: { authorization: `Bearer ${first}` } });
  expect(answer.status).toBe(401);
});

test('what is missing is told before anything is sent', async () => {
  const directory = await startDirectory();
  newBrowser(directory);
  const username = 'somebody@test.example';
  const none = { username: '', password: '' };
  await expect(auth.signIn(none)).rejects.toThrow('username is required to signIn');
  await expect(auth.signIn({ ...none, username })).rejects.toThrow('password is required to signIn');
  await expect(auth.signUp(none)).rejects.toThrow('username is required to signUp');
  await expect(auth.resetPassword(none)).rejects.toThrow('username is required to resetPassword');
  const reset = { username, confirmationCode: '123456', newPassword };
  for (const [field, sentence] of [
    ['username', 'username is required to confirmResetPassword'],
    ['confirmationCode', 'confirmationCode is required to confirmResetPassword'],
    ['newPassword', 'newPassword is required to confirmResetPassword'],
  ] as const)
    await expect(auth.confirmResetPassword({ ...reset, [field]: '' })).rejects.toThrow(sentence);
  await expect(auth.confirmSignUp({ username: '', confirmationCode: '123456' })).rejects.toThrow(
    'username is required to confirmSignUp',
  );
  await expect(auth.confirmSignUp({ username, confirmationCode: '' })).rejects.toThrow('code is required');
  await expect(auth.updatePassword({ oldPassword: '', newPassword: '' })).rejects.toThrow(
    'oldPassword and newPassword are required to changePassword',
  );
  await expect(auth.signUp({ username })).rejects.toThrow();
});

test('whoever is signed in is not signed in again', async () => {
  const directory = await startDirectory();
  newBrowser(directory);
  const username = await signedUp(directory);
  await auth.signIn({ username, password });
  const again = await auth.signIn({ username, password }).catch((error: Error) => error);
  expect(again).toMatchObject({ name: 'UserAlreadyAuthenticatedException' });
  await auth.signOut();
  await expect(auth.getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
});
