import { codeOf } from './error-details.ts';

/** The services this server depends on. */
type Part = 'database' | 'storage' | 'mail' | 'payments' | 'graders';

type Details = {
  /** Whether it is out of space, rather than unavailable. */
  isFull?: boolean;
  cause?: unknown;
};

/** A service this server depends on is unavailable: not the caller's fault, and worth retrying soon. */
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

/** Whether the peer of a connection could not be reached, or was lost. */
export function isUnreachable(error: unknown): boolean {
  // Node tries several addresses of one name and reports all of them together.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnreachable);
  return networkCodes.has(String(codeOf(error)));
}

/** `PartDown` when the folder of files is unusable or full; undefined for other errors. */
export function diskDown(error: unknown): PartDown | undefined {
  const code = String(codeOf(error));
  return diskCodes.has(code) ? new PartDown('storage', { isFull: diskFullCodes.has(code), cause: error }) : undefined;
}
