import { inlineLink } from '../layout/form-layout.tsx';

/** What somebody accepts who makes an account, in one place: the same words wherever it is asked. */
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
