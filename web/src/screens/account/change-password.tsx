import { z } from 'zod';
import { asError } from '../../api/refused.ts';
import { HiddenUsername } from '../../parts/form/hidden-username.tsx';
import { PasswordDemands } from '../../parts/form/password-demands.tsx';
import { PasswordField } from '../../parts/form/password-field.tsx';
import { password, retyped, sameTwice } from '../../parts/form/rules.ts';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError, showPasswordRefusal } from '../../session/say-error.ts';

const fields = z.object({ current: password, password, retype: retyped }).refine(...sameTwice);
const loadFields = async () => ({ fields });
const start = { current: '', password: '', retype: '' };

export function ChangePassword({ email }: { email: string }) {
  const { register, handleSubmit, formState, watch, reset, setError, setFocus } = useFields(loadFields, start);
  const { errors, isSubmitting, touchedFields } = formState;

  const change = handleSubmit(async ({ current, password }) => {
    try {
      await (await loadIdentity()).changePassword(current, password);
      reset(start);
      void notify('success', 'Password successfully changed');
    } catch (error) {
      if (showPasswordRefusal(error, setError, setFocus)) return;
      // The account is known here, so only the password can be wrong.
      if (asError(error).message === 'Incorrect username or password.')
        setError('current', { message: 'Your current password is not right' });
      else void notify('error', sayError(error));
      setFocus('current', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={change} className="flex max-w-md flex-col gap-6">
      <HiddenUsername email={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<PasswordDemands text={watch('password')} />}
        {...register('password', { deps: touchedFields.retype ? ['retype'] : [] })}
      />
      <PasswordField
        label="Retype new password"
        autoComplete="new-password"
        error={errors.retype?.message}
        {...register('retype')}
      />
      <SubmitButton busy={isSubmitting} className="self-start">
        Change Password
      </SubmitButton>
    </form>
  );
}
