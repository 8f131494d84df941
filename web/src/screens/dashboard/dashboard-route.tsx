import { brand } from '../../parts/brand/brand.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { Dashboard } from './dashboard.tsx';

export { DashboardWaiting as Waiting } from './dashboard-waiting.tsx';

export const meta = () => [{ title: `Dashboard – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function DashboardRoute() {
  return (
    <Shell>
      <Dashboard />
    </Shell>
  );
}
