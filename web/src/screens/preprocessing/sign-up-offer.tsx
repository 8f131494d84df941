import { signUpOfferSeconds } from '@redmark/contract';
import { lazy, Suspense, useEffect, useState } from 'react';

const SignUpModal = lazy(async () => ({ default: (await import('./sign-up-modal.tsx')).SignUpModal }));

/** Opens once, after three seconds; the page offers the same two ways. */
export function SignUpOffer({ isReady }: { isReady: boolean }) {
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), signUpOfferSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);

  return open === undefined ? null : (
    <Suspense>
      <SignUpModal open={open} onOpen={setOpen} isReady={isReady} />
    </Suspense>
  );
}
