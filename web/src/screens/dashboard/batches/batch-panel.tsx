import type { Batch } from '@redmark/contract';
import { useEffect, useRef } from 'react';
import { queryClient, reportsKey } from '../../../api/queries.tsx';
import { userQuery } from '../../../session/read-user.ts';
import { useSession } from '../../../session/use-session.ts';
import { BatchBar } from './batch-bar.tsx';
import { countsOf, filesText } from './batch-counts.ts';
import { BatchFiles } from './batch-files.tsx';
import { BatchNext } from './batch-next.tsx';
import { CloseBatch } from './close-batch.tsx';
import { NotTaken } from './not-taken.tsx';
import { useUploading } from './uploads-store.ts';

/** Resumes that were brought together: how far they are, what comes next, and each file with its state. */
export function BatchPanel({ batch }: { batch: Batch }) {
  const uploading = useUploading(batch.id);
  const credits = useSession().user?.credits;
  const counts = countsOf(batch.files);
  useFresh(counts.graded, counts.underWay);
  const isSending = uploading?.isRunning ?? false;
  const arrived = counts.sendable - counts.waiting;
  const title = `batch-${batch.id}`;

  return (
    <section aria-labelledby={title} className="border-line border-b bg-surface">
      <div className="wrap flex flex-col gap-6 py-8 laptop:py-10">
        <div className="flex items-start justify-between gap-4">
          <h2 id={title} className="text-28">
            Your {filesText(counts.all)}
          </h2>
          <CloseBatch batch={batch} />
        </div>
        <div className="grid gap-x-16 gap-y-6 laptop:grid-cols-2 laptop:grid-rows-[auto_1fr]">
          <div className="flex flex-col gap-4">
            {counts.sendable > 0 && (
              <BatchBar
                label="Uploads"
                text={`${arrived} of ${counts.sendable}`}
                share={isSending && uploading ? shareOf(uploading) : arrived / counts.sendable}
              />
            )}
            {counts.begun > 0 && (
              <BatchBar
                label="Gradings"
                text={`${counts.begun - counts.underWay} of ${counts.begun}`}
                share={(counts.begun - counts.underWay) / counts.begun}
              />
            )}
          </div>
          <BatchNext batch={batch} counts={counts} credits={credits} isSending={isSending} />
          <NotTaken files={batch.files} failed={uploading?.failed} />
        </div>
        <BatchFiles files={batch.files} isSending={isSending} failed={uploading?.failed} />
      </div>
    </section>
  );
}

const shareOf = ({ sent, total }: { sent: number; total: number }) => sent / Math.max(total, 1);

/** Each report that is ready belongs in the list below, and the balance moves with what is graded or refused. */
function useFresh(graded: number, underWay: number) {
  const last = useRef({ graded, underWay });
  useEffect(() => {
    const before = last.current;
    last.current = { graded, underWay };
    if (before.underWay === underWay && before.graded === graded) return;
    void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    if (underWay === 0) void queryClient.invalidateQueries({ queryKey: reportsKey });
  }, [graded, underWay]);
}
