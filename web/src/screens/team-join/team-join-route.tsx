import { useSearchParams } from 'react-router';
import { QueryProvider } from '../../api/queries.tsx';
import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { TeamJoin } from './team-join.tsx';

export const meta = () => [
  { title: `An invitation – ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The invitation that the link of a letter opens. Its key is in the query, which the server never logs. */
export default function TeamJoinRoute() {
  const [search] = useSearchParams();
  return (
    <Shell>
      <QueryProvider>
        <TeamJoin linkKey={search.get('key') ?? ''} />
      </QueryProvider>
    </Shell>
  );
}
