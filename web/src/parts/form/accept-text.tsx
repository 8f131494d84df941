import { inlineLink } from '../layout/form-layout.tsx';

/** What people accept when they create an account. */
export function AcceptText() {
  return (
    <>
      I accept the{' '}
      <a href="/terms-of-use" target="_blank" rel="noreferrer" className={inlineLink}>
        Terms of Use
      </a>{' '}
      and the{' '}
      <a href="/privacy-policy" target="_blank" rel="noreferrer" className={inlineLink}>
        Privacy Policy
      </a>
    </>
  );
}
