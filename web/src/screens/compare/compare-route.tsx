import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { Compare } from './compare.tsx';

export const meta = () => [{ title: `Compare Reports – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function CompareRoute() {
  return (
    <Shell>
      <Compare />
    </Shell>
  );
}
