import { HiddenUsername } from '../../parts/form/hidden-username.tsx';
import { PasswordDemands } from '../../parts/form/password-demands.tsx';
import { PasswordField } from '../../parts/form/password-field.tsx';
import { ResendButton } from '../../parts/form/resend-button.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { FormLayout } from '../../parts/layout/form-layout.tsx';
import { SheetSketch } from '../../parts/layout/sheet-sketch.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError, showPasswordRefusal } from '../../session/say-error.ts';
import { requestCode } from './request-code.ts';

const loadFields = () => import('./password-fields.ts');

export function NewPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const { register, handleSubmit, formState, watch, setError, setFocus } = useFields(loadFields, {
    code: '',
    password: '',
    retype: '',
  });
  const { errors, isSubmitting, touchedFields } = formState;

  const send = handleSubmit(async ({ code, password }) => {
    try {
      await (await loadIdentity()).confirmReset(email, code, password);
      void notify('success', 'Password reset successful');
      onDone();
    } catch (error) {
      if (showPasswordRefusal(error, setError, setFocus)) return;
      void notify('error', sayError(error));
      setFocus('code', { shouldSelect: true });
    }
  });

  return (
    <FormLayout
      title="Create new password"
      lead={
        <>
          We sent a code to <span className="break-words font-medium text-ink">{email}</span>. It is good for an hour.
        </>
      }
      aside={<SheetSketch words="old password" pen="strike" above="a new one" />}
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-6">
        <HiddenUsername email={email} />
        <TextField
          label="Confirmation code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register('code')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          hint={<PasswordDemands text={watch('password')} />}
          {...register('password', { deps: touchedFields.retype ? ['retype'] : [] })}
        />
        <PasswordField
          label="Retype password"
          autoComplete="new-password"
          error={errors.retype?.message}
          {...register('retype')}
        />
        <div className="grid gap-3 tablet:grid-cols-2">
          <SubmitButton busy={isSubmitting}>Save password</SubmitButton>
          <ResendButton startsWaiting onResend={() => requestCode(email)} />
        </div>
      </form>
    </FormLayout>
  );
}
