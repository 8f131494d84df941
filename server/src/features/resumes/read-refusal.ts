import { Refusal } from '../../errors.ts';
import type { ResumeRow } from './resume-records.ts';

/** Why a file could not be read, with the grader's code and message. */
type ReadRefusal = { code: string; message: string };

/** The stored refusal of a file that could not be read: the same bytes would only be refused again. */
export function refusalOf({
  refusal_code: code,
  refusal_message: message,
}: Pick<ResumeRow, 'refusal_code' | 'refusal_message'>): ReadRefusal | undefined {
  return code === null || message === null ? undefined : { code, message };
}

/** Passes on the grader's message, which is the most specific. */
export function unreadable({ code, message }: ReadRefusal) {
  return new Refusal('unreadable', { reason: code, message });
}
