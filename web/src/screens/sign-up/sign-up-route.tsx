import { useState } from 'react';
import { brand } from '../../parts/brand.ts';
import { readVerification } from '../../session/verification.ts';
import { CodeStep } from './code-step.tsx';
import { SignUp } from './sign-up.tsx';

export const meta = () => [{ title: `Create an account – ${brand.name}` }];

export default function SignUpRoute() {
  const [awaited, setAwaited] = useState(readVerification);
  if (awaited !== undefined) return <CodeStep email={awaited} onOther={() => setAwaited(undefined)} />;
  return <SignUp onSent={setAwaited} />;
}
