import { analysisResult, closeReading, publicAnalysisResult, publicCloseReading } from '@redmark/contract';
import { call } from './call.ts';
import type { Whose } from './resume-calls.ts';

/** Apart from `resume-calls.ts`, because the schema of a whole report is larger than all of its schemas. */
export const readReport = async ({ resumeId, owned }: Whose, signal?: AbortSignal) =>
  await call(owned ? analysisResult : publicAnalysisResult, { params: { id: resumeId } }, { signal });

/** What was read in a resume, line by line, and what its score is made of. */
export const readClosely = async ({ resumeId, owned }: Whose, signal?: AbortSignal) =>
  await call(owned ? closeReading : publicCloseReading, { params: { id: resumeId } }, { signal });
