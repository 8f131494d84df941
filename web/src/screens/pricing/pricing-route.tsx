import { brand } from '../../parts/brand.ts';
import { Shell } from '../../parts/shell.tsx';
import { Pricing } from './pricing.tsx';

export const meta = () => [
  { title: `Pricing – ${brand.name}` },
  {
    name: 'description',
    content:
      'Credits for graded resumes, monthly or once: 5 for $9.99, 10 for $14.99, 20 for $19.99. They do not expire.',
  },
];

export default function PricingRoute() {
  return (
    <Shell>
      <Pricing />
    </Shell>
  );
}
