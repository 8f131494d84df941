import { Link } from 'react-router';
import { inlineLink } from '../../parts/form/form-desk.tsx';

/** Somebody signed up here and has not entered the code yet. */
export function PleaseVerify({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-1 border-pen border-l-2 bg-pen-wash p-4 text-14">
      <p className="font-semibold">Please verify your email</p>
      <p className="break-words">
        A code is on its way to {email}.{' '}
        <Link to="/signup" className={inlineLink}>
          Enter the code
        </Link>
      </p>
    </div>
  );
}
