import { useSearchParams } from 'react-router';
import { QueryProvider } from '../../../api/queries.tsx';
import { brand } from '../../../parts/brand/brand.ts';
import { Shell } from '../../../parts/layout/shell.tsx';
import { AskScreen } from './ask-screen.tsx';

export const meta = () => [
  { title: `A question for you – ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

/** What a letter asks a candidate. Its key is in the query, which the server never logs. */
export default function AskRoute() {
  const [search] = useSearchParams();
  return (
    <Shell>
      <QueryProvider>
        <AskScreen linkKey={search.get('key') ?? ''} />
      </QueryProvider>
    </Shell>
  );
}
