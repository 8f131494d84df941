import { signCallsWith } from '../api/signer.ts';
import { hasTokens } from './session-store.ts';
import { storedToken } from './stored-token.ts';

/** Raised on the window when the session is over: `SessionKeeper` then leads to the login. */
export const sessionEndedEvent = 'app:session-ended';

/** The access token to send, or undefined when nobody is signed in. `fresh` asks the directory for a new one. */
export async function accessToken({ fresh = false } = {}): Promise<string | undefined> {
  if (!hasTokens()) return undefined;
  const stored = fresh ? undefined : storedToken();
  if (stored) return stored;
  const { loadIdentity } = await import('./load-identity.ts');
  const identity = await loadIdentity();
  try {
    return await identity.readAccessToken(fresh);
  } catch (error) {
    // The library dropped the tokens, because the directory no longer knows them or their account.
    if (!hasTokens()) return undefined;
    throw error;
  }
}

/** Whether there is a token to send without asking for one. */
export const hasGoodToken = () => hasTokens() && storedToken() !== undefined;

signCallsWith({ accessToken, onEnded: () => void window.dispatchEvent(new Event(sessionEndedEvent)) });
