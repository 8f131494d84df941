import { listPlacements } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { money } from '../../../parts/billing/money.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { PlacementItem } from './placement-item.tsx';

/** Who was placed, and what is due and paid with tax. */
export function PlacementsSection() {
  const query = useQuery({
    queryKey: ['console', 'placements'],
    queryFn: async () => await call(listPlacements, {}),
    staleTime: 0,
    gcTime: 0,
  });

  if (query.isPending) return <SkeletonLines count={6} label="Placements are loading" />;
  if (query.isError) return <LoadFailed query={query} />;
  const { placements, sums } = query.data;
  if (placements.length === 0)
    return <p className="text-soft">Nobody was placed yet. A placement is noted on the request it came from.</p>;
  return (
    <div className="flex flex-col gap-8">
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {sums.flatMap(({ currency, due, overdue, paid }) =>
          (
            [
              ['Due', due],
              ['Of it overdue', overdue],
              ['Paid', paid],
            ] as const
          ).map(([label, cents]) => (
            <div key={`${currency} ${label}`}>
              <dt className="text-14 text-soft">
                {label}, {currency}
              </dt>
              <dd className="figures text-28">{money(cents, currency)}</dd>
            </div>
          )),
        )}
      </dl>
      <ul aria-label="Placements" className="border-line border-b">
        {placements.map((placement) => (
          <PlacementItem key={placement.id} placement={placement} onChanged={query.refetch} />
        ))}
      </ul>
    </div>
  );
}
