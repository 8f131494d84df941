import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Finding } from '@redmark/rubric';
import type { Annotated, GradedWithImages, GradeOptions, RenderedPages } from '../grade.ts';
import type { CandidateRead, Matched, MatchOptions } from '../match-pdf.ts';
import { lastOf } from '../model/list/item-at.ts';
import type { PersonalNote } from '../pdf/annotate.ts';
import { compilePdfium } from '../pdf/engine.ts';
import { limits } from '../pdf/limits.ts';
import { refused } from '../report/report.ts';
import type { Answer, Order } from './messages.ts';
import { limitTime } from './time-limit.ts';

export type PoolOptions = {
  /** Threads that are started at once; with 0, the first job starts one. */
  workers?: number;
  /** Whether a thread is started only to show that threads start, and ended at once, where `workers` is 0. */
  proves?: boolean;
  /** Threads that stay when they have nothing to do; those of the start, if not set. */
  kept?: number;
  /** The most threads: another is started when the last idle one gets a job, so that the next job finds one ready. */
  most?: number;
  /** A thread beyond `kept` ends when it had nothing to do for so long, and gives its memory back. */
  idleSeconds?: number;
  /** Niceness of its threads from 0 to 19, on Linux: lower priority where processors are short. */
  niceness?: number;
  /** Processor time that a job may take. */
  timeoutSeconds?: number;
  heapMegabytes?: number;
  /** Whether a thread that no job waits for grades a built-in page first, so that a later job is fast; by default. */
  warm?: boolean;
  /** The script of a thread; the worker beside this file by default. */
  program?: URL;
};

/** No thread starts, mostly for lack of memory. Jobs are refused until one does again. */
export class ThreadsDown extends Error {
  override readonly name = 'ThreadsDown';
}

/**
 * Worker threads that read hostile files. A thread that exceeds its time or memory is killed; the host is not affected.
 */
export type Pool = {
  grade(bytes: Uint8Array, options: GradeOptions): Promise<GradedWithImages>;
  /** `seconds` of processor time: a limit shorter than the pool's own. */
  renderPages(bytes: Uint8Array, options?: { seconds?: number }): Promise<RenderedPages>;
  annotate(
    bytes: Uint8Array,
    findings: readonly Finding[],
    author: string,
    personal?: readonly PersonalNote[],
  ): Promise<Annotated>;
  match(bytes: Uint8Array, options: MatchOptions): Promise<Matched>;
  candidate(bytes: Uint8Array, today: string): Promise<CandidateRead>;
  /** Starts a thread where none is idle, for a job that is about to come. */
  prepare(): void;
  /** How many threads there are, how many of them are idle, and how many jobs wait for one. */
  threads(): { all: number; idle: number; waiting: number };
  close(): Promise<void>;
  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
};

type Outcome = GradedWithImages | RenderedPages | Annotated | Matched | CandidateRead;
type Job = {
  order: Order;
  seconds: number;
  onStage: NonNullable<GradeOptions['onStage']>;
  settle: (outcome: Outcome) => void;
  fail: (error: Error) => void;
};
type Manner = { onStage?: Job['onStage']; seconds?: number };
type PoolThread = {
  worker: Worker;
  job: Job | undefined;
  /** Stops the watch over a job that may take too long, or a thread that may be idle for too long. */
  stopWatch: () => void;
  jobs: number;
};

/** As a published package the grader is JavaScript. */
const workerFile = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
/**
 * After some hundred resumes the code, the patterns and the unpacked word lists take 92 MB of a thread's heap. A thread that
 * reaches the limit ends with the resume it is reading, so there must be room for a large one beside.
 */
const mostHeapMegabytes = 144;
const jobsBeforeRetiring = 500;
const usualIdleSeconds = 45;
const startsBeforeGivingUp = 5;
const firstPauseMilliseconds = 50;
const longestPauseMilliseconds = 30_000;

