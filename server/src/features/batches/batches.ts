import {
  type Batch,
  type BatchFile,
  batchKeptDays,
  type ChosenFile,
  creditRefusals,
  type FileRefusal,
  maximumUploadBytes,
  openBatchesMost,
  uploadContentType,
} from '@redmark/contract';
import { before, millisecondsIn } from '../../base/durations.ts';
import { lockOwn } from '../../database/lock-own.ts';
import { Refusal } from '../../errors.ts';
import type { Sender, Services } from '../../services.ts';
import type { Grading } from '../grading/grading.ts';
import type { Letters } from '../letters/letters.ts';
import type { Resumes } from '../resumes/resumes.ts';
import {
  addBatch,
  batchesBefore,
  changeFile,
  deleteBatch,
  type FileRow,
  findTwin,
  listBatchRows,
  listFileRows,
  lockAndCount,
  nameSame,
  noteSeen,
  ungradedIn,
} from './batch-records.ts';
import { presentFile, stateOf } from './present-batch.ts';

const sweptAtOnce = 100;
/** So often it is noted that somebody looks on. */
const seenSeconds = 15;

/** After these nothing more of a batch can be started. */
const endings = new Set<string>([...creditRefusals, 'busy']);

type Owner = { ownerId: string; sender: Sender };
type Place = { batchId: string; number: number };
type Needs = Pick<Services, 'db' | 'graders' | 'now'>;
type Lower = {
  resumes: Pick<Resumes, 'uploads' | 'files' | 'erasing'>;
  grading: Pick<Grading, 'start'>;
  letters: Letters;
};

export type Batches = ReturnType<typeof createBatches>;

/**
 * Resumes brought together. Each goes the way of a single one: the same link, the same arrival, the same start of its
 * grading for the same credit. A batch only remembers which they are.
 */
