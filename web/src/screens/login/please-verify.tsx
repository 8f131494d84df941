import { Link } from 'react-router';
import { inlineLink } from '../../parts/layout/form-layout.tsx';
import type { Verification } from '../../session/verification.ts';

/** A reminder to people who signed up in this browser and have not verified their address. */
export function PleaseVerify({ email, byLink }: Verification) {
  return (
    <div className="flex flex-col gap-1 border-pen border-l-2 bg-pen-wash p-4 text-14">
      <p className="font-semibold">Please verify your email</p>
      <p className="break-words">
        A {byLink ? 'link' : 'code'} is on its way to {email}.{' '}
        <Link to="/signup" className={inlineLink}>
          {byLink ? 'How to go on' : 'Enter the code'}
        </Link>
      </p>
    </div>
  );
}
