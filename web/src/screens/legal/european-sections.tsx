import { Link } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import type { Section } from './legal-page.tsx';
import { PostalAddress } from './postal-address.tsx';
import { SupportLink } from './support-link.tsx';

type Law = { name: string; authority: string; transfer: string };

/** The sections that the European and the British notice share; the law and its authority differ. */
export const europeanSections = ({ name, authority, transfer }: Law): Section[] => [
  {
    id: 'controller',
    title: 'Controller',
    body: (
      <>
        <p>
          {brand.operator} is the controller. You reach us, and whoever answers for data protection here, at{' '}
          <SupportLink />. For resumes that recruiters and coaches upload of other people, they are the controllers and
          we are their subprocessor.
        </p>
        <PostalAddress />
      </>
    ),
  },
  {
    id: 'legal-bases',
    title: 'Why we may process it',
    body: (
      <ul>
        <li>
          <b>Contract:</b> to grade your resume, keep your reports, run your account and handle purchases.
        </li>
        <li>
          <b>Consent:</b> to share your resume with clients who seek candidates. You give it freely and can withdraw it
          on your <Link to="/profile">profile</Link>; what was done before stays lawful.
        </li>
        <li>
          <b>Legitimate interest:</b> to keep the service safe from abuse, and to answer what you write to us.
        </li>
        <li>
          <b>Legal duty:</b> to keep the records of purchases that tax law asks for.
        </li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under the {name} you have the right to:</p>
        <ul>
          <li>
            <b>access</b> your data, and <b>take it with you</b> in a form machines can read
          </li>
          <li>
            have it <b>corrected</b> or <b>erased</b>
          </li>
          <li>
            have its use <b>restricted</b>, or <b>object</b> to it
          </li>
          <li>
            <b>withdraw consent</b> at any time
          </li>
          <li>
            <b>complain</b> to {authority}
          </li>
        </ul>
        <p>
          Your <Link to="/account">account page</Link> downloads and deletes your data at once. For the rest, write to{' '}
          <SupportLink />. We answer within one month, free of charge.
        </p>
      </>
    ),
  },
  {
    id: 'automated-decisions',
    title: 'Automated decisions',
    body: (
      <p>
        Grades are made by a program, by rules you can read. They have no legal or similarly significant effect on you:
        no employer gets a grade instead of you, and people choose whom we suggest to a client.
      </p>
    ),
  },
  { id: 'transfers', title: 'Transfers abroad', body: <p>{transfer}</p> },
  {
    id: 'retention',
    title: 'How long',
    body: (
      <p>
        As the <Link to="/privacy-policy#how-long">Privacy Policy</Link> says: a day without an account; with one, until
        you delete the resume, the report or the account.
      </p>
    ),
  },
];
