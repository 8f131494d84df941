import { useSearchParams } from 'react-router';
import { QueryProvider } from '../../api/queries.tsx';
import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { HandoverScreen } from './handover-screen.tsx';

export const meta = () => [
  { title: `A report for you – ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

/** What a letter hands over. Its key is in the query, which the server never logs. */
export default function HandoverRoute() {
  const [search] = useSearchParams();
  return (
    <Shell>
      <QueryProvider>
        <HandoverScreen linkKey={search.get('key') ?? ''} />
      </QueryProvider>
    </Shell>
  );
}
