import { asError, asRefused } from '../api/refused.ts';

/** Raised on the window to have the password asked for; whoever asks hears the answer. */
export const signInAgainEvent = 'redmark:sign-in-again';
export type SignInAgain = { opener: HTMLElement | null; onEnd: (isSignedIn: boolean) => void };

/** The directory, or the server, wants a sign-in of the last minutes before it does this. */
function wantsSignIn(error: unknown): boolean {
  return asError(error).name === 'RecentSignInRequiredException' || asRefused(error).code === 'sign_in_again';
}

type Way = { onAsk?: () => void; opener?: HTMLElement | null };
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/**
 * Does what wants a recent sign-in; where there was none, the password is asked for and it is done then. False when the
 * person put the dialog away. `onAsk` clears the way for it; `opener` has the focus back afterwards.
 */
export async function recently(
  work: () => Promise<unknown>,
  { onAsk, opener = focused() }: Way = {},
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
