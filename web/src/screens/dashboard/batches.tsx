import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { batchesQuery } from './batches/batches-query.ts';

const BatchList = lazy(async () => ({ default: (await import('./batches/batch-list.tsx')).BatchList }));

/** The batches that are open, if there are any: their code is loaded with the first. */
export function Batches() {
  const read = useQuery(batchesQuery);
  if (read.isLoadingError)
    return (
      <div className="wrap pt-8">
        <LoadFailed query={read} size="small" />
      </div>
    );
  if (!read.data?.length) return null;
  return (
    <Suspense>
      <BatchList batches={read.data} />
    </Suspense>
  );
}
