import { useSearchParams } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { BillingSuccess } from './billing-success.tsx';

export const meta = () => [{ title: `Your purchase – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function BillingSuccessRoute() {
  const [search] = useSearchParams();
  return (
    <Shell>
      <BillingSuccess sessionId={search.get('session')} />
    </Shell>
  );
}
