import { useState } from 'react';
import { Link } from 'react-router';
import { FormLayout, inlineLink } from '../../parts/layout/form-layout.tsx';
import type { Verification } from '../../session/verification.ts';
import { readPages, readVisit } from '../../session/visit.ts';
import { AccountNotes } from './account-notes.tsx';
import { SealedLine, SealedPage } from './sealed-resume.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Where a graded resume is waiting, the form says so and shows it. */
export function SignUp({ onSent }: { onSent: (awaited: Verification) => void }) {
  const [pending] = useState(() => {
    const visit = readVisit();
    return visit && !visit.owned && visit.step !== 'uploaded' ? { visit, page: readPages()?.big[0] } : undefined;
  });
  const login = (
    <Link to="/login" className={inlineLink}>
      Log in
    </Link>
  );

  return (
    <FormLayout
      title={pending ? 'Create an account to view your Grades!' : 'Create an account'}
      lead={pending ? <>Already have one? {login} and your report opens.</> : <>Already have one? {login}</>}
      aside={pending ? <SealedPage src={pending.page} fileName={pending.visit.fileName} /> : <AccountNotes />}
    >
      {pending && <SealedLine src={pending.page} fileName={pending.visit.fileName} />}
      <SignUpForm resumeId={pending?.visit.resumeId} onSent={onSent} />
    </FormLayout>
  );
}
