import { z } from 'zod';
import { asError } from '../../api/refused.ts';
import { AuthenticatorKey } from '../../parts/account/authenticator-key.tsx';
import { Button } from '../../parts/controls/button.tsx';
import { required } from '../../parts/form/rules.ts';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { notify } from '../../parts/toasts/notify.ts';
import type { AuthenticatorKey as Key } from '../../session/identity.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { recently } from '../../session/recent-sign-in.ts';
import { sayError } from '../../session/say-error.ts';

const fields = z.object({ code: required });
const loadFields = async () => ({ fields });

/** Two-step login is turned on only after a code shows that the app has the key. */
export function EnrolAuthenticator(props: { appKey: Key; onDone: () => void; onCancel: () => void }) {
  const { register, handleSubmit, formState, setFocus } = useFields(loadFields, { code: '' });

  const confirm = handleSubmit(async ({ code }) => {
    try {
      const isDone = await recently(
        async () => await (await loadIdentity()).addAuthenticator(code.replaceAll(/\s/g, '')),
      );
      if (!isDone) return;
      void notify('success', 'Two-step login is on');
      props.onDone();
    } catch (error) {
      void notify('error', sayEnrolError(error));
      setFocus('code', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={confirm} className="flex flex-col gap-6">
      <AuthenticatorKey appKey={props.appKey} />
      <div className="max-w-72">
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Six digits the app shows. A new one comes every 30 seconds."
          error={formState.errors.code?.message}
          {...register('code')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={formState.isSubmitting}>Turn on</SubmitButton>
        <Button look="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The directory's own messages for a wrong code are not meant for users. */
export function sayEnrolError(error: unknown): string {
  const { name } = asError(error);
  const isWrong = name === 'EnableSoftwareTokenMFAException' || name === 'InvalidParameterException';
  return isWrong ? 'This code does not fit. Wait for the next one and type that.' : sayError(error);
}
