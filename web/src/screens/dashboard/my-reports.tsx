import { listResumes, skeletonPlaceholders } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { notify } from '../../parts/notify.ts';
import { SkeletonLines } from '../../parts/skeleton-lines.tsx';
import { reportsKey } from '../../session/report-key.ts';
import { arrangeReports, type Order, reportsAmong } from './arrange-reports.ts';
import { NoReports } from './no-reports.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportTools } from './report-tools.tsx';

export function MyReports() {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('Date');
  const wanted = useDeferredValue(search);
  const resumes = useQuery({
    queryKey: reportsKey,
    queryFn: ({ signal }) => call(listResumes, {}, { signal, fresh: true }),
    staleTime: 0,
  });
  const failure = resumes.error?.message;
  useEffect(() => {
    if (failure) void notify('error', failure);
  }, [failure]);

  const reports = reportsAmong(resumes.data?.allResume ?? []);
  const shown = arrangeReports(reports, wanted, order);
  return (
    <section aria-labelledby="my-reports" className="wrap flex flex-1 flex-col gap-8 py-10 laptop:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="my-reports" className="text-28">
          My Reports
        </h2>
        {reports.length > 0 && <ReportTools search={search} onSearch={setSearch} order={order} onOrder={setOrder} />}
      </div>
      {resumes.isPending && <SkeletonLines count={skeletonPlaceholders.list} label="Your reports are loading" />}
      {resumes.isError && (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>{failure}</p>
          <Button look="quiet" onClick={() => void resumes.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {resumes.isSuccess && shown.length === 0 && <NoReports search={reports.length > 0 ? wanted : ''} />}
      <ul className="grid gap-x-8 gap-y-6 tablet:grid-cols-3 tablet:gap-y-12 laptop:grid-cols-4">
        {shown.map((report) => (
          <li key={report.resumeId}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
}
