import { listOperatorRequests } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { dateText } from '../../../parts/report/report-words.ts';
import { requestPath } from './request-path.ts';
import { progressOf } from './request-words.ts';

/** Confirmed requests that are open, the newest first. */
export function RequestList() {
  const query = useQuery({
    queryKey: ['console', 'requests'],
    queryFn: async () => await call(listOperatorRequests, {}),
    staleTime: 0,
    gcTime: 0,
  });

  if (query.isPending) return <SkeletonLines count={6} label="Requests are loading" />;
  if (query.isError) return <LoadFailed query={query} />;
  if (query.data.requests.length === 0)
    return (
      <p className="text-soft">No request waits. Employers send them on the hiring page and confirm them by mail.</p>
    );
  return (
    <ul aria-label="Requests" className="border-line border-b">
      {query.data.requests.map((one) => (
        <li
          key={one.id}
          className="grid gap-x-6 gap-y-1 border-line border-t py-4 tablet:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <Link to={requestPath(one.id)} className="break-words font-medium underline underline-offset-4">
              {one.request.wishes.role}, {one.request.wishes.company}
            </Link>
            <p className="break-words text-14 text-soft">{progressOf(one)}</p>
          </div>
          <time dateTime={one.request.sentAt} className="figures text-14 text-soft">
            {dateText(one.request.sentAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
