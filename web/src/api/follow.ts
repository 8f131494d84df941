import { Progress, progress, publicProgress } from '@redmark/contract';
import { eventsIn } from './read-events.ts';
import { send, urlOf } from './send.ts';

type OnProgress = (progress: Progress) => void;

/** Follows a grading until it ends. Calls `onLost` once if the stream closes for good, and returns how to stop. */
export function followGrading({ resumeId, owned }: Followed, onProgress: OnProgress, onLost: () => void): () => void {
  return owned ? followOwned(resumeId, onProgress, onLost) : followPublic(resumeId, onProgress, onLost);
}
export type Followed = { resumeId: string; owned?: boolean };

function followPublic(id: string, onProgress: OnProgress, onLost: () => void): () => void {
  const source = new EventSource(urlOf(publicProgress.path, { id }));
  source.addEventListener('progress', (event) => {
    const progress = Progress.safeParse(JSON.parse(event.data));
    if (!progress.success) return;
    // The browser would reconnect to a stream that has ended.
    if (hasEnded(progress.data)) source.close();
    onProgress(progress.data);
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onLost();
  });
  return () => source.close();
}

/** `EventSource` cannot send a token, so the stream of an account is read by hand. */
function followOwned(id: string, onProgress: OnProgress, onLost: () => void): () => void {
  const stop = new AbortController();
  void (async () => {
    try {
      const { body } = await send(progress, { params: { id } }, { signal: stop.signal });
      for await (const data of eventsIn(body, 'progress')) {
        const next = Progress.safeParse(JSON.parse(data));
        if (!next.success) continue;
        onProgress(next.data);
        if (hasEnded(next.data)) return;
      }
    } catch {
      // Reported below, like a stream that ended early.
    }
    if (!stop.signal.aborted) onLost();
  })();
  return () => stop.abort();
}

export function hasEnded({ state }: Progress): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}
