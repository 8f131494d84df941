import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { dataSections } from './data-sections.tsx';
import { LegalPage } from './legal-page.tsx';
import { technologySections } from './technology-sections.tsx';

export const meta = () =>
  pageMeta({
    title: `Privacy Policy – ${brand.name}`,
    description: `What ${brand.name} knows about you, why, for how long, and what you can do about it.`,
    path: '/privacy-policy',
  });

export default function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      amended={brand.legal.policy}
      lead={
        <p>
          In short: we read your resume to grade it. Nobody who looks for candidates sees it unless you agreed, and you
          can take that back. Every service that handles data for us is named below.
        </p>
      }
      sections={[...dataSections, ...technologySections]}
    />
  );
}
