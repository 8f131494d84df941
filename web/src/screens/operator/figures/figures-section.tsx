import { consoleFigures } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { FigureItem } from './figure-item.tsx';

const queryKey = ['console', 'figures'];

/** What the marketing pages may say of this installation in numbers. */
export function FiguresSection() {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: async () => await call(consoleFigures, {}),
    staleTime: 0,
    gcTime: 0,
  });

  if (query.isPending) return <SkeletonLines count={6} label="The figures are loading" />;
  if (query.isError) return <LoadFailed query={query} />;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-soft">
        The home page and the page for employers show a figure only while it is on. They show what is counted here,
        rounded down, and follow a switch within a minute.
      </p>
      <ul aria-label="Public figures" className="border-line border-b">
        {query.data.figures.map((figure) => (
          <FigureItem
            key={figure.name}
            figure={figure}
            onChanged={(changed) => void queries.setQueryData(queryKey, changed)}
          />
        ))}
      </ul>
    </div>
  );
}
