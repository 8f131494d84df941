import type { Batch, BatchFile } from '@redmark/contract';
import { queryClient } from '../../../api/queries.tsx';
import { batchesQuery } from './batches-query.ts';

const change = (changed: (batches: Batch[]) => Batch[]) =>
  queryClient.setQueryData<Batch[]>(batchesQuery.queryKey, (batches = []) => changed(batches));

/** Puts a batch in the list as it is known now; a new one stands first. */
export function keepBatch(batch: Batch) {
  change((batches) =>
    batches.some(({ id }) => id === batch.id)
      ? batches.map((one) => (one.id === batch.id ? batch : one))
      : [batch, ...batches],
  );
}

export function keepFile(batchId: string, file: BatchFile) {
  change((batches) =>
    batches.map((batch) =>
      batch.id === batchId
        ? { ...batch, files: batch.files.map((one) => (one.number === file.number ? file : one)) }
        : batch,
    ),
  );
}

export function dropBatch(batchId: string) {
  change((batches) => batches.filter(({ id }) => id !== batchId));
}

/** Never rejects: a list that cannot be read now stays as it is known. */
export const readAgain = async () => await queryClient.invalidateQueries({ queryKey: batchesQuery.queryKey });
