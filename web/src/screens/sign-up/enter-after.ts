import { loadIdentity } from '../../session/load-identity.ts';
import { endVerification, takePassword } from '../../session/verification.ts';

/** Confirms the address and signs in. False when it is confirmed and only the password is missing. */
export async function enterAfter(email: string, code: string, signUpId?: string): Promise<boolean> {
  const identity = await loadIdentity();
  const next = await identity.confirm(email, code, signUpId).catch((error: Error) => {
    // Somebody may have confirmed in another window; the login tells the rest.
    if (error.name === 'NotAuthorizedException' && error.message.includes('CONFIRMED')) return undefined;
    throw error;
  });
  endVerification();
  try {
    if (next?.nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN') return (await identity.autoSignIn()).isSignedIn;
    const password = takePassword(email);
    return password !== undefined && (await identity.signIn(email, password)).isSignedIn;
  } catch {
    // The address is confirmed whatever becomes of this, so the next step is the login.
    return false;
  }
}
