import { Refusal } from '../../errors.ts';
import type { ResumeRow } from './resume-records.ts';

/** Why a file could not be read, in the grader's words. */
type ReadRefusal = { code: string; message: string };

/** What was found in a file that could not be read: the same bytes would only be refused again. */
export function refusalOf({
  refusal_code: code,
  refusal_message: message,
}: Pick<ResumeRow, 'refusal_code' | 'refusal_message'>): ReadRefusal | undefined {
  return code === null || message === null ? undefined : { code, message };
}

/** The grader knows best why it could not read a file, so the user is shown its sentence. */
export function unreadable({ code, message }: ReadRefusal) {
  return new Refusal('unreadable', { reason: code, message });
}
