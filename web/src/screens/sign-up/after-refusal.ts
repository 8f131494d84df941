import { asError } from '../../api/refused.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError, showPasswordRefusal } from '../../session/say-error.ts';
import type { Verification } from '../../session/verification.ts';

type Show = Parameters<typeof showPasswordRefusal>;

/** Shows why there is no account, or answers with the verification that is pending all the same. */
export async function afterRefusal(error: Error, email: string, setError: Show[1], setFocus: Show[2]) {
  const awaited = await awaitedAfter(error, email);
  if (!awaited && !showPasswordRefusal(error, setError, setFocus)) void notify('error', sayError(error));
  return awaited;
}

/**
 * A sign-up that failed may still be pending: its email could not be sent, or the same form was sent before. Then the
 * code is asked for, instead of going back to a form that says the account exists.
 */
async function awaitedAfter({ name, message }: Error, email: string): Promise<Verification | undefined> {
  if (name === 'CodeDeliveryFailureException') {
    void notify('error', message);
    return { email, byLink: false, isUnsent: true };
  }
  if (name !== 'UsernameExistsException') return undefined;
  try {
    await (await loadIdentity()).resend(email);
    void notify('success', 'We have sent a verification code on your email');
    return { email, byLink: false };
  } catch (error) {
    // Confirmed accounts have no code to wait for; an email that could not be sent can be asked for again.
    if (asError(error).name !== 'CodeDeliveryFailureException') return undefined;
    void notify('error', sayError(error));
    return { email, byLink: false, isUnsent: true };
  }
}
