import { z } from 'zod';
import { batchFilesMost, fileNameMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { link } from '../link.ts';
import { Grade } from '../report/grades.ts';
import { line } from '../text.ts';

/**
 * `waiting`: the file has not arrived. `ready`: it has, and is not graded yet. `same`: another file of the batch has the
 * same bytes. The others are the states of its grading.
 */
export const BatchFileState = z.enum(['waiting', 'ready', 'queued', 'running', 'done', 'refused', 'failed', 'same']);
export type BatchFileState = z.infer<typeof BatchFileState>;

export const BatchFile = z.object({
  /** From 1, in the order in which the files were chosen. */
  number: z.int(),
  fileName: z.string(),
  /** In bytes. */
  size: z.int(),
  state: BatchFileState,
  resumeId: z.uuid().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The number of the file with the same bytes. */
  sameAs: z.int().nullable(),
  /** The account has a report of these bytes already, so grading it costs nothing. */
  isFree: z.boolean(),
  /** Null before the report is there, and where too little was read for a letter. */
  grade: Grade.nullable(),
  /** The name that was read on it; empty before the report is there, and where none was read. */
  person: z.string(),
  /** Whose it is, of the clients of the account. */
  clientId: z.uuid().nullable(),
});
export type BatchFile = z.infer<typeof BatchFile>;

/** Resumes that were brought together, until their owner closes it. */
export const Batch = z.object({ id: z.uuid(), createdAt: z.iso.datetime(), files: z.array(BatchFile) });
export type Batch = z.infer<typeof Batch>;

/** Why the browser itself does not send a file; the sentences are those of `refusals`. */
export const fileRefusals = [
  'upload_not_pdf',
  'upload_empty',
  'upload_too_large',
  'upload_slow',
  'zip_damaged',
  'zip_locked',
  'zip_too_much',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

const ofFile = { number: z.int().min(1).max(batchFilesMost) };
const refusal = z.enum(fileRefusals).optional();

const ChosenFile = z.object({
  fileName: line(1, fileNameMaxLength),
  /** The media type; anything but a PDF is listed as refused. */
  type: line(0, 200),
  size: z.int().min(0),
  /** Why it cannot be sent, where that is known already. */
  refusal,
});
export type ChosenFile = z.infer<typeof ChosenFile>;

export const listBatches = {
  method: 'GET',
  path: '/batches',
  auth: 'bearer',
  summary: 'Your batches that are not closed, newest first',
  reply: z.object({ batches: z.array(Batch) }),
  perMinute: 300,
} as const satisfies Endpoint;

export const makeBatch = {
  method: 'POST',
  path: '/batches',
  auth: 'bearer',
  summary: 'Make a batch of files to upload; nothing is graded or charged',
  body: z.object({ files: z.array(ChosenFile).min(1).max(batchFilesMost) }),
  reply: Batch,
  perMinute: 20,
} as const satisfies Endpoint;

export const linkBatchFile = {
  method: 'POST',
  path: '/batches/:id/link',
  auth: 'bearer',
  summary: 'Ask for a link to upload a file of a batch',
  params: byId,
  body: z.object(ofFile),
  reply: z.object({ url: link(z.string()) }),
  perMinute: 300,
} as const satisfies Endpoint;

export const endBatchUpload = {
  method: 'POST',
  path: '/batches/:id/arrived',
  auth: 'bearer',
  summary: 'Tell that a file of a batch was uploaded, or why it was not; answers where it stands',
  params: byId,
  body: z.object({ ...ofFile, refusal }),
  reply: BatchFile,
  perMinute: 300,
} as const satisfies Endpoint;

/** Safe to repeat. Files are started in their order, and those that cost nothing in any case. */
export const startBatch = {
  method: 'POST',
  path: '/batches/:id/start',
  auth: 'bearer',
  summary: 'Start grading the files of a batch that are ready, for at most so many credits',
  params: byId,
  body: z.object({ credits: z.int().min(0).max(batchFilesMost) }),
  reply: Batch,
  perMinute: 30,
} as const satisfies Endpoint;

export const closeBatch = {
  method: 'DELETE',
  path: '/batches/:id',
  auth: 'bearer',
  summary: 'Close a batch: its reports stay, and files without one are deleted',
  params: byId,
  reply: z.object({ message: z.string() }),
} as const satisfies Endpoint;
