import { californiaThresholds } from '@redmark/contract';
import { Link } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { LegalPage, type Section } from './legal-page.tsx';
import { SupportLink } from './support-link.tsx';

const { revenue, consumers, shareOfRevenue } = californiaThresholds;

export const meta = () =>
  pageMeta({
    title: `Notice to California Residents – ${brand.name}`,
    description: 'The rights the California Consumer Privacy Act gives you, and how to use them here.',
    path: '/notice-cr',
  });

const sections: Section[] = [
  {
    id: 'who-it-binds',
    title: 'When this law applies',
    body: (
      <>
        <p>
          The California Consumer Privacy Act (CCPA) binds a business that does at least one of the following. We give
          you these rights whether or not we do:
        </p>
        <ul>
          <li>has a gross annual revenue of more than {revenue};</li>
          <li>buys, sells or shares personal information of {consumers} or more consumers or households;</li>
          <li>earns {shareOfRevenue} or more of its annual revenue by selling or sharing personal information.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'categories',
    title: 'What we collect',
    body: (
      <ul>
        <li>
          <b>Identifiers:</b> name, email address, network address.
        </li>
        <li>
          <b>Professional and education information:</b> what your resume and your profile say.
        </li>
        <li>
          <b>Commercial information:</b> purchases and credits.
        </li>
        <li>
          <b>Sensitive information:</b> only what you chose to write into your resume. We use it to show and grade that
          page, and for nothing else.
        </li>
      </ul>
    ),
  },
  {
    id: 'sale',
    title: 'We do not sell or share it',
    body: (
      <p>
        We have not sold personal information in the last twelve months, nor shared it for advertising across contexts.
        A resume goes to an employer only if you agreed to be considered for job opportunities; you can withdraw that on
        your <Link to="/profile">profile</Link>.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <ul>
        <li>
          <b>To know</b> what we collected about you, where from, what for, and who received it.
        </li>
        <li>
          <b>To a copy</b> of it, in a form you can take elsewhere.
        </li>
        <li>
          <b>To have it corrected</b> where it is wrong.
        </li>
        <li>
          <b>To have it deleted.</b>
        </li>
        <li>
          <b>To opt out</b> of sale and sharing, and to limit the use of sensitive information. There is neither here.
        </li>
        <li>
          <b>Not to be treated worse</b> for using these rights.
        </li>
      </ul>
    ),
  },
  {
    id: 'how',
    title: 'How to use them',
    body: (
      <>
        <p>
          Your <Link to="/account">account page</Link> downloads and deletes your data at once. Otherwise write to{' '}
          <SupportLink /> from the address of your account, or with something that shows the data is yours. We confirm
          within 10 business days and answer within 45 days.
        </p>
        <p>Somebody you authorized in writing may ask for you. We may then ask you to confirm that you did.</p>
      </>
    ),
  },
];

export default function California() {
  return (
    <LegalPage
      title="Notice to California Residents"
      amended={brand.legal.california}
      lead={
        <p>
          This adds to our <Link to="/privacy-policy">Privacy Policy</Link> what the law of California grants you.
        </p>
      }
      sections={sections}
    />
  );
}
