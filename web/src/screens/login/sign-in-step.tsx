import { AuthenticatorKey } from '../../parts/account/authenticator-key.tsx';
import { brand } from '../../parts/brand/brand.ts';
import { HiddenUsername } from '../../parts/form/hidden-username.tsx';
import { PasswordField } from '../../parts/form/password-field.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { FormLayout, inlineLink } from '../../parts/layout/form-layout.tsx';
import { SheetSketch } from '../../parts/layout/sheet-sketch.tsx';
import type { NextStep } from '../../session/identity.ts';
import { MfaSelection } from './mfa-selection.tsx';
import { titleOf } from './step-text.ts';

const loadPasswordField = () => import('./password-answer.ts');
const loadCodeField = () => import('./code-answer.ts');

type Props = { step: NextStep; email: string; onAnswer: (answer: string) => Promise<void> };

/** What the directory asks for after the password. */
export function SignInStep({ step, email, onAnswer }: Props) {
  const { title, lead } = titleOf(step);
  return (
    <FormLayout title={title} lead={lead} aside={<SheetSketch words="one more line" pen="underline" />}>
      {step.signInStep === 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION' ? (
        <MfaSelection kinds={step.allowedMFATypes ?? []} onAnswer={onAnswer} />
      ) : (
        <Answer key={step.signInStep} step={step} email={email} onAnswer={onAnswer} />
      )}
    </FormLayout>
  );
}

function Answer({ step, email, onAnswer }: Props) {
  const isPassword = step.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';
  const { register, handleSubmit, formState, reset } = useFields(isPassword ? loadPasswordField : loadCodeField, {
    answer: '',
  });
  const error = formState.errors.answer?.message;

  async function send({ answer }: { answer: string }) {
    await onAnswer(answer);
    reset();
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-6">
      <HiddenUsername email={email} />
      {step.signInStep === 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP' && (
        <AuthenticatorKey appKey={keyOf(step.totpSetupDetails, email)} />
      )}
      {isPassword ? (
        <PasswordField label="New password" autoComplete="new-password" error={error} {...register('answer')} />
      ) : (
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error}
          {...register('answer')}
        />
      )}
      <SubmitButton busy={formState.isSubmitting}>Continue</SubmitButton>
      {step.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' && (
        <p className="border-line border-t pt-6 text-soft">
          Lost your phone? Write to{' '}
          <a href={`mailto:${brand.supportEmail}`} className={inlineLink}>
            {brand.supportEmail}
          </a>
          , and we let you in again once we know it is you.
        </p>
      )}
    </form>
  );
}

const keyOf = (setup: { sharedSecret: string; getSetupUri(app: string, account?: string): URL }, email: string) => ({
  key: setup.sharedSecret,
  uri: setup.getSetupUri(brand.name, email).href,
});
