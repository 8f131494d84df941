import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { OneClient } from './one-client.tsx';

export const meta = () => [{ title: `Client – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function OneClientRoute() {
  return (
    <Shell>
      <OneClient />
    </Shell>
  );
}
