import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { RubricPage } from './rubric-page.tsx';

export const meta = () =>
  pageMeta({
    title: `The Rubric – ${brand.name}`,
    description: `Every rule ${brand.name} grades resumes by: what it looks for, why, and what it costs.`,
    path: '/rubric',
  });

export default function RubricRoute() {
  return (
    <Shell>
      <RubricPage />
    </Shell>
  );
}
