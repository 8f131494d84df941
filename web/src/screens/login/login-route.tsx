import { lazy, Suspense, useState } from 'react';
import { brand } from '../../parts/brand/brand.ts';
import { Login } from './login.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Loaded on demand: few accounts are asked for more than a password. */
const SignInStep = lazy(async () => ({ default: (await import('./sign-in-step.tsx')).SignInStep }));

const ConsentQuestion = lazy(async () => ({ default: (await import('./consent-question.tsx')).ConsentQuestion }));

export const meta = () => [{ title: `Log in – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function LoginRoute() {
  const [email, setEmail] = useState('');
  const { step, isConsentMissing, signIn, answer, enter } = useSignIn();
  const consent = isConsentMissing && (
    <Suspense>
      <ConsentQuestion onAccepted={enter} />
    </Suspense>
  );
  if (step)
    return (
      <>
        <SignInStep step={step} email={email} onAnswer={answer} />
        {consent}
      </>
    );
  return (
    <>
      <Login
        onSignIn={async (given, password) => {
          setEmail(given);
          await signIn(given, password);
        }}
      />
      {consent}
    </>
  );
}
