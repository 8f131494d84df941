import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { FairnessPage } from './fairness-page.tsx';

export const meta = () =>
  pageMeta({
    title: `What Counts, and What Does Not – ${brand.name}`,
    description: `What ${brand.name} compares when it matches a resume with a job, what never counts, and how that is tested.`,
    path: '/fairness',
  });

export default function FairnessRoute() {
  return (
    <Shell>
      <FairnessPage />
    </Shell>
  );
}
