import type { Batch } from '@redmark/contract';

const pollMilliseconds = 1500;

/** The open batches, read again and again while one is graded. */
export const batchesQuery = {
  queryKey: ['batches'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    await (await import('../../../api/batch-calls.ts')).readBatches(signal),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Batch[] | undefined } }) =>
    state.data?.some(({ files }) => files.some(isUnderWay)) ? pollMilliseconds : false,
} as const;

export const isUnderWay = ({ state }: Batch['files'][number]) => state === 'queued' || state === 'running';
