import { Link, useNavigate } from 'react-router';
import { FormDesk, inlineLink } from '../../parts/form/form-desk.tsx';
import { ResendButton } from '../../parts/form/resend-button.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { notify } from '../../parts/notify.ts';
import { SheetSketch } from '../../parts/sheet-sketch.tsx';
import { arrive } from '../../session/arrive.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError } from '../../session/say-error.ts';
import { endVerification } from '../../session/verification.ts';
import { enterAfter } from './enter-after.ts';

const loadFields = () => import('./code-fields.ts');

export function CodeStep({ email, onOther }: { email: string; onOther: () => void }) {
  const { register, handleSubmit, formState, setFocus } = useFields(loadFields, { code: '' });
  const navigate = useNavigate();

  const verify = handleSubmit(async ({ code }) => {
    try {
      if (!(await enterAfter(email, code))) {
        void notify('success', 'Your email is verified. Log in to go on.');
        return await navigate('/login', { state: { email } });
      }
      const { path, complaint } = await arrive();
      void notify('success', 'You have successfully signed up!');
      if (complaint) void notify('error', complaint);
      await navigate(path, { replace: true });
    } catch (error) {
      void notify('error', sayError(error));
      setFocus('code', { shouldSelect: true });
    }
  });

  function useOther() {
    endVerification();
    onOther();
  }

  return (
    <FormDesk
      title="Please verify your email"
      lead={
        <>
          We sent a code to <span className="break-words font-medium text-ink">{email}</span>. It may take a minute, and
          it may lie among the junk.
        </>
      }
      aside={<SheetSketch words={email.length > 18 ? 'your address' : email} pen="underline" />}
    >
      <form noValidate onSubmit={verify} className="flex flex-col gap-6">
        <TextField
          label="Verification code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={formState.errors.code?.message}
          {...register('code')}
        />
        <div className="grid gap-3 tablet:grid-cols-2">
          <SubmitButton busy={formState.isSubmitting}>Verify</SubmitButton>
          <ResendButton startsWaiting onResend={async () => void (await (await loadIdentity()).resend(email))} />
        </div>
      </form>
      <p className="border-line border-t pt-6 text-soft">
        Wrong address?{' '}
        <button type="button" onClick={useOther} className={`rounded-control ${inlineLink}`}>
          Use another one
        </button>{' '}
        or{' '}
        <Link to="/login" className={inlineLink}>
          log in
        </Link>
      </p>
    </FormDesk>
  );
}
