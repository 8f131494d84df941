import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

export const meta = () =>
  pageMeta({
    title: `Terms of Use – ${brand.name}`,
    description: `What you may expect of ${brand.name}, what we expect of you, and what happens with credits.`,
    path: '/terms-of-use',
  });

export default function TermsOfUse() {
  return (
    <LegalPage
      title="Terms of Use"
      amended={brand.legal.terms}
      lead={
        <p>
          These terms are the agreement between you and {brand.operator} when you use {brand.name}. We kept them short
          so that they can be read.
        </p>
      }
      sections={termsSections}
    />
  );
}
