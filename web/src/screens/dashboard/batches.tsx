import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { messageOf } from '../../api/refused.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { batchesQuery } from './batches/batches-query.ts';

const BatchList = lazy(async () => ({ default: (await import('./batches/batch-list.tsx')).BatchList }));

/** The batches that are open, if there are any: their code is loaded with the first. */
export function Batches() {
  const { data: batches = [] } = useQuery(batchesQuery);
  if (batches.length === 0) return null;
  return (
    <Suspense>
      <BatchList batches={batches} />
    </Suspense>
  );
}

/** Several files were chosen, or a ZIP of them. */
export async function beginBatch(files: File[]) {
  try {
    await (await import('./batches/begin-batch.ts')).beginBatch(files);
  } catch (error) {
    void notify('error', messageOf(error));
  }
}
