import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being worked on: a request, or the job it left in the queue. */
type Work = {
  /** Under which a request and everything it causes are found in the logs of all hosts. */
  requestId: string;
  /** What of it is at hand, for an observer of traces; see `platform/traces`. */
  traceparent?: string | undefined;
};

const works = new AsyncLocalStorage<Work>();

/** The work at hand, or undefined outside of requests and jobs. */
export const currentWork = (): Work | undefined => works.getStore();

/** Runs a function, with all that it awaits, as part of the given work. */
export const asWork = <Result>(work: Work, act: () => Result): Result => works.run(work, act);

const valid = /^[\w.:=+/@-]{1,128}$/;

/**
 * The request id a caller gave, or a new one where there is none or it is not one: ids go into logs and headers, so
 * they have no spaces, line breaks or quotes, and 128 characters at most.
 */
export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && valid.test(given) ? given : crypto.randomUUID();
}
