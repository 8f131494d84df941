import { useLocation, useNavigate } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import type { LinkState } from '../../parts/layout/link-state.ts';
import { AskEmail } from './ask-email.tsx';
import { NewPassword } from './new-password.tsx';
import { PasswordCreated } from './password-created.tsx';

export const meta = () => [{ title: `Forgot password – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

/** The step is kept in the history entry, so that going back and reloading work as people expect. */
export default function ForgotPasswordRoute() {
  const navigate = useNavigate();
  const state: LinkState | null = useLocation().state;
  const { step, email = '' } = state ?? {};
  const goTo = (next: number, whose: string, replace = false) =>
    void navigate('.', { state: { step: next, email: whose }, replace });

  if (step === 1 && email) return <NewPassword email={email} onDone={() => goTo(2, email, true)} />;
  if (step === 2) return <PasswordCreated email={email} />;
  return <AskEmail known={email} onSent={(whose) => goTo(1, whose)} />;
}
