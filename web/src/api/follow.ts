import { Progress, progress, publicProgress } from '@redmark/contract';
import { eventsIn } from './read-events.ts';
import { send, urlOf } from './send.ts';

type Hear = (progress: Progress) => void;

/** Listens to a grading until it ends. `onLost` is told once when the stream is closed for good. Returns how to stop. */
export function followGrading({ resumeId, owned }: Followed, onProgress: Hear, onLost: () => void): () => void {
  return owned ? followOwned(resumeId, onProgress, onLost) : followPublic(resumeId, onProgress, onLost);
}
export type Followed = { resumeId: string; owned?: boolean };

function followPublic(id: string, onProgress: Hear, onLost: () => void): () => void {
  const source = new EventSource(urlOf(publicProgress.path, { id }));
  source.addEventListener('progress', (event) => {
    const progress = Progress.safeParse(JSON.parse(event.data));
    if (!progress.success) return;
    // The browser would connect again to a stream that has said all it had to say.
    if (hasEnded(progress.data)) source.close();
    onProgress(progress.data);
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onLost();
  });
  return () => source.close();
}

/** The browser's own event source cannot say who is asking, so the stream of an account is read by hand. */
function followOwned(id: string, onProgress: Hear, onLost: () => void): () => void {
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
      // Told below, as a stream that ended early is.
    }
    if (!stop.signal.aborted) onLost();
  })();
  return () => stop.abort();
}

export function hasEnded({ state }: Progress): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}
