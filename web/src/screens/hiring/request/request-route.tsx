import { useSearchParams } from 'react-router';
import { QueryProvider } from '../../../api/queries.tsx';
import { brand } from '../../../parts/brand/brand.ts';
import { Shell } from '../../../parts/layout/shell.tsx';
import { RequestScreen } from './request-screen.tsx';

export const meta = () => [
  { title: `Your request – ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The request that the link of a letter opens. Its key is in the query, which the server never logs. */
export default function RequestRoute() {
  const [search] = useSearchParams();
  return (
    <Shell>
      <QueryProvider>
        <RequestScreen linkKey={search.get('key') ?? ''} />
      </QueryProvider>
    </Shell>
  );
}
