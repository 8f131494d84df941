import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { Clients } from './clients.tsx';

export const meta = () => [{ title: `Clients – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function ClientsRoute() {
  return (
    <Shell>
      <Clients />
    </Shell>
  );
}
