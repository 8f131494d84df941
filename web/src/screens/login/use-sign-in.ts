import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { asError } from '../../api/refused.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { arrive } from '../../session/arrive.ts';
import type { NextStep } from '../../session/identity.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError } from '../../session/say-error.ts';
import { keepVerification } from '../../session/verification.ts';

type SignIn = {
  /** Undefined until the password is right. */
  step: NextStep | undefined;
  signIn(email: string, password: string): Promise<void>;
  answer(text: string): Promise<void>;
  /** The terms are to be accepted first. */
  isConsentMissing: boolean;
  enter(): Promise<void>;
};

/** Signing in, with every next step the directory may ask for before it lets somebody in. */
export function useSignIn(): SignIn {
  const [step, setStep] = useState<NextStep>();
  const [isConsentMissing, setConsentMissing] = useState(false);
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;

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
    const { path, complaint, needsConsent = false } = await arrive(from);
    setConsentMissing(needsConsent);
    if (needsConsent) return;
    void notify('success', 'You are successfully logged in');
    if (complaint) void notify('error', complaint);
    await navigate(path, { replace: true });
  }

  async function verify(email: string, password: string) {
    void notify('error', 'User not confirmed. Please check your email.');
    const [{ resend }, { verifiesByLink }] = await Promise.all([loadIdentity(), import('../../api/site.ts')]);
    // Where too many were asked for, an earlier code is still good.
    await resend(email).catch((error) => notify('error', sayError(error)));
    keepVerification({ email, byLink: await verifiesByLink() }, password);
    await navigate('/signup');
  }

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      void notify('error', sayError(error));
      // Somebody is signed in here already, in another window: this screen is closed to them.
      if (asError(error).name === 'UserAlreadyAuthenticatedException') await navigate('/', { replace: true });
    }
  }

  return { step, isConsentMissing, signIn, answer, enter };
}
