import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { Entry } from './entry.tsx';

export const meta = () => [{ title: `Console – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function OperatorRoute() {
  return (
    <Shell>
      <Entry />
    </Shell>
  );
}
