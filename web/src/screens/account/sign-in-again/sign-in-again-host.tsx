import { lazy, Suspense, useEffect, useState } from 'react';
import { type SignInAgain, signInAgainEvent } from '../../../session/recent-sign-in.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** Mounted once: opens the dialog whenever `recently` asks for a new sign-in. */
export function SignInAgainHost() {
  const [asked, setAsked] = useState<SignInAgain>();

  useEffect(() => {
    const ask = ({ detail }: CustomEvent<SignInAgain>) => setAsked(detail);
    window.addEventListener(signInAgainEvent, ask);
    return () => window.removeEventListener(signInAgainEvent, ask);
  }, []);

  if (!asked) return null;
  return (
    <Suspense>
      <SignInAgainDialog
        onEnd={(isSignedIn) => {
          setAsked(undefined);
          // The dialog is unmounted before it can return the focus, so it is returned here.
          if (!isSignedIn) setTimeout(() => asked.opener?.focus());
          asked.onEnd(isSignedIn);
        }}
      />
    </Suspense>
  );
}

declare global {
  interface WindowEventMap {
    [signInAgainEvent]: CustomEvent<SignInAgain>;
  }
}
