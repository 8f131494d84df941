import type { IncomingMessage } from 'node:http';
import { leastUploadBytesPerSecond, maximumUploadBytes, uploadGraceSeconds } from '@redmark/contract';
import { millisecondsIn } from '../../base/durations.ts';
import { Refusal } from '../../errors.ts';

/** How slow an upload may be: after the grace, so many bytes must have come for every second that passed. */
export type Pace = { graceSeconds: number; bytesPerSecond: number };
export const usualPace: Pace = { graceSeconds: uploadGraceSeconds, bytesPerSecond: leastUploadBytesPerSecond };

const looksASecond = 4;
/** A refused body is read to its end, since browsers hear an answer only then; but no further than this. */
const discardedBytes = maximumUploadBytes + 1024 * 1024;

type UploadWatch = {
  /** Passes the body on; ends it with a refusal when it comes too slowly. */
  body(): AsyncIterable<Uint8Array>;
  /** Reads and forgets what is left of the body; the connection ends where that is too much or comes too slowly. */
  discard(): void;
};

/** Watches one upload, from its first byte until its connection is free for the next call or closed. */
export function watchUpload(raw: IncomingMessage, { graceSeconds, bytesPerSecond }: Pace): UploadWatch {
  const { socket } = raw;
  const began = performance.now();
  const bytesBefore = socket.bytesRead;
  const slow = Promise.withResolvers<never>();
  slow.promise.catch(() => {});
  let discarding = false;

  const look = () => {
    if (raw.complete) return stop();
    const bytes = socket.bytesRead - bytesBefore;
    const seconds = (performance.now() - began) / millisecondsIn.second - graceSeconds;
    const isSlow = bytes < seconds * bytesPerSecond;
    if (isSlow) slow.reject(new Refusal('upload_slow'));
    if (discarding && (isSlow || bytes > discardedBytes)) socket.destroy();
  };
  const timer = setInterval(look, millisecondsIn.second / looksASecond).unref();
  const stop = () => clearInterval(timer);
  raw.once('close', stop);

  return {
    async *body() {
      // Left as it is where we stop reading: a stream destroyed takes the connection and the answer along.
      const chunks = raw.iterator({ destroyOnReturn: false });
      try {
        for (;;) {
          const { done, value } = await Promise.race([chunks.next(), slow.promise]);
          if (done) return stop();
          yield value;
        }
      } finally {
        // Not waited for: a body that says nothing would let us wait for ever.
        void chunks.return?.();
      }
    },
    discard() {
      if (raw.complete || socket.destroyed) return stop();
      discarding = true;
      raw.resume();
    },
  };
}
