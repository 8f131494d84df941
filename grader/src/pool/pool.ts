import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Finding } from '@redmark/rubric';
import type { Annotated, GradedWithImages, GradeOptions, RenderedPages } from '../grade.ts';
import { lastOf } from '../model/list/item-at.ts';
import { compilePdfium } from '../pdf/engine.ts';
import { limits } from '../pdf/limits.ts';
import { refused } from '../report/report.ts';
import type { Answer, Order } from './messages.ts';

export type PoolOptions = {
  workers?: number;
  /** Threads it may grow to: another is opened when the last idle one is taken, so that the next job finds one ready. */
  most?: number;
  /** From 0 to 19: how far its threads step back where processors are short, on Linux. */
  niceness?: number;
  timeoutSeconds?: number;
  heapMegabytes?: number;
  /** The program of a thread, where it is not the usual one. */
  program?: URL;
};

/** No thread starts, mostly for want of memory. Jobs are refused until one does again. */
export class ThreadsDown extends Error {
  override readonly name = 'ThreadsDown';
}

/** Worker threads that read hostile files. A thread is killed on time or memory; the host is never harmed. */
export type Pool = {
  grade(bytes: Uint8Array, options: GradeOptions): Promise<GradedWithImages>;
  /** `seconds`: how long it may take, where that is less than the pool allows. */
  renderPages(bytes: Uint8Array, options?: { seconds?: number }): Promise<RenderedPages>;
  annotate(bytes: Uint8Array, findings: readonly Finding[]): Promise<Annotated>;
  close(): Promise<void>;
};

type Outcome = GradedWithImages | RenderedPages | Annotated;
type Job = {
  order: Order;
  seconds: number;
  onStage: NonNullable<GradeOptions['onStage']>;
  settle: (outcome: Outcome) => void;
  fail: (error: Error) => void;
};
type Manner = { onStage?: Job['onStage']; seconds?: number };
type Seat = { worker: Worker; job: Job | undefined; timer: NodeJS.Timeout | undefined; jobs: number };

/** As a package of its own the grader is JavaScript. */
const workerFile = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
const jobsBeforeRetiring = 500;
const startsBeforeGivingUp = 5;
const firstPauseMilliseconds = 50;
const longestPauseMilliseconds = 30_000;

/** Starts the threads and waits until the first is ready. Bytes given to a job are copied, never taken. */
export async function createPool(options: PoolOptions = {}): Promise<Pool> {
  const { workers = os.availableParallelism(), timeoutSeconds = limits.gradeSeconds } = options;
  const most = Math.max(1, workers, options.most ?? 0);
  const heapBytes = options.heapMegabytes ? options.heapMegabytes * 1024 * 1024 : limits.heapBytes;
  const module = compilePdfium();
  const seats = new Set<Seat>();
  const idle: Seat[] = [];
  const waiting: Job[] = [];
  const ready = Promise.withResolvers<void>();
  let closed = false;
  let failedStarts = 0;
  let starting = 0;

  function open() {
    if (closed) return;
    const worker = new Worker(options.program ?? new URL(workerFile, import.meta.url), {
      workerData: { module, heapBytes, niceness: options.niceness ?? 0 },
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
    });
    const seat: Seat = { worker, job: undefined, timer: undefined, jobs: 0 };
    let started = false;
    starting++;
    const begun = () => {
      if (started) return;
      started = true;
      starting--;
    };
    seats.add(seat);
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'ready') {
        begun();
        failedStarts = 0;
        ready.resolve();
      }
      hear(seat, answer);
    });
    const died = (error: unknown) => {
      if (!started && seats.has(seat) && ++failedStarts >= startsBeforeGivingUp) refuseJobs(error);
      begun();
      finish(seat, (job) => job.settle(tooSlow(job.order)));
      drop(seat);
    };
    worker.on('error', died);
    worker.on('exit', died);
  }

  /** Threads are tried again all the same, less and less often; until one starts, nobody waits for them. */
  function refuseJobs(error: unknown) {
    const down = new ThreadsDown(
      `The grading threads do not start (${error instanceof Error ? error.message : `status ${error}`}). This process needs more memory.`,
    );
    ready.reject(down);
    for (const job of waiting.splice(0)) job.fail(down);
  }

  function hear(seat: Seat, answer: Answer) {
    switch (answer.kind) {
      case 'stage':
        seat.job?.onStage(answer.stage);
        return;
      case 'ready':
        idle.push(seat);
        break;
      case 'broken':
        finish(seat, (job) =>
          answer.why === 'memory' ? job.settle(tooSlow(job.order)) : job.fail(new Error(answer.detail)),
        );
        drop(seat);
        break;
      default: {
        seat.jobs++;
        const swollen = answer.heapBytes > heapBytes / 2 || seat.jobs >= jobsBeforeRetiring;
        finish(seat, (job) => job.settle(answer.result));
        if (swollen) drop(seat);
        else idle.push(seat);
      }
    }
    deal();
  }

  function finish(seat: Seat, end: (job: Job) => void) {
    const { job } = seat;
    clearTimeout(seat.timer);
    seat.job = undefined;
    if (job) end(job);
  }

  function drop(seat: Seat) {
    if (!seats.delete(seat)) return;
    const at = idle.indexOf(seat);
    if (at >= 0) idle.splice(at, 1);
    void seat.worker.terminate();
    if (failedStarts > 0) {
      const pause = Math.min(firstPauseMilliseconds * 2 ** failedStarts, longestPauseMilliseconds);
      setTimeout(() => seats.size < Math.max(1, workers) && open(), pause).unref();
    } else if (seats.size < Math.max(1, workers)) open();
    deal();
  }

  function deal() {
    while (idle.length > 0) {
      const job = waiting.shift();
      if (!job) break;
      const seat = lastOf(idle);
      idle.pop();
      seat.job = job;
      seat.timer = setTimeout(() => {
        finish(seat, () => job.settle(tooSlow(job.order)));
        drop(seat);
      }, job.seconds * 1000);
      seat.worker.postMessage(job.order);
    }
    if (idle.length === 0 && starting === 0 && failedStarts === 0 && seats.size < most) open();
  }

  function run<T extends Outcome>(
    order: Order,
    { onStage = () => {}, seconds = timeoutSeconds }: Manner = {},
  ): Promise<T> {
    return new Promise<Outcome>((settle, fail) => {
      if (closed) fail(new Error('The pool is closed.'));
      if (failedStarts >= startsBeforeGivingUp) return fail(new ThreadsDown('The grading threads do not start.'));
      waiting.push({ order, onStage, seconds: Math.min(seconds, timeoutSeconds), settle, fail });
      deal();
    }) as Promise<T>;
  }

  for (let i = 0; i < Math.max(1, workers); i++) open();
  await ready.promise.catch((error) => {
    closed = true;
    throw error;
  });
  return {
    grade: (bytes, { today, images = false, onStage }) =>
      run({ kind: 'grade', bytes, today, images }, onStage ? { onStage } : {}),
    renderPages: (bytes, options) => run({ kind: 'render', bytes }, options),
    annotate: (bytes, findings) => run({ kind: 'annotate', bytes, findings }),
    async close() {
      closed = true;
      await Promise.all([...seats].map((seat) => seat.worker.terminate()));
    },
  };
}

function tooSlow(order: Order): Outcome {
  const refusal = refused('too_slow');
  return order.kind === 'grade' ? { graded: refusal, images: [] } : refusal;
}
