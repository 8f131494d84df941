import { useSyncExternalStore } from 'react';
import { onSession, readSession, type Session, sessionAtBuild } from './session-store.ts';

export function useSession(): Session {
  return useSyncExternalStore(onSession, readSession, sessionAtBuild);
}
