/** Signing in again while signed in. Loaded with the dialog that asks for the password. */
import { loadIdentity } from './load-identity.ts';
import { sessionChanged } from './session-store.ts';

const prefix = 'CognitoIdentityServiceProvider.';
const ofSession = /\.(accessToken|idToken|refreshToken|clockDrift|signInDetails|LastAuthUser)$/;

/** A storage for the identity library with the keys of this device, but without its session. */
class Aside {
  private readonly kept = new Map(
    Object.entries(localStorage).filter(([key]) => key.startsWith(prefix) && !ofSession.test(key)),
  );

  async setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
  async getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  async removeItem(key: string) {
    this.kept.delete(key);
  }
  async clear() {
    this.kept.clear();
  }

  /** Replaces the present session by the one made here. */
  takeOver() {
    for (const [key, value] of this.kept) localStorage.setItem(key, value);
  }
}

type Provider = {
  authTokenStore: { getKeyValueStorage(): Aside };
  setKeyValueStorage(storage: Pick<Aside, 'setItem' | 'getItem' | 'removeItem' | 'clear'>): void;
};

export type Again = { isSignedIn: boolean; answer: (code: string) => Promise<Again> };

/**
 * Signs the person in again; the present session ends only when that has worked. `answer` takes the code of an
 * authenticator app, where one is asked for.
 */
export async function signInAgain(email: string, password: string): Promise<Again> {
  const { provider: known, turns, signIn, answerSignIn } = await loadIdentity();
  const provider = known as unknown as Provider;
  const aside = new Aside();

  /** The library refuses to sign in while somebody is signed in, so it works on another storage meanwhile. */
  async function withAside<T>(work: () => Promise<T>): Promise<T> {
    await turns.read?.catch(() => undefined);
    const usual = provider.authTokenStore.getKeyValueStorage();
    provider.setKeyValueStorage(aside);
    try {
      return await work();
    } finally {
      provider.setKeyValueStorage(usual);
    }
  }

  async function goOn(work: () => ReturnType<typeof signIn>): Promise<Again> {
    const turn = withAside(work);
    turns.now = turn.catch(() => undefined);
    const { isSignedIn, nextStep } = await turn;
    if (isSignedIn) aside.takeOver();
    else if (nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_TOTP_CODE')
      throw new Error('Log out and log in again, then do this once more.');
    if (isSignedIn) sessionChanged();
    return { isSignedIn, answer: async (code) => await goOn(async () => await answerSignIn(code)) };
  }
  return await goOn(async () => await signIn(email, password));
}
