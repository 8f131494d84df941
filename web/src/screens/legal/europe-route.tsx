import { Link } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { europeanSections } from './european-sections.tsx';
import { LegalPage } from './legal-page.tsx';

export const meta = () =>
  pageMeta({
    title: `Notice to EU and EEA Residents – ${brand.name}`,
    description: 'Legal bases, transfers and your rights under the General Data Protection Regulation.',
    path: '/notice-eu-eea',
  });

const sections = europeanSections({
  name: 'General Data Protection Regulation (GDPR)',
  authority: 'the supervisory authority where you live or work, or where you think the law was broken',
  transfer:
    'Where we or a service provider named in the Privacy Policy process data outside the European Economic Area, we do so where the European Commission found the protection adequate, or under its standard contractual clauses. Write to us for a copy.',
});

export default function Europe() {
  return (
    <LegalPage
      title="Notice to EU and EEA Residents"
      amended={brand.legal.europe}
      lead={
        <p>
          This adds to our <Link to="/privacy-policy">Privacy Policy</Link> what European law asks us to tell you.
        </p>
      }
      sections={sections}
    />
  );
}
