import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ListedReport } from '../../api/list-reports.ts';
import { reportKey } from '../../api/queries.tsx';
import { readReport } from '../../api/report-calls.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { LinkButton } from '../../parts/controls/button.tsx';
import { ShowMore } from '../../parts/controls/show-more.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { GradeBadge } from '../../parts/report/grade-badge.tsx';
import { dateText, nameOf } from '../../parts/report/report-words.ts';
import { useReports } from '../../parts/report/use-reports.ts';
import { reportPath } from '../../session/last-report.ts';
import { pairPath } from './pair-path.ts';

/** The reports to compare the chosen one with; if none is chosen, both are chosen here. */
export function ChooseReport({ chosen }: { chosen: string | null }) {
  const [first, setFirst] = useState(chosen);
  const list = useRef<HTMLUListElement>(null);
  const found = useReports({ search: '', order: 'Date' });
  const { reports } = found;
  const listed = reports.find(({ resumeId }) => resumeId === first);
  // The chosen one may be on a later page of the list.
  const asked = useQuery({
    queryKey: reportKey(first ?? '', true),
    queryFn: async ({ signal }) => await readReport({ resumeId: first ?? '', owned: true }, signal),
    enabled: first !== null && found.isSuccess && listed === undefined,
  });
  if (found.isPending || asked.isLoading) return <SkeletonLines count={9} label="Your reports are loading" />;
  if (found.isError) return <LoadFailed query={found} />;
  const one = listed ?? asked.data;
  const others = reports.filter(({ resumeId }) => resumeId !== one?.resumeId);
  const isAlone = reports.length < 2 && (listed !== undefined || asked.data === undefined);
  if (isAlone) {
    return (
      <div className="flex max-w-measure flex-col items-start gap-4">
        <p className="font-serif text-22">It takes two reports to compare.</p>
        <p className="text-soft">Change your resume, have the new version graded, and come back.</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/dashboard">Upload another version</LinkButton>
          {one && (
            <LinkButton to={reportPath(one.resumeId)} look="quiet">
              Back to the report
            </LinkButton>
          )}
        </div>
      </div>
    );
  }
  return (
    <section aria-labelledby="choose" className="flex flex-col gap-6">
      <h2 id="choose" className="text-22">
        {one ? `Compare “${nameOf(one.fileName)}” with` : 'Choose the first report'}
      </h2>
      <ul ref={list} className="grid gap-x-8 gap-y-6 tablet:grid-cols-3 laptop:grid-cols-4">
        {others.map((report) => (
          <li key={report.resumeId}>
            {one ? (
              <Link to={pairPath(one, report)} className="group block rounded-control">
                <Sheet report={report} />
              </Link>
            ) : (
              <button type="button" onClick={() => setFirst(report.resumeId)} className="group block w-full text-left">
                <Sheet report={report} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <ShowMore list={list} count={others.length} {...found.more} />
    </section>
  );
}

function Sheet({ report: { thumbnail, grading, fileName, createdAt } }: { report: ListedReport }) {
  return (
    <span className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 tablet:grid-cols-1">
      <span className="relative block">
        <span className="block aspect-[504/560] overflow-hidden bg-page shadow-paper group-hover:outline group-hover:outline-2 group-hover:outline-ink">
          <img src={thumbnail.mid[0]} alt="" loading="lazy" className="w-full" />
        </span>
        <span className="absolute -right-2 bottom-2">
          <GradeBadge grade={grading.finalGrade.Cumulative} />
        </span>
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{nameOf(fileName)}</span>
        {grading.person && <span className="block truncate text-14">{grading.person}</span>}
        <span className="figures block text-14 text-soft">{dateText(createdAt)}</span>
      </span>
    </span>
  );
}