export function createBatches({ db, graders, now }: Needs, { resumes, grading, letters }: Lower) {
  const { uploads, files, erasing } = resumes;
  const rowsOf = async (ownerId: string, which?: { batchId: string; number?: number }) =>
    await listFileRows(db, ownerId, graders.rubricVersion, which);

  async function fileOf({ ownerId }: Pick<Owner, 'ownerId'>, place: Place): Promise<FileRow> {
    const [row] = await rowsOf(ownerId, place);
    if (!row) throw new Refusal('not_found');
    return row;
  }

  async function listOf(ownerId: string): Promise<Batch[]> {
    const rows = Map.groupBy(await rowsOf(ownerId), ({ batch_id }) => batch_id);
    return (await listBatchRows(db, ownerId)).map(({ id, created_at }) => ({
      id,
      createdAt: created_at.toISOString(),
      files: (rows.get(id) ?? []).map(presentFile),
    }));
  }

  async function batchOf(ownerId: string, id: string): Promise<Batch> {
    const batch = (await listOf(ownerId)).find((one) => one.id === id);
    if (!batch) throw new Refusal('not_found');
    return batch;
  }

  /** Notes why a file never becomes a resume, and deletes what there is of it. */
  async function refuse({ ownerId }: Owner, place: Place, row: FileRow, code: FileRefusal) {
    await changeFile(db, ownerId, place, { refusal_code: code, resume_id: null });
    if (row.resume_id !== null) await erasing.remove(ownerId, row.resume_id);
  }

  /** Of files with the same bytes the first of the list stays a resume, or the one being graded; the others name it. */
  async function nameTwins({ ownerId }: Owner, place: Place, resumeId: string, sha256: string) {
    const spare = await db.transaction().execute(async (tx) => {
      // One after the other, so that two that arrive at once see each other.
      const twin = (await lockOwn(tx, 'batch', ownerId, place.batchId)) && (await findTwin(tx, place, sha256));
      if (!twin) return undefined;
      if (twin.number < place.number || twin.review_id !== null) {
        await nameSame(tx, place, twin.number);
        return resumeId;
      }
      await nameSame(tx, { ...place, number: twin.number }, place.number);
      return twin.resume_id;
    });
    if (spare !== undefined) await erasing.remove(ownerId, spare);
  }

  async function close(ownerId: string, id: string) {
    await db.transaction().execute(async (tx) => {
      if (!(await lockOwn(tx, 'batch', ownerId, id))) throw new Refusal('not_found');
      const ungraded = await ungradedIn(tx, id);
      await deleteBatch(tx, ownerId, id);
      if (ungraded.length > 0) await erasing.eraseIn(tx, ownerId, ungraded);
    });
  }

  return {
    listOf,

    /** The same for whoever looks at it: a letter about the end of a batch is for those who did not see it. */
    async look(ownerId: string): Promise<Batch[]> {
      const at = now();
      const batches = await listOf(ownerId);
      if (batches.length > 0) await noteSeen(db, ownerId, at, before(at, seenSeconds * millisecondsIn.second));
      return batches;
    },

    async make(ownerId: string, chosen: ChosenFile[]): Promise<Batch> {
      const id = crypto.randomUUID();
      const rows = chosen.map((file) => ({
        file_name: file.fileName,
        size: file.size,
        refusal_code: objectionTo(file) ?? null,
      }));
      await db.transaction().execute(async (tx) => {
        if ((await lockAndCount(tx, ownerId)) >= openBatchesMost) throw new Refusal('too_many_batches');
        await addBatch(tx, { id, owner_id: ownerId, created_at: now() }, rows);
      });
      return await batchOf(ownerId, id);
    },

    /** A link to upload a file that has not arrived; one that was asked for before is given up. */
    async link({ ownerId, sender }: Owner, place: Place): Promise<{ url: string }> {
      const row = await fileOf({ ownerId }, place);
      if (stateOf(row) !== 'waiting') throw new Refusal('upload_refused');
      const { file_name: fileName, size } = row;
      const { resumeId, url } = await uploads.request(ownerId, sender, { fileName, type: uploadContentType, size });
      await changeFile(db, ownerId, place, { resume_id: resumeId });
      if (row.resume_id !== null) await erasing.remove(ownerId, row.resume_id);
      return { url };
    },

    /** Checks a file that was uploaded, or notes why it was not. Safe to repeat. */
    async arrived(owner: Owner, place: Place, refusal: FileRefusal | undefined): Promise<BatchFile> {
      const row = await fileOf(owner, place);
      if (stateOf(row) === 'waiting') {
        if (refusal !== undefined) await refuse(owner, place, row, refusal);
        else await check(owner, place, row);
      }
      return presentFile(await fileOf(owner, place));
    },

    /**
     * Starts grading what is ready, in order, for at most so many credits; files that cost nothing are started in any
     * case. When credits or the places in the queue run out, the rest stays as it is.
     */
    async start({ ownerId, sender }: Owner, id: string, credits: number): Promise<Batch> {
      let [left, started] = [credits, 0];
      for (const file of (await batchOf(ownerId, id)).files) {
        const isStartable = file.state === 'ready' || file.state === 'failed';
        if (!isStartable || file.resumeId === null || (!file.isFree && left === 0)) continue;
        try {
          await grading.start({ ownerId, sender, isOneOfMany: true }, file.resumeId);
          started += 1;
          if (!file.isFree) left -= 1;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const isOver = endings.has(error.code);
          if (isOver && started === 0) throw error;
          // What is wrong with one file stands in its own state.
          if (isOver) break;
        }
      }
      if (started > 0) await letters.aboutBatch(ownerId, id);
      return await batchOf(ownerId, id);
    },

    async close(ownerId: string, id: string) {
      await close(ownerId, id);
      return { message: 'The list is closed. Its reports stay in your account.' };
    },

    /** Closes batches that nobody closed in time. */
    async sweep(): Promise<void> {
      const moment = before(now(), batchKeptDays * millisecondsIn.day);
      for (;;) {
        const old = await batchesBefore(db, moment, sweptAtOnce);
        if (old.length === 0) return;
        for (const { id, owner_id } of old) await close(owner_id, id);
      }
    },
  };

  async function check(owner: Owner, place: Place, row: FileRow) {
    if (row.resume_id === null) throw new Refusal('upload_missing');
    try {
      const { id, sha256 } = await files.arrived(owner.ownerId, row.resume_id, owner.sender);
      await nameTwins(owner, place, id, sha256);
    } catch (error) {
      const code = error instanceof Refusal ? error.code : undefined;
      if (code !== 'upload_not_pdf' && code !== 'upload_too_large') throw error;
      await refuse(owner, place, row, code);
    }
  }
}

/** What can be said of a file before it is sent. */
function objectionTo({ type, size, refusal }: ChosenFile): FileRefusal | undefined {
  if (refusal !== undefined) return refusal;
  if (type !== uploadContentType) return 'upload_not_pdf';
  if (size === 0) return 'upload_empty';
  return size > maximumUploadBytes ? 'upload_too_large' : undefined;
}
