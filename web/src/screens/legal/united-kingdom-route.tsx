import { Link } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { europeanSections } from './european-sections.tsx';
import { LegalPage } from './legal-page.tsx';

export const meta = () =>
  pageMeta({
    title: `Notice to UK Residents – ${brand.name}`,
    description: 'Legal bases, transfers and your rights under the UK GDPR and the Data Protection Act 2018.',
    path: '/notice-uk',
  });

const sections = europeanSections({
  name: 'UK GDPR and the Data Protection Act 2018',
  authority: 'the Information Commissioner’s Office (ico.org.uk)',
  transfer:
    'Where we or a service provider named in the Privacy Policy process data outside the United Kingdom, we do so where UK regulations found the protection adequate, or under the International Data Transfer Agreement or Addendum. Write to us for a copy.',
});

export default function UnitedKingdom() {
  return (
    <LegalPage
      title="Notice to UK Residents"
      amended={brand.legal.unitedKingdom}
      lead={
        <p>
          This adds to our <Link to="/privacy-policy">Privacy Policy</Link> what the law of the United Kingdom asks us
          to tell you.
        </p>
      }
      sections={sections}
    />
  );
}
