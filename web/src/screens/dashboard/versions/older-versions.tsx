import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { dateText, nameOf } from '../../../parts/report/report-words.ts';
import { versionsPath, versionsQuery } from '../../../parts/report/versions-query.ts';
import { reportPath } from '../../../session/last-report.ts';

type Props = { resumeId: string; name: string; count: number };

/** The versions before the one that a card shows, folded beneath it. */
export function OlderVersions({ resumeId, name, count }: Props) {
  const [isOpen, setOpen] = useState(false);
  const read = useQuery({ ...versionsQuery(resumeId), enabled: isOpen });
  const older = read.data?.filter((version) => version.resumeId !== resumeId);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="text-14">
      <summary className="min-h-9 rounded-control py-1.5 font-medium underline decoration-edge underline-offset-4 hover:decoration-ink">
        {count - 1} older {count === 2 ? 'version' : 'versions'}
        <span className="sr-only"> of {name}</span>
      </summary>
      {read.isLoading && <SkeletonLines count={count - 1} label="The older versions are loading" />}
      {read.isLoadingError && <LoadFailed query={read} size="small" />}
      {older && (
        <>
          <ul className="flex flex-col border-line border-t">
            {older.map((version) => (
              <li key={version.resumeId} className="border-line border-b">
                <Link to={reportPath(version.resumeId)} className="flex min-h-11 items-center gap-3 hover:bg-line/40">
                  <span className="w-7 shrink-0 text-center font-serif font-semibold">
                    <span className="sr-only">Grade </span>
                    {version.grades.Cumulative?.replace('-', '−') ?? '–'}
                  </span>
                  <span className="min-w-0 py-1.5">
                    <span className="block truncate">{nameOf(version.fileName)}</span>
                    <span className="figures block text-12 text-soft">{dateText(version.createdAt)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={versionsPath(resumeId)}
            className="mt-1 inline-flex min-h-9 items-center font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            Grades over time<span className="sr-only"> of {name}</span>
          </Link>
        </>
      )}
    </details>
  );
}
