import { analysisResult, renameResume } from '@redmark/contract';
import { call } from '../../api/call.ts';

/** Loaded on demand: the contract of a whole report weighs more than the list does. */
export const readReport = async (id: string, signal: AbortSignal) =>
  await call(analysisResult, { params: { id } }, { signal });

export const renameReport = async (id: string, fileName: string) =>
  await call(renameResume, { params: { id }, body: { fileName } });
