import { Link } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import type { Section } from './legal-page.tsx';
import { PostalAddress } from './postal-address.tsx';
import { SupportLink } from './support-link.tsx';

export const termsSections: Section[] = [
  {
    id: 'service',
    title: 'What you get',
    body: (
      <>
        <p>
          You upload a resume as PDF, and get a report on its content, formatting and writing, with each finding marked
          on your page. It is the result of published rules, and says what we found, not everything there is to find.
        </p>
        <p>A grade is advice. We do not promise interviews, offers or that an employer sees your resume as we do.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Be at least 16, give your own name and an email address you read, and keep your password to yourself. What is
        done with your account counts as done by you, until you tell us that somebody else has it.
      </p>
    ),
  },
  {
    id: 'your-files',
    title: 'Your files stay yours',
    body: (
      <>
        <p>
          You give us leave to store, read and draw your resume for as long as it is here, so that we can grade and show
          it. Nothing else, unless you agreed to be considered for job opportunities.
        </p>
        <p>
          Upload only resumes you may upload: your own, or those of people who agreed. Recruiters and coaches are
          responsible for that towards the people concerned; see the{' '}
          <Link to="/privacy-policy#third-party-personal-information">Privacy Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'credits',
    title: 'Credits and payment',
    body: (
      <ul>
        <li>One review of a resume costs one credit. The same file again costs nothing.</li>
        <li>A review that fails, or a file we cannot read, costs nothing.</li>
        <li>Credits do not run out while your account lives.</li>
        <li>
          Monthly plans renew until you end them. That takes one click on your account, and credits you have stay.
        </li>
        <li>Deleting your account deletes unused credits. They are not refunded.</li>
        <li>Prices are shown before you pay. Your rights as a consumer to withdraw or be refunded stay as they are.</li>
      </ul>
    ),
  },
  {
    id: 'recruiting',
    title: 'Recruiting',
    body: (
      <p>
        {brand.operator} acts as a recruiting agency. Candidates pay nothing, ever. Employers pay a percentage of the
        hired candidate’s first-year salary under an agreement of its own, and nothing upfront.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'What not to do',
    body: (
      <ul>
        <li>Do not attack, overload or get around the limits of the service.</li>
        <li>Do not try to reach resumes and reports that are not yours.</li>
        <li>Do not upload anything unlawful, or files made to harm.</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        We run the service with care, but not without interruption. We are liable without limit for intent, gross
        negligence and harm to people; otherwise only for damage that was foreseeable, and up to what you paid us in the
        twelve months before. Where the law gives you more, the law holds.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Ending it',
    body: (
      <p>
        You can delete your account at any time. We may close one that breaks these terms, after telling you why, unless
        waiting would cause harm.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <>
        <p>
          When these terms change, the date at the top does, and we tell account holders by email a month before. If you
          do not agree, you can leave until then. Questions go to <SupportLink />.
        </p>
        <PostalAddress />
      </>
    ),
  },
];
