import { recruitingConsentText } from '@redmark/contract';
import { asError } from '../../api/refused.ts';
import { AcceptText } from '../../parts/form/accept-text.tsx';
import { PasswordDemands } from '../../parts/form/password-demands.tsx';
import { PasswordField } from '../../parts/form/password-field.tsx';
import { PrerenderedForm } from '../../parts/form/prerendered-form.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { TickBox } from '../../parts/form/tick-box.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { keepVerification, type Verification } from '../../session/verification.ts';
import { useEntry } from './use-entry.ts';

const loadFields = () => import('./sign-up-fields.ts');

type Props = { resumeId: string | undefined; onSent: (awaited: Verification) => void };

export function SignUpForm({ resumeId, onSent }: Props) {
  const { register, handleSubmit, formState, watch, setError, setFocus } = useFields(loadFields, {});
  const { errors, isSubmitting, touchedFields } = formState;
  const goOn = useEntry();

  const send = handleSubmit(async ({ firstName, lastName, email, password, jobs }) => {
    try {
      const identity = await loadIdentity();
      const user = { firstName, lastName, email, password, wantsJobs: jobs, resumeId };
      const { isSignUpComplete, nextStep, userId } = await identity.signUp(user);
      // Some directories do not verify addresses.
      if (isSignUpComplete && nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN') {
        await identity.autoSignIn();
        return await goOn();
      }
      const awaited = { email, byLink: nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN', signUpId: userId };
      keepVerification(awaited, password);
      const what = awaited.byLink ? 'link' : 'code';
      void notify('success', `We have sent a verification ${what} on your email`);
      onSent(awaited);
    } catch (error) {
      const { afterRefusal } = await import('./after-refusal.ts');
      const awaited = await afterRefusal(asError(error), email, setError, setFocus);
      if (!awaited) return;
      keepVerification(awaited, password);
      onSent(awaited);
    }
  });

  return (
    <PrerenderedForm onSubmit={send} className="flex flex-col gap-6">
      <div className="grid gap-6 tablet:grid-cols-2 tablet:gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<PasswordDemands text={watch('password') ?? ''} />}
        {...register('password', { deps: touchedFields.retype ? ['retype'] : [] })}
      />
      <PasswordField
        label="Retype password"
        autoComplete="new-password"
        error={errors.retype?.message}
        {...register('retype')}
      />
      <div className="flex flex-col gap-4">
        <TickBox required {...register('terms')}>
          <AcceptText />
        </TickBox>
        <TickBox {...register('jobs')}>{recruitingConsentText.signUp}</TickBox>
      </div>
      <SubmitButton busy={isSubmitting} disabled={!watch('terms')}>
        Create Account
      </SubmitButton>
    </PrerenderedForm>
  );
}
