import { consoleAudit } from '@redmark/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { ShowMore } from '../../../parts/controls/show-more.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { AuditEntry } from './audit-entry.tsx';

/** Who did and read what, the newest first. */
export function AuditSection() {
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['console', 'audit'],
    queryFn: async ({ pageParam }) =>
      await call(consoleAudit, { query: pageParam === undefined ? {} : { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?.number : undefined),
    staleTime: 0,
    gcTime: 0,
  });

  if (query.isPending) return <SkeletonLines count={8} label="The audit log is loading" />;
  if (query.isError) return <LoadFailed query={query} />;
  const lines = query.data.pages.flatMap((page) => page.lines);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-measure text-soft">
        Entries name things by their ids and are kept for 400 days. Nobody can change them here.
      </p>
      <ul ref={list} aria-label="Audit log" className="border-line border-b">
        {lines.map((line) => (
          <AuditEntry key={line.number} line={line} />
        ))}
      </ul>
      <ShowMore
        list={list}
        count={lines.length}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}
