import { money } from '../../parts/billing/money.ts';
import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { Pricing } from './pricing.tsx';

const offers = brand.plans.map(({ credits, cents }) => `${credits} for ${money(cents)}`).join(', ');

export const meta = () =>
  pageMeta({
    title: `Pricing – ${brand.name}`,
    description: `Credits for graded resumes, monthly or once: ${offers}. They do not expire.`,
    path: '/pricing',
  });

export default function PricingRoute() {
  return (
    <Shell>
      <Pricing />
    </Shell>
  );
}
