import { brand } from '@redmark/contract';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { Pricing } from './pricing.tsx';

export const meta = () =>
  pageMeta({
    title: `Pricing – ${brand.name}`,
    description:
      'Credits for graded resumes, monthly or once: 5 for $9.99, 10 for $14.99, 20 for $19.99. They do not expire.',
    path: '/pricing',
  });

export default function PricingRoute() {
  return (
    <Shell>
      <Pricing />
    </Shell>
  );
}
