import { consolePayments } from '@redmark/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { ShowMore } from '../../../parts/controls/show-more.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { PaymentItem } from './payment-item.tsx';

/** Every payment that was booked, the newest first, with a way to refund it. */
export function PaymentsSection() {
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['console', 'payments'],
    queryFn: async ({ pageParam }) =>
      await call(consolePayments, { query: pageParam === undefined ? {} : { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ payments, hasMore }) => (hasMore ? payments.at(-1)?.id : undefined),
    staleTime: 0,
    gcTime: 0,
  });

  if (query.isPending) return <SkeletonLines count={8} label="Payments are loading" />;
  if (query.isError) return <LoadFailed query={query} />;
  const payments = query.data.pages.flatMap((page) => page.payments);
  if (payments.length === 0) return <p className="text-soft">Nobody has paid for anything yet.</p>;
  return (
    <div className="flex flex-col gap-6">
      <ul ref={list} aria-label="Payments" className="border-line border-b">
        {payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} onRefunded={query.refetch} />
        ))}
      </ul>
      <ShowMore
        list={list}
        count={payments.length}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}
