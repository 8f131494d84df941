import { type RefusalCode, refusals } from '@redmark/contract';

type Details = {
  /** Which field of the request is meant. */
  field?: string;
  /** A finer code than ours, such as the grader's, for programs that care. */
  reason?: string;
  /** A better sentence than the list's, when somebody closer to the cause wrote one. */
  message?: string;
  cause?: unknown;
};

/** A refusal the user is told. Everything else that is thrown is our fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly field: string | undefined;
  readonly reason: string | undefined;

  constructor(code: RefusalCode, { field, reason, message, cause }: Details = {}) {
    super(message ?? refusals[code].message, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.field = field;
    this.reason = reason;
  }
}
