import { type ResumeOrder, skeletonPlaceholders } from '@redmark/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { useSettled } from '../../parts/calls/use-settled.ts';
import { ShowMore } from '../../parts/controls/show-more.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { useReports } from '../../parts/report/use-reports.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { NoReports } from './no-reports.tsx';
import { ReportCard } from './report-card.tsx';

const typingMilliseconds = 200;
const VersionProposal = lazy(async () => ({
  default: (await import('./versions/version-proposal.tsx')).VersionProposal,
}));
const ListTools = lazy(async () => ({ default: (await import('./list-tools.tsx')).ListTools }));

export function MyReports() {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ResumeOrder>('Date');
  const wanted = useSettled(search.trim(), typingMilliseconds);
  const list = useRef<HTMLUListElement>(null);
  // A search finds older versions by their own names.
  const reports = useReports({ search: wanted, order, versions: wanted ? 'all' : 'newest' });
  const failure = reports.error?.message;
  useEffect(() => {
    if (failure) void notify('error', failure);
  }, [failure]);

  const shown = reports.reports;
  const isSearching = search !== '' || wanted !== '';
  return (
    <section aria-labelledby="my-reports" className="wrap flex flex-1 flex-col gap-8 py-10 laptop:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex items-baseline gap-6">
          <h2 id="my-reports" className="text-28">
            My Reports
          </h2>
          <Link to="/clients" className="text-14 font-medium underline decoration-edge underline-offset-4">
            Clients
          </Link>
        </div>
        {(shown.length > 0 || isSearching) && (
          <Suspense fallback={<div className="h-11 w-full tablet:w-auto" />}>
            <ListTools
              search={search}
              onSearch={setSearch}
              order={order}
              onOrder={setOrder}
              downloads={shown.length > 0 ? { search: wanted, order } : undefined}
            />
          </Suspense>
        )}
      </div>
      {reports.isPending && <SkeletonLines count={skeletonPlaceholders.list} label="Your reports are loading" />}
      {reports.isError && <LoadFailed query={reports} />}
      {reports.isSuccess && shown.length === 0 && <NoReports search={wanted} />}
      {(shown.length > 1 || shown.some(({ versions }) => versions > 1)) && (
        <Suspense>
          <VersionProposal />
        </Suspense>
      )}
      <ul ref={list} className="grid gap-x-8 gap-y-6 tablet:grid-cols-3 tablet:gap-y-12 laptop:grid-cols-4">
        {shown.map((report) => (
          <li key={report.resumeId}>
            <ReportCard report={report} isFolded={wanted === ''} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} count={shown.length} {...reports.more} />
    </section>
  );
}
