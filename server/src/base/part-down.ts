import { codeOf } from './error-details.ts';

/** What this server needs and is not itself. */
type Part = 'database' | 'storage' | 'mail' | 'payments' | 'graders';

type Details = {
  /** Whether it has no room left, and not merely no answer. */
  isFull?: boolean;
  cause?: unknown;
};

/** A part does not answer, or not now: nobody's mistake, and worth trying again in a moment. */
export class PartDown extends Error {
  readonly part: Part;
  readonly isFull: boolean;

  constructor(part: Part, { isFull = false, cause }: Details = {}) {
    super(isFull ? `The ${part} is full.` : `The ${part} does not answer.`, { cause });
    this.name = 'PartDown';
    this.part = part;
    this.isFull = isFull;
  }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
]);
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT']);
const diskCodes = new Set(['EIO', 'EROFS', 'EACCES', 'EPERM', 'ESTALE', 'ENODEV', ...diskFullCodes]);

/** Whether the other end of a connection was not reached, or was lost. */
export function isUnreachable(error: unknown): boolean {
  // Node tries several addresses of one name and reports all of them together.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnreachable);
  return networkCodes.has(String(codeOf(error)));
}

/** Whether the folder of files cannot be used now, and whether it is merely full. */
export function diskDown(error: unknown): PartDown | undefined {
  const code = String(codeOf(error));
  return diskCodes.has(code) ? new PartDown('storage', { isFull: diskFullCodes.has(code), cause: error }) : undefined;
}
