import type { Site } from '@redmark/contract';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { sessionChanged } from './session-store.ts';

/** The only file that knows the identity library. Never import it directly: `loadIdentity` loads it on demand. */
export function configure({ userPoolId, webClientId, endpoint, verification }: Site['identity']) {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: webClientId,
        signUpVerificationMethod: verification,
        ...(endpoint ? { userPoolEndpoint: new URL(endpoint, window.location.origin).href } : {}),
      },
    },
  });
}

export { cognitoUserPoolsTokenProvider as provider } from 'aws-amplify/auth/cognito';

/** Keeps reading the session and signing in again apart: a read waits for `now`, and a new sign-in waits for `read`. */
export const turns: { now?: Promise<unknown>; read?: ReturnType<typeof auth.fetchAuthSession> } = {};

/** What the directory asks for before the sign-in is complete. */
export type NextStep = auth.SignInOutput['nextStep'];

export type NewUser = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  wantsJobs: boolean;
  resumeId: string | undefined;
};

export async function readAccessToken(fresh: boolean): Promise<string | undefined> {
  await turns.now;
  turns.read = auth.fetchAuthSession({ forceRefresh: fresh });
  const { tokens } = await turns.read;
  // The library drops tokens that the directory refuses.
  if (!tokens) sessionChanged();
  return tokens?.accessToken.toString();
}

export async function signIn(email: string, password: string) {
  return await settled(auth.signIn({ username: email, password }));
}

export const answerSignIn = async (answer: string) => await settled(auth.confirmSignIn({ challengeResponse: answer }));

export async function signUp({ firstName, lastName, email, password, wantsJobs, resumeId }: NewUser) {
  return await auth.signUp({
    username: email,
    password,
    options: {
      autoSignIn: true,
      userAttributes: {
        email,
        given_name: firstName,
        family_name: lastName,
        'custom:privacy_policy': 'true',
        'custom:regular_tips': String(wantsJobs),
        ...(resumeId ? { 'custom:resume_key': resumeId } : {}),
      },
    },
  });
}

/** Names the sign-up, where this browser knows it: somebody else may have used the same address. */
const meant = (username: string, sign_up = '') => ({ username, options: { clientMetadata: { sign_up } } });

export const confirm = async (email: string, confirmationCode: string, signUpId?: string) =>
  await auth.confirmSignUp({ ...meant(email, signUpId), confirmationCode });

export const resend = async (email: string, signUpId?: string) => await auth.resendSignUpCode(meant(email, signUpId));

/** The library reassigns this export during a sign-up, so it is read from the module at each call. */
export const autoSignIn = async () => await settled(auth.autoSignIn());

export const reset = async (email: string) => await auth.resetPassword({ username: email });

export const confirmReset = async (email: string, confirmationCode: string, newPassword: string) =>
  await auth.confirmResetPassword({ username: email, confirmationCode, newPassword });

export const changePassword = async (oldPassword: string, newPassword: string) =>
  await auth.updatePassword({ oldPassword, newPassword });

export type AuthenticatorKey = { key: string; uri: string };

export async function hasAuthenticator(): Promise<boolean> {
  const { enabled = [] } = await auth.fetchMFAPreference();
  return enabled.includes('TOTP');
}

/** A new key for an authenticator app; it takes effect once a code of it was confirmed. */
export async function newAuthenticatorKey(appName: string, email: string): Promise<AuthenticatorKey> {
  const setup = await auth.setUpTOTP();
  return { key: setup.sharedSecret, uri: setup.getSetupUri(appName, email).href };
}

export async function addAuthenticator(code: string) {
  await auth.verifyTOTPSetup({ code });
  await auth.updateMFAPreference({ totp: 'PREFERRED' });
}

export const dropAuthenticator = async () => await auth.updateMFAPreference({ totp: 'DISABLED' });

/** `everywhere` ends the sessions of all devices. */
export async function signOut({ everywhere = false } = {}) {
  await settled(auth.signOut({ global: everywhere }));
}

/** Announces a change of the session after the library may have changed its tokens. */
async function settled<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    sessionChanged();
  }
}
