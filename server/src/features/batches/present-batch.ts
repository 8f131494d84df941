import { type BatchFile, type BatchFileState, type RefusalCode, ReportSummary, refusals } from '@redmark/contract';
import type { FileRow } from './batch-records.ts';

/** What a file has come to, in the format of the wire. */
export function presentFile(row: FileRow): BatchFile {
  const state = stateOf(row);
  const summary = ReportSummary.safeParse(row.summary).data;
  return {
    number: row.number,
    fileName: row.file_name,
    size: row.size,
    state,
    resumeId: row.resume_id,
    error: errorOf(row),
    sameAs: row.same_as,
    isFree: state === 'ready' && row.is_free,
    grade: summary?.finalGrade.Cumulative ?? null,
    person: summary?.person ?? '',
    clientId: row.client_id,
  };
}

export function stateOf({ same_as, refusal_code, unread_code, state, sha256 }: FileRow): BatchFileState {
  if (same_as !== null) return 'same';
  if (refusal_code !== null || unread_code !== null) return 'refused';
  if (state !== null) return state;
  return sha256 === null ? 'waiting' : 'ready';
}

function errorOf(row: FileRow): BatchFile['error'] {
  const { refusal_code: code } = row;
  if (code !== null) return { code, message: isRefusal(code) ? refusals[code].message : refusals.our_fault.message };
  if (row.error_code !== null && row.error_message !== null)
    return { code: row.error_code, message: row.error_message };
  if (row.unread_code !== null && row.unread_message !== null)
    return { code: row.unread_code, message: row.unread_message };
  return null;
}

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);
