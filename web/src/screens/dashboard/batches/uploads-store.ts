import { useSyncExternalStore } from 'react';

/** How far the uploads of a batch are that this browser sends. */
export type Uploading = {
  /** Bytes of all files that are to be sent, and how many of them were. */
  total: number;
  sent: number;
  /** Why a file could not be sent for now, by its number. */
  failed: ReadonlyMap<number, string>;
  isRunning: boolean;
};

let uploading: ReadonlyMap<string, Uploading> = new Map();
const listeners = new Set<() => void>();

/** Kept outside of the screen, so that uploads go on while somebody looks at another one. */
export function changeUploading(batchId: string, change: (now: Uploading | undefined) => Uploading | undefined) {
  const next = new Map(uploading);
  const changed = change(next.get(batchId));
  if (changed) next.set(batchId, changed);
  else next.delete(batchId);
  uploading = next;
  for (const listener of listeners) listener();
}

export const uploadingOf = (batchId: string) => uploading.get(batchId);

export function useUploading(batchId: string): Uploading | undefined {
  return useSyncExternalStore(subscribe, () => uploadingOf(batchId));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
