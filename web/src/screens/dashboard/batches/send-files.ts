import { type Batch, type BatchFile, type FileRefusal, fileRefusals } from '@redmark/contract';
import { endUpload, linkFile } from '../../../api/batch-calls.ts';
import { asRefused, type Refused } from '../../../api/refused.ts';
import { putFile } from '../../../api/upload.ts';
import { keepFile, readAgain } from './batches-cache.ts';
import type { ChosenSource } from './chosen-source.ts';
import { changeUploading, uploadingOf } from './uploads-store.ts';

const atOnce = 3;
const pausesMilliseconds = [1000, 4000, 15_000];

type Item = { file: BatchFile; source: ChosenSource };

/** Sends the files of a batch that have not arrived, a few at a time; what goes wrong with one stops no other. */
export async function sendFiles(batch: Batch, items: Item[]) {
  const waiting = items.filter(({ file }) => file.state === 'waiting');
  if (waiting.length === 0 || uploadingOf(batch.id)?.isRunning) return;
  const total = waiting.reduce((sum, { file }) => sum + file.size, 0);
  changeUploading(batch.id, () => ({ total, sent: 0, failed: new Map(), isRunning: true }));
  window.addEventListener('beforeunload', askToStay);
  const send = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await sendOne(batch.id, item);
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  window.removeEventListener('beforeunload', askToStay);
  // Of equal files another one may have become the one that is graded.
  await readAgain();
  changeUploading(batch.id, (now) => now && { ...now, isRunning: false });
}

/** Gives the uploads of a batch up; what is under way ends by itself. */
export const forgetUploads = (batchId: string) => changeUploading(batchId, () => undefined);

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

async function sendOne(batchId: string, { file, source }: Item) {
  const { number, size } = file;
  let counted = 0;
  const count = (bytes: number) => {
    const more = bytes - counted;
    counted = bytes;
    changeUploading(batchId, (now) => now && { ...now, sent: now.sent + more });
  };
  for (let attempt = 0; ; attempt += 1) {
    if (!uploadingOf(batchId)) return;
    try {
      const arrived = await upload(batchId, number, source, (percent) => count((size * percent) / 100));
      count(size);
      return keepFile(batchId, arrived);
    } catch (error) {
      const refused = asRefused(error);
      const pause = pausesMilliseconds[attempt];
      if (pause === undefined || !mayPass(refused)) {
        count(size);
        return changeUploading(batchId, (now) => now && withFailure(now, number, refused.message));
      }
      count(0);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Link, bytes, check. A file that will never do is noted as refused. */
async function upload(id: string, number: number, source: ChosenSource, onProgress: (percent: number) => void) {
  const url = await linkFile(id, number);
  const content = await source.open().catch(() => undefined);
  if (!content) return await endUpload(id, number, 'zip_damaged');
  try {
    await putFile(url, content, onProgress);
  } catch (error) {
    const { code } = asRefused(error);
    if (isFileRefusal(code)) return await endUpload(id, number, code);
    throw error;
  }
  return await endUpload(id, number);
}

const withFailure = <State extends { failed: ReadonlyMap<number, string> }>(now: State, at: number, why: string) => ({
  ...now,
  failed: new Map([...now.failed, [at, why]]),
});

const isFileRefusal = (code: string): code is FileRefusal => fileRefusals.some((one) => one === code);

/** No answer, a fault of the server, or too much at once. */
const mayPass = ({ status }: Refused) => status === undefined || status >= 500 || status === 429;
