import { useSearchParams } from 'react-router';
import { QueryProvider } from '../../../api/queries.tsx';
import { brand } from '../../../parts/brand/brand.ts';
import { Shell } from '../../../parts/layout/shell.tsx';
import { ShortlistScreen } from './shortlist-screen.tsx';

export const meta = () => [
  { title: `Your candidates – ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The candidates whom the link of a letter shows to an employer. Its key is in the query, which the server never logs. */
export default function ShortlistRoute() {
  const [search] = useSearchParams();
  return (
    <Shell>
      <QueryProvider>
        <ShortlistScreen linkKey={search.get('key') ?? ''} />
      </QueryProvider>
    </Shell>
  );
}
