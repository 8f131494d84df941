import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { ListedReport } from '../../api/list-reports.ts';
import { reportKey } from '../../api/queries.tsx';
import { LinkButton } from '../../parts/controls/button.tsx';
import { usePreload } from '../../parts/layout/preload-screen.ts';
import { GradeBadge } from '../../parts/report/grade-badge.tsx';
import { dateText, nameOf } from '../../parts/report/report-words.ts';
import { reportPath } from '../../session/last-report.ts';
import { ReportMore } from './report-more.tsx';
import { ReportName } from './report-name.tsx';

const OlderVersions = lazy(async () => ({ default: (await import('./versions/older-versions.tsx')).OlderVersions }));

/**
 * The first page of a report with its grade; on phones a row, so that more of them fit. `isFolded`: it stands for its
 * older versions.
 */
export function ReportCard({ report, isFolded }: { report: ListedReport; isFolded: boolean }) {
  const queries = useQueryClient();
  const name = nameOf(report.fileName) || 'No Name';
  const path = reportPath(report.resumeId);
  // The report screen is preloaded as soon as there is a report to open.
  usePreload('/results');
  // Pointing at a report prefetches it and its first page.
  const ready = () => {
    void queries.prefetchQuery({
      queryKey: reportKey(report.resumeId, true),
      queryFn: async ({ signal }) =>
        await (await import('../../api/report-calls.ts')).readReport(
          { resumeId: report.resumeId, owned: true },
          signal,
        ),
    });
    const [first] = report.thumbnail.big;
    if (first !== undefined) new Image().src = first;
  };

  return (
    <article
      aria-label={name}
      onPointerEnter={ready}
      onFocus={ready}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 tablet:grid-cols-1"
    >
      <Link to={path} tabIndex={-1} aria-hidden="true" className="group relative block self-start">
        <span className="block aspect-[504/700] overflow-hidden bg-page shadow-paper tablet:aspect-[504/560]">
          <img src={report.thumbnail.mid[0]} alt="" loading="lazy" className="w-full" />
        </span>
        <span className="absolute -right-2 bottom-2 tablet:-right-3 tablet:bottom-4">
          <GradeBadge grade={report.grading.finalGrade.Cumulative} />
        </span>
      </Link>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <ReportName resumeId={report.resumeId} fileName={report.fileName} />
            {report.grading.person && <p className="truncate text-14">{report.grading.person}</p>}
            <p className="figures text-14 text-soft">
              {dateText(report.createdAt)}
              {report.grading.finalGrade.Cumulative === null ? (
                ' · too little read for a grade'
              ) : (
                <>
                  <span className="sr-only">, grade {report.grading.finalGrade.Cumulative}</span>
                  {` · ${report.grading.score.toFixed(1)} of 100`}
                </>
              )}
            </p>
          </div>
          <ReportMore resumeId={report.resumeId} name={name} />
        </div>
        <LinkButton to={path} look="quiet" size="small" className="self-start" aria-label={`View ${name}`}>
          View
        </LinkButton>
        {isFolded && report.versions > 1 && (
          <Suspense>
            <OlderVersions resumeId={report.resumeId} name={name} count={report.versions} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
