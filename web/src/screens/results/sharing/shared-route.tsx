import { useSearchParams } from 'react-router';
import { QueryProvider } from '../../../api/queries.tsx';
import { LinkButton } from '../../../parts/controls/button.tsx';
import { Shell } from '../../../parts/layout/shell.tsx';
import { SharedReport } from './shared-report.tsx';
import '../results.css';
import { brand } from '../../../parts/brand/brand.ts';

export const meta = () => [
  { title: `Shared Resume Report – ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The report a shared link opens. Its key is in the query, which the server never logs. */
export default function SharedRoute() {
  const [search] = useSearchParams();
  return (
    <Shell
      action={
        <LinkButton to="/" state={{ another: true }} look="quiet" size="small" className="max-laptop:hidden">
          Grade your own
        </LinkButton>
      }
    >
      <QueryProvider>
        <SharedReport linkKey={search.get('key') ?? ''} />
      </QueryProvider>
    </Shell>
  );
}
