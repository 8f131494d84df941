import {
  type ChosenFile,
  closeBatch as close,
  endBatchUpload,
  type FileRefusal,
  linkBatchFile,
  listBatches,
  makeBatch as make,
  startBatch as start,
} from '@redmark/contract';
import { call } from './call.ts';

export const readBatches = async (signal?: AbortSignal) => (await call(listBatches, {}, { signal })).batches;

export const makeBatch = async (files: ChosenFile[]) => await call(make, { body: { files } });

/** A link to upload a file of a batch to. */
export const linkFile = async (id: string, number: number) =>
  (await call(linkBatchFile, { params: { id }, body: { number } })).url;

/** Has an uploaded file checked, or tells why it was not sent. */
export const endUpload = async (id: string, number: number, refusal?: FileRefusal) =>
  await call(endBatchUpload, { params: { id }, body: { number, ...(refusal ? { refusal } : {}) } });

/** Starts what is ready, for at most so many credits. */
export const startBatch = async (id: string, credits: number) =>
  await call(start, { params: { id }, body: { credits } });

export const closeBatch = async (id: string) => await call(close, { params: { id } });
