import { handoverDays, unclaimedUploadHours } from '@redmark/contract';
import { Link } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import type { Section } from './legal-page.tsx';
import { PostalAddress } from './postal-address.tsx';
import { SupportLink } from './support-link.tsx';

export const dataSections: Section[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <p>
          {brand.name} grades resumes. It is operated by {brand.operator}, which is the controller of the data described
          here. Write to <SupportLink /> about anything on this page.
        </p>
        <PostalAddress />
        <p>
          {brand.operator} also acts as a recruiting agency: employers ask us for candidates, and pay us when they hire
          one.
        </p>
        <p>
          If you are a recruiter or a career coach and upload resumes of other people, you are the controller of that
          data, and we are your subprocessor: we process it on your instructions only. What that means for clients,
          reports you hand over and teams stands under <a href="#other-people">Resumes of other people</a>.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect, and why',
    body: (
      <ul>
        <li>
          <b>Your resume.</b> The PDF, images of its pages, the words in it and the report we made of it. We need them
          to grade it and to show you where each finding is.
        </li>
        <li>
          <b>Your account.</b> Name, email address and a proof of your password, from which the password cannot be read.
          Job title, industry and company size if you fill them in. We need them to keep your reports yours.
        </li>
        <li>
          <b>Your choices.</b> That you accepted these pages, and whether you want to be considered for job
          opportunities, each with its date.
        </li>
        <li>
          <b>Credits and purchases.</b> What you bought, when, and how credits were used. Card numbers never reach us:
          the payment provider takes them.
        </li>
        <li>
          <b>What you write to us.</b> Messages sent with the contact form, and feedback on a report.
        </li>
        <li>
          <b>Network addresses.</b> Used for a minute to an hour to stop one address from calling too often, and kept in
          a log only where the operator turned request logs on. A keyed digest of the addresses you logged in from stays
          for 90 days, so that strangers who guess your password elsewhere do not lock you out.
        </li>
      </ul>
    ),
  },
  {
    id: 'other-people',
    title: 'Resumes of other people',
    body: (
      <ul>
        <li>
          <b>Clients.</b> Somebody who advises you may upload your resume and keep your name, email address, labels,
          notes and the ground on which they hold your data, with the day it was given. They decide about it: ask them
          first. They can delete you with every resume, report, note, file and invitation in one step.
        </li>
        <li>
          <b>Reports handed over.</b> If they hand a report over, we email a link to the address they give us, valid for{' '}
          {handoverDays} days. Who has that address takes a copy into their own account, with the notes and the name of
          whoever handed it over; from then on the copy is theirs alone. Whoever handed it over learns that it was
          taken, when, and by which address. They may keep their own.
        </li>
        <li>
          <b>Teams.</b> People in a team use the credits of its owner. The owner sees each member’s name, email address,
          day of joining, and how many credits each used on which day. Nobody in a team sees resumes or reports of
          others. When a team gets another owner, that one sees the same, also of the time before.
        </li>
        <li>
          <b>Invitations.</b> The address an invitation into a team went to is kept until it is used, declined or over;
          that of a report handed over stays with the client it is about. For a day we keep a keyed digest of either, so
          that nobody gets letters without end.
        </li>
      </ul>
    ),
  },
  {
    id: 'grading',
    title: 'How grading decides',
    body: (
      <p>
        A program checks the page by published rules; the same file gets the same grade. Names, schools, employers,
        nationality, gender and career gaps never change it. A grade decides nothing about you: it is advice for you
        alone. We do not train anything on your resume.
      </p>
    ),
  },
  {
    id: 'job-opportunities',
    title: 'Being considered for jobs',
    body: (
      <>
        <p>
          If you agree to be considered for job opportunities, we may keep your resume and share it with a client who
          seeks candidates like you. If you do not agree, we never do. It is off until you turn it on, and grading works
          the same either way.
        </p>
        <p>
          You can withdraw your agreement on your <Link to="/profile">profile</Link> at any time. From that moment on
          your resume goes to nobody else.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>
          <b>Without an account:</b> your upload and everything made from it are deleted after {unclaimedUploadHours}{' '}
          hours.
        </li>
        <li>
          <b>Links you share:</b> whoever has a link you made sees that report and its pages until you end the link or
          delete the resume.
        </li>
        <li>
          <b>With an account:</b> resumes and reports stay without limit, until you delete them or your account.
        </li>
        <li>
          <b>When you delete your account:</b> resumes, files, reports, profile and sign-in are deleted at once, and
          unused credits with them. What tax law makes us keep of a purchase stays for as long as that law says.
        </li>
        <li>
          <b>That you had free credits:</b> a keyed digest of your email address, from which nobody without our key can
          tell the address, stays after your account is gone. Without it one person could have free credits without end.
        </li>
        <li>
          <b>Contact messages:</b> deleted with the account of the same address, or when you ask us to.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can do',
    body: (
      <>
        <p>
          On your <Link to="/account">account page</Link> you can download everything we have of you, and delete it. You
          can correct your profile there, and withdraw any consent. For everything else, write to <SupportLink />; we
          answer within a month.
        </p>
        <p>
          More rights may be yours by law: see the notices for residents of <Link to="/notice-cr">California</Link>, of
          the <Link to="/notice-eu-eea">EU and EEA</Link> and of the <Link to="/notice-uk">United Kingdom</Link>.
        </p>
      </>
    ),
  },
];
