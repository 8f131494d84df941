import { type Batch, batchFilesMost } from '@redmark/contract';
import { makeBatch } from '../../../api/batch-calls.ts';
import { Refused } from '../../../api/refused.ts';
import { keepBatch } from './batches-cache.ts';
import { type ChosenSource, sourceOf } from './chosen-source.ts';
import { isZip } from './is-zip.ts';
import { sendFiles } from './send-files.ts';

/** Makes a batch of the files, with those in a ZIP instead of it, and begins to send them. */
export async function beginBatch(files: File[]) {
  const sources = await sourcesOf(files);
  if (sources.length > batchFilesMost)
    throw new Refused(
      'too_many',
      `You chose ${sources.length} files. Up to ${batchFilesMost} go at once: choose fewer.`,
    );
  const batch = await makeBatch(sources.map(({ open: _, ...file }) => file));
  keepBatch(batch);
  void sendFiles(
    batch,
    batch.files.flatMap((file) => {
      const source = sources[file.number - 1];
      return source ? [{ file, source }] : [];
    }),
  );
}

/** Sends what had not arrived when the page was left, of files that are chosen again; returns how many fit. */
export async function sendAgain(batch: Batch, files: File[]): Promise<number> {
  const sources = await sourcesOf(files);
  const found = batch.files.flatMap((file) => {
    if (file.state !== 'waiting') return [];
    const at = sources.findIndex(({ fileName, size }) => fileName === file.fileName && size === file.size);
    return sources.splice(at, at < 0 ? 0 : 1).map((source) => ({ file, source }));
  });
  void sendFiles(batch, found);
  return found.length;
}

async function sourcesOf(files: File[]): Promise<ChosenSource[]> {
  const sources: ChosenSource[] = [];
  for (const file of files) {
    if (!isZip(file)) sources.push(sourceOf(file));
    else sources.push(...(await (await import('./zip-files.ts')).filesInZip(file)));
  }
  return sources;
}
