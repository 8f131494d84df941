import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { asError } from '../../api/refused.ts';
import type { LinkState } from '../../parts/layout/link-state.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { arrive } from '../../session/arrive.ts';
import type { NextStep } from '../../session/identity.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError } from '../../session/say-error.ts';
import { keepVerification } from '../../session/verification.ts';

type SignIn = {
  /** Undefined until the password was accepted. */
  step: NextStep | undefined;
  signIn(email: string, password: string): Promise<void>;
  answer(text: string): Promise<void>;
  /** The terms have to be accepted first. */
  isConsentMissing: boolean;
  enter(): Promise<void>;
};

/** Signing in, with every further step the directory may ask for. */
export function useSignIn(): SignIn {
  const [step, setStep] = useState<NextStep>();
  const [isConsentMissing, setConsentMissing] = useState(false);
  const navigate = useNavigate();
  const state: LinkState | null = useLocation().state;

  async function signIn(email: string, password: string) {
    await attempt(async () => {
      const { nextStep } = await (await loadIdentity()).signIn(email, password);
      if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return await verify(email, password);
      if (nextStep.signInStep === 'RESET_PASSWORD') {
        void notify('error', 'Choose a new password to go on.');
        return await navigate('/forgotPassword', { state: { email } });
      }
      await goOn(nextStep);
    });
  }

  async function answer(text: string) {
    await attempt(async () => goOn((await (await loadIdentity()).answerSignIn(text)).nextStep));
  }

  async function goOn(nextStep: NextStep) {
    if (nextStep.signInStep !== 'DONE') return setStep(nextStep);
    await enter();
  }

  async function enter() {
    const { path, complaint, needsConsent = false } = await arrive(state?.from);
    setConsentMissing(needsConsent);
    if (needsConsent) return;
    void notify('success', 'You are successfully logged in');
    if (complaint) void notify('error', complaint);
    await navigate(path, { replace: true });
  }

  async function verify(email: string, password: string) {
    void notify('error', 'User not confirmed. Please check your email.');
    const [{ resend }, { verifiesByLink }] = await Promise.all([loadIdentity(), import('../../api/site.ts')]);
    // When the limit of codes is reached, an earlier code still works.
    await resend(email).catch((error) => notify('error', sayError(error)));
    keepVerification({ email, byLink: await verifiesByLink() }, password);
    await navigate('/signup');
  }

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      void notify('error', sayError(error));
      // Somebody signed in meanwhile in another window, so this screen is of no use.
      if (asError(error).name === 'UserAlreadyAuthenticatedException') await navigate('/', { replace: true });
    }
  }

  return { step, isConsentMissing, signIn, answer, enter };
}
