import { type RefusalCode, refusals } from '@redmark/contract';

type Details = {
  /** The field of the request it is about. */
  field?: string;
  /** A more specific code, such as the grader's, for clients that use it. */
  reason?: string;
  /** A more specific message than the default one for the code. */
  message?: string;
  cause?: unknown;
};

/** An expected error, sent to the user with its message. Everything else that is thrown is a fault of ours. */
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
