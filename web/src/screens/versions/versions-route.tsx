import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { Versions } from './versions.tsx';

export const meta = () => [{ title: `Versions – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function VersionsRoute() {
  return (
    <Shell>
      <Versions />
    </Shell>
  );
}
