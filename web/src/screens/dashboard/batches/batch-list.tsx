import type { Batch } from '@redmark/contract';
import { BatchPanel } from './batch-panel.tsx';

export function BatchList({ batches }: { batches: Batch[] }) {
  return batches.map((batch) => <BatchPanel key={batch.id} batch={batch} />);
}
