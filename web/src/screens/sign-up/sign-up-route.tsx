import { lazy, Suspense, useEffect, useState } from 'react';
import { brand } from '../../parts/brand/brand.ts';
import { endVerification, readVerification } from '../../session/verification.ts';
import { SignUp } from './sign-up.tsx';

/** The next step is loaded while the form is filled in. */
const loadCodeStep = () => import('./code-step.tsx');
const CodeStep = lazy(async () => ({ default: (await loadCodeStep()).CodeStep }));
/** Few directories mail a link instead of a code. */
const LinkStep = lazy(async () => ({ default: (await import('./link-step.tsx')).LinkStep }));

export const meta = () => [{ title: `Create an account – ${brand.name}` }];

export default function SignUpRoute() {
  const [awaited, setAwaited] = useState(readVerification);
  const onOther = () => {
    endVerification();
    setAwaited(undefined);
  };
  useEffect(() => {
    const warm = () => void loadCodeStep().catch(() => undefined);
    addEventListener('input', warm, { once: true });
    return () => removeEventListener('input', warm);
  }, []);

  if (awaited)
    return (
      <Suspense>
        {awaited.byLink ? (
          <LinkStep email={awaited.email} onOther={onOther} />
        ) : (
          <CodeStep {...awaited} onOther={onOther} />
        )}
      </Suspense>
    );
  return <SignUp onSent={setAwaited} />;
}
