import { brand } from '../../parts/brand/brand.ts';
import type { Section } from './legal-page.tsx';
import { ProcessorList } from './processor-list.tsx';
import { SupportLink } from './support-link.tsx';

export const technologySections: Section[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          {brand.name} sets none. What this site has to remember lies in your browser’s local storage, is never read by
          anybody else, and needs no consent, because the site cannot do what you asked for without it:
        </p>
        <ul>
          <li>
            <b>The resume you are working with</b> (<code>publicObj</code>, <code>thumbnailKey</code>): its name, its
            key and links to its pages, until you close it.
          </li>
          <li>
            <b>Your sign-in</b> (names beginning with <code>CognitoIdentityServiceProvider</code>) and{' '}
            <b>your profile</b> (<code>user</code>), until you log out. What this browser is known by stays, so that
            your next login here is not taken for a stranger’s; logging out on all devices removes it.
          </li>
          <li>
            <b>The report you opened last</b> (<code>lastReport</code>): its id, until you log out.
          </li>
          <li>
            <b>The address you are verifying</b> (<code>verifyEmail</code>): until it is verified or you close the page.
          </li>
          <li>
            <b>The report you opened last</b> (<code>lastReport</code>): its key, so that Results leads back to it,
            until you log out.
          </li>
        </ul>
        <p>That is why you were not asked about cookies. A tool named below that sets one asks you first.</p>
      </>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics',
    body: (
      <>
        <p>
          No product-analytics or web-analytics tool is built into {brand.name}, and its fonts and scripts come from
          this site alone. The operator of this installation uses these tools to count and understand visits:
        </p>
        <ProcessorList kind="analytics" />
      </>
    ),
  },
  {
    id: 'ad-services',
    title: 'Ad services and email marketing',
    body: (
      <>
        <p>We sell no data. The operator of this installation uses these ad services:</p>
        <ProcessorList kind="advertising" />
        <p>
          Letters of {brand.name} itself are about your account only. The operator uses these email-marketing tools for
          anything else:
        </p>
        <ProcessorList kind="email-marketing" />
      </>
    ),
  },
  {
    id: 'other-service-providers',
    title: 'Other service providers',
    body: (
      <>
        <p>These handle data for us, as this installation is set up today, and may use it for nothing else:</p>
        <ProcessorList kind="service" />
      </>
    ),
  },
  {
    id: 'web-beacons',
    title: 'Web beacons',
    body: <p>None. Neither our pages nor our letters carry invisible images that tell us you opened them.</p>,
  },
  {
    id: 'managing-cookie-settings',
    title: 'Managing cookie settings',
    body: (
      <p>
        With no cookies there is nothing to choose here. You can clear this site’s storage in your browser’s settings:
        you are then logged out, and a resume you had not saved to an account is forgotten by this browser.
      </p>
    ),
  },
  {
    id: 'third-party-personal-information',
    title: 'Third-party personal information and indemnification',
    body: (
      <>
        <p>
          Upload a resume of somebody else only if they agreed, or if the law lets you without. You tell them what you
          do with it; we help you answer when they ask for access or deletion.
        </p>
        <p>
          If somebody claims damages from us because you uploaded their data without the right to do so, you take those
          claims off us, as far as the law allows.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        {brand.name} is not for people under 16. If one has sent us a resume, write to <SupportLink /> and we delete it.
      </p>
    ),
  },
  {
    id: 'amendments',
    title: 'Amendments',
    body: (
      <p>
        When this page changes, the date at its top does. If a change concerns what you agreed to, we ask you again
        before it applies to you.
      </p>
    ),
  },
];
