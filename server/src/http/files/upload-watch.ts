import type { IncomingMessage } from 'node:http';
import { leastUploadBytesPerSecond, maximumUploadBytes, uploadGraceSeconds } from '@redmark/contract';
import { millisecondsIn } from '../../base/durations.ts';
import { Refusal } from '../../errors.ts';

/** The slowest upload allowed: after the grace period, the average rate must be at least this. */
export type Pace = { graceSeconds: number; bytesPerSecond: number };
export const usualPace: Pace = { graceSeconds: uploadGraceSeconds, bytesPerSecond: leastUploadBytesPerSecond };

const looksASecond = 4;
/** A refused body is read to its end, since browsers read the response only then; but no further than this. */
const discardedBytes = maximumUploadBytes + 1024 * 1024;

type UploadWatch = {
  /** Streams the body; ends it with a refusal when it arrives too slowly. */
  body(): AsyncIterable<Uint8Array>;
  /** Discards the rest of the body; closes the connection if that is too much or arrives too slowly. */
  discard(): void;
};

/** Watches one upload, from its first byte until its connection is free for the next request or closed. */
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
      // Not destroyed when we stop reading: destroying the stream would close the connection before the response is
      // sent.
      const chunks = raw.iterator({ destroyOnReturn: false });
      try {
        for (;;) {
          const { done, value } = await Promise.race([chunks.next(), slow.promise]);
          if (done) return stop();
          yield value;
        }
      } finally {
        // Not awaited: a body that stalls would block us for ever.
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
