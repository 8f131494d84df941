import { useState } from 'react';
import { brand } from '../../parts/brand.ts';
import { endVerification, readVerification } from '../../session/verification.ts';
import { CodeStep } from './code-step.tsx';
import { LinkStep } from './link-step.tsx';
import { SignUp } from './sign-up.tsx';

export const meta = () => [{ title: `Create an account – ${brand.name}` }];

export default function SignUpRoute() {
  const [awaited, setAwaited] = useState(readVerification);
  const onOther = () => {
    endVerification();
    setAwaited(undefined);
  };
  if (awaited?.byLink) return <LinkStep email={awaited.email} onOther={onOther} />;
  if (awaited) return <CodeStep email={awaited.email} onOther={onOther} />;
  return <SignUp onSent={setAwaited} />;
}
