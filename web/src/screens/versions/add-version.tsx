import { type Version, versionsMost } from '@redmark/contract';
import { useRef, useState } from 'react';
import type { ListedReport } from '../../api/list-reports.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { Button } from '../../parts/controls/button.tsx';
import { ShowMore } from '../../parts/controls/show-more.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { dateText, nameOf } from '../../parts/report/report-words.ts';
import { useReports } from '../../parts/report/use-reports.ts';

type Props = { versions: Version[]; isBusy: boolean; onAdd: (report: ListedReport) => Promise<void> };

/** The other uploads, for those that were not proposed. */
export function AddVersion({ versions, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (versions.length >= versionsMost) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="rounded-control py-2 font-medium underline decoration-edge underline-offset-4 hover:decoration-ink">
        Add another upload
      </summary>
      {isOpen && <Others versions={versions} {...rest} />}
    </details>
  );
}

function Others({ versions, isBusy, onAdd }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const found = useReports({ search: '', order: 'Date' });
  const others = found.reports.filter((report) => versions.every(({ resumeId }) => resumeId !== report.resumeId));
  if (found.isPending) return <SkeletonLines count={5} label="Your reports are loading" />;
  if (found.isError) return <LoadFailed query={found} />;
  return (
    <div className="flex max-w-3xl flex-col gap-4 pt-2">
      {others.length === 0 && <p className="text-soft">You have no other report.</p>}
      <ul ref={list} className="border-line border-t empty:hidden">
        {others.map((report) => (
          <li key={report.resumeId} className="flex items-center justify-between gap-4 border-line border-b py-3">
            <div className="min-w-0">
              <p className="truncate">{nameOf(report.fileName)}</p>
              <p className="figures truncate text-14 text-soft">
                {[report.grading.person, dateText(report.createdAt)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              look="quiet"
              size="small"
              aria-disabled={isBusy}
              aria-label={`Add ${nameOf(report.fileName)}`}
              onClick={() => void onAdd(report)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore list={list} count={others.length} {...found.more} />
    </div>
  );
}
