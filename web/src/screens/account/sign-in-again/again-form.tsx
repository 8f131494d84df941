import { z } from 'zod';
import { asError } from '../../../api/refused.ts';
import { FormEnd } from '../../../parts/form/form-end.tsx';
import { HiddenUsername } from '../../../parts/form/hidden-username.tsx';
import { PasswordField } from '../../../parts/form/password-field.tsx';
import { requiredText } from '../../../parts/form/required-text.ts';
import { TextField } from '../../../parts/form/text-field.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { sayError } from '../../../session/say-error.ts';

const fields = z.object({ answer: z.string().min(1, requiredText) });
const loadFields = async () => ({ fields });

type Props = {
  email: string;
  kind: 'password' | 'code';
  onSend: (answer: string) => Promise<void>;
  onCancel: () => void;
};

export function AgainForm({ email, kind, onSend, onCancel }: Props) {
  const { register, handleSubmit, formState, setError, setFocus } = useFields(loadFields, { answer: '' });
  const error = formState.errors.answer?.message;

  const send = handleSubmit(async ({ answer }) => {
    try {
      await onSend(answer);
    } catch (refused) {
      setError('answer', { message: sayAgain(refused, kind) });
      setFocus('answer', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-6">
      <HiddenUsername email={email} />
      {kind === 'password' ? (
        <PasswordField label="Password" autoComplete="current-password" error={error} {...register('answer')} />
      ) : (
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error}
          {...register('answer')}
        />
      )}
      <FormEnd verb="Continue" busy={formState.isSubmitting} isInDialog onCancel={onCancel} />
    </form>
  );
}

/** The account is known here, so only the password can be wrong. */
function sayAgain(error: unknown, kind: Props['kind']): string {
  const { name, message } = asError(error);
  if (kind === 'password' && message === 'Incorrect username or password.') return 'This password is not right.';
  if (kind === 'code' && name === 'CodeMismatchException')
    return 'This code does not fit. Wait for the next one and type that.';
  return sayError(error);
}