/** Starts the threads it keeps and waits until the first of them is ready. The bytes of a job are copied, not transferred. */
export async function createPool(options: PoolOptions = {}): Promise<Pool> {
  const { workers = os.availableParallelism(), timeoutSeconds = limits.gradeSeconds } = options;
  const { idleSeconds = usualIdleSeconds, kept = workers } = options;
  const most = Math.max(1, workers, options.most ?? 0);
  const heapBytes = options.heapMegabytes ? options.heapMegabytes * 1024 * 1024 : limits.heapBytes;
  const threads = new Set<PoolThread>();
  const idle: PoolThread[] = [];
  const waiting: Job[] = [];
  const ready = Promise.withResolvers<void>();
  let closed = false;
  let failedStarts = 0;
  let starting = 0;

  function open(isProof = false) {
    if (closed) return;
    const warm = (options.warm ?? true) && !isProof && waiting.length === 0;
    const worker = new Worker(options.program ?? new URL(workerFile, import.meta.url), {
      workerData: { module: sharedPdfium(), heapBytes, niceness: options.niceness ?? 0, warm },
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
    });
    const thread: PoolThread = { worker, job: undefined, stopWatch: () => {}, jobs: 0 };
    let started = false;
    starting++;
    const countStarted = () => {
      if (started) return;
      started = true;
      starting--;
    };
    threads.add(thread);
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'ready') {
        countStarted();
        failedStarts = 0;
        ready.resolve();
        if (isProof) return void remove(thread);
      }
      handleAnswer(thread, answer);
    });
    const died = (error: unknown) => {
      if (!started && threads.has(thread) && ++failedStarts >= startsBeforeGivingUp) refuseJobs(error);
      countStarted();
      finish(thread, (job) => job.settle(tooSlow(job.order)));
      drop(thread);
    };
    worker.on('error', died);
    worker.on('exit', died);
  }

  /** Starting threads is retried less and less often; until one starts, jobs are refused at once. */
  function refuseJobs(error: unknown) {
    const down = new ThreadsDown(
      `The grading threads do not start (${error instanceof Error ? error.message : `status ${error}`}). This process needs more memory.`,
    );
    ready.reject(down);
    for (const job of waiting.splice(0)) job.fail(down);
  }

  function handleAnswer(thread: PoolThread, answer: Answer) {
    switch (answer.kind) {
      case 'stage':
        thread.job?.onStage(answer.stage);
        return;
      case 'ready':
        rest(thread);
        break;
      case 'broken':
        finish(thread, (job) =>
          answer.why === 'memory' ? job.settle(tooSlow(job.order)) : job.fail(new Error(answer.detail)),
        );
        drop(thread);
        break;
      default: {
        thread.jobs++;
        const swollen = answer.heapBytes > heapBytes / 2 || thread.jobs >= jobsBeforeRetiring;
        finish(thread, (job) => job.settle(answer.result));
        if (swollen) drop(thread);
        else rest(thread);
      }
    }
    deal();
  }

  function finish(thread: PoolThread, end: (job: Job) => void) {
    const { job } = thread;
    thread.stopWatch();
    thread.job = undefined;
    if (job) end(job);
  }

  /** An idle thread keeps no process alive. */
  function rest(thread: PoolThread) {
    idle.push(thread);
    thread.worker.unref();
    const timer = setTimeout(() => threads.size > kept && remove(thread), idleSeconds * 1000).unref();
    thread.stopWatch = () => clearTimeout(timer);
  }

  function remove(thread: PoolThread): boolean {
    if (!threads.delete(thread)) return false;
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
    void thread.worker.terminate();
    return true;
  }

  function drop(thread: PoolThread) {
    if (!remove(thread)) return;
    if (failedStarts > 0) {
      const pause = Math.min(firstPauseMilliseconds * 2 ** failedStarts, longestPauseMilliseconds);
      setTimeout(() => threads.size < Math.max(1, workers) && open(), pause).unref();
    } else if (threads.size < kept) open();
    deal();
  }

  function deal() {
    while (idle.length > 0) {
      const job = waiting.shift();
      if (!job) break;
      const thread = lastOf(idle);
      idle.pop();
      thread.stopWatch();
      thread.job = job;
      thread.worker.ref();
      thread.stopWatch = limitTime(thread.worker, job.seconds, () => {
        finish(thread, () => job.settle(tooSlow(job.order)));
        drop(thread);
      });
      thread.worker.postMessage(job.order);
    }
    if (idle.length === 0 && starting === 0 && failedStarts === 0 && threads.size < most) open();
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

  async function close() {
    closed = true;
    await Promise.all([...threads].map((thread) => thread.worker.terminate()));
  }

  for (let i = 0; i < workers; i++) open();
  if (workers === 0 && options.proves) open(true);
  else if (workers === 0) ready.resolve();
  await ready.promise.catch((error) => {
    closed = true;
    throw error;
  });
  return {
    grade: (bytes, { today, images = false, onStage }) =>
      run({ kind: 'grade', bytes, today, images }, onStage ? { onStage } : {}),
    renderPages: (bytes, options) => run({ kind: 'render', bytes }, options),
    annotate: (bytes, findings, author, personal = []) => run({ kind: 'annotate', bytes, findings, author, personal }),
    match: (bytes, options) => run({ kind: 'match', bytes, ...options }),
    candidate: (bytes, today) => run({ kind: 'candidate', bytes, today }),
    prepare: deal,
    threads: () => ({ all: threads.size, idle: idle.length, waiting: waiting.length }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

let compiled: WeakRef<WebAssembly.Module> | undefined;

/** One compiled PDFium for all threads of the process; it goes with the last of them, and its memory with it. */
function sharedPdfium(): WebAssembly.Module {
  const known = compiled?.deref();
  if (known) return known;
  const module = compilePdfium();
  compiled = new WeakRef(module);
  return module;
}

function tooSlow(order: Order): Outcome {
  const refusal = refused('too_slow');
  return order.kind === 'grade' ? { graded: refusal, images: [] } : refusal;
}
