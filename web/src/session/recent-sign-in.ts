import { asError, asRefused } from '../api/refused.ts';

/** Raised on the window to have the password asked for; `onEnd` gets the outcome. */
export const signInAgainEvent = 'app:sign-in-again';
export type SignInAgain = { opener: HTMLElement | null; onEnd: (isSignedIn: boolean) => void };

/** Whether the directory or the server demands a sign-in of the last minutes. */
function wantsSignIn(error: unknown): boolean {
  return asError(error).name === 'RecentSignInRequiredException' || asRefused(error).code === 'sign_in_again';
}

type Options = { onAsk?: () => void; opener?: HTMLElement | null };
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/**
 * Does work that needs a recent sign-in: where that is too old, the password is asked for and the work is done then.
 * False when the person closed the dialog. `onAsk` runs before the dialog opens; `opener` gets the focus afterwards.
 */
export async function recently(
  work: () => Promise<unknown>,
  { onAsk, opener = focused() }: Options = {},
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!wantsSignIn(error)) throw error;
  }
  onAsk?.();
  const isSignedIn = await new Promise<boolean>((onEnd) => {
    window.dispatchEvent(new CustomEvent<SignInAgain>(signInAgainEvent, { detail: { opener, onEnd } }));
  });
  if (isSignedIn) await work();
  return isSignedIn;
}
