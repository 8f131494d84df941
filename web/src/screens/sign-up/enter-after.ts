import { loadIdentity } from '../../session/load-identity.ts';
import { endVerification, takePassword } from '../../session/verification.ts';

/** Confirms the address and signs in. False when the address is confirmed, but the password has to be asked for. */
export async function enterAfter(email: string, code: string, signUpId?: string): Promise<boolean> {
  const identity = await loadIdentity();
  const next = await identity.confirm(email, code, signUpId).catch((error: Error) => {
    // It may have been confirmed in another window; the login will show any other reason.
    if (error.name === 'NotAuthorizedException' && error.message.includes('CONFIRMED')) return undefined;
    throw error;
  });
  endVerification();
  try {
    if (next?.nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN') return (await identity.autoSignIn()).isSignedIn;
    const password = takePassword(email);
    return password !== undefined && (await identity.signIn(email, password)).isSignedIn;
  } catch {
    // The address is confirmed all the same, so the next step is the login.
    return false;
  }
}
