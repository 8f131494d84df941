import { Progress, publicProgress } from '@redmark/contract';
import { urlOf } from './call.ts';

/** Listens to a grading until it ends. `onLost` is told once when the stream is closed for good. Returns how to stop. */
export function followGrading(id: string, onProgress: (progress: Progress) => void, onLost: () => void): () => void {
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

export function hasEnded({ state }: Progress): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}
