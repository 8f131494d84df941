import type { Profile } from '@redmark/contract';
import { readStored, removeStored, writeStored } from './local-storage.ts';

/**
 * Who is signed in, as far as this browser knows without asking: the identity library keeps its tokens in local
 * storage, and the profile is cached beside them. Public pages render their header from this alone.
 */
export type Session = { isSignedIn: boolean; user: Profile | undefined };

const userKey = 'user';
const tokenName = /^CognitoIdentityServiceProvider\..+\.accessToken$/;
const signedOut: Session = { isSignedIn: false, user: undefined };

const listeners = new Set<() => void>();
let current: Session | undefined;

export function readSession(): Session {
  current ??= hasTokens() ? { isSignedIn: true, user: readStored<Profile>(userKey) } : signedOut;
  return current;
}

/** Prerendered pages are those of visitors. */
export const sessionAtBuild = () => signedOut;

export function onSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', sessionChanged);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', sessionChanged);
  };
}

/** Call after tokens or the profile change in this tab; other tabs are covered by the `storage` event. */
export function sessionChanged() {
  current = undefined;
  for (const listener of listeners) listener();
}

export function keepUser(user: Profile) {
  writeStored(userKey, user);
  sessionChanged();
}

export function forgetUser() {
  removeStored(userKey);
  sessionChanged();
}

export function hasTokens(storage: Pick<Storage, 'length' | 'key'> | undefined = storageHere()): boolean {
  if (!storage) return false;
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').some((key) => tokenName.test(key));
}

function storageHere(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
