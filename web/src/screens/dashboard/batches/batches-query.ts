import type { Batch, BatchFile } from '@redmark/contract';
import { queryClient } from '../../../api/queries.tsx';

const pollMilliseconds = 1500;
const queryKey = ['batches'];

/** The open batches, read again and again while one is graded. */
export const batchesQuery = {
  queryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    await (await import('../../../api/batch-calls.ts')).readBatches(signal),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Batch[] | undefined } }) =>
    state.data?.some(isGrading) ? pollMilliseconds : false,
} as const;

export const isUnderWay = ({ state }: BatchFile) => state === 'queued' || state === 'running';

export const isGrading = ({ files }: Batch) => files.some(isUnderWay);

/** Puts a batch in the list as it is known now; a new one stands first. */
export function keepBatch(batch: Batch) {
  queryClient.setQueryData<Batch[]>(queryKey, (batches = []) =>
    batches.some(({ id }) => id === batch.id)
      ? batches.map((one) => (one.id === batch.id ? batch : one))
      : [batch, ...batches],
  );
}

export function keepFile(batchId: string, file: BatchFile) {
  queryClient.setQueryData<Batch[]>(queryKey, (batches) =>
    batches?.map((batch) =>
      batch.id === batchId
        ? { ...batch, files: batch.files.map((one) => (one.number === file.number ? file : one)) }
        : batch,
    ),
  );
}

export function dropBatch(batchId: string) {
  queryClient.setQueryData<Batch[]>(queryKey, (batches) => batches?.filter(({ id }) => id !== batchId));
}
