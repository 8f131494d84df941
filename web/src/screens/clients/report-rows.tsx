import { useRef } from 'react';
import { Link } from 'react-router';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { Button } from '../../parts/controls/button.tsx';
import { ShowMore } from '../../parts/controls/show-more.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { GradeBadge } from '../../parts/report/grade-badge.tsx';
import { dateText, nameOf } from '../../parts/report/report-words.ts';
import { useReports } from '../../parts/report/use-reports.ts';
import { reportPath } from '../../session/last-report.ts';

type Props = {
  search: string;
  /** The id of a client, or `none`. */
  client: string;
  /** What is said where there is no report. */
  none: string;
  verb: string;
  isBusy: boolean;
  onAct: (resumeId: string) => void;
};

/** Reports as rows, each with what can be done with it. */
export function ReportRows({ search, client, none, verb, isBusy, onAct }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const found = useReports({ search, order: 'Date', client });
  if (found.isPending) return <SkeletonLines count={3} label="The reports are loading" />;
  if (found.isError) return <LoadFailed query={found} size="small" />;
  const { reports } = found;
  return (
    <>
      {reports.length === 0 && <p className="text-soft">{none}</p>}
      <ul ref={list} className="border-line border-t empty:hidden">
        {reports.map(({ resumeId, fileName, createdAt, grading }) => (
          <li key={resumeId} className="flex items-center gap-4 border-line border-b py-3">
            <GradeBadge grade={grading.finalGrade.Cumulative} />
            <div className="min-w-0 flex-1">
              <Link
                to={reportPath(resumeId)}
                className="block truncate font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
              >
                {nameOf(fileName) || 'No Name'}
              </Link>
              <p className="figures truncate text-14 text-soft">
                {[grading.person, dateText(createdAt)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              look="quiet"
              size="small"
              aria-disabled={isBusy}
              aria-label={`${verb} ${nameOf(fileName)}`}
              onClick={() => onAct(resumeId)}
            >
              {verb}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore list={list} count={reports.length} {...found.more} />
    </>
  );
}
