import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ResendButton } from '../../parts/form/resend-button.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { FormLayout } from '../../parts/layout/form-layout.tsx';
import type { LinkState } from '../../parts/layout/link-state.ts';
import { SheetSketch } from '../../parts/layout/sheet-sketch.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError } from '../../session/say-error.ts';
import type { Verification } from '../../session/verification.ts';
import { enterAfter } from './enter-after.ts';
import { OtherAddress } from './other-address.tsx';
import { useEntry } from './use-entry.ts';

const loadFields = () => import('./code-fields.ts');

type Props = Verification & { onOther: () => void };

export function CodeStep({ email, signUpId, isUnsent: wasUnsent = false, onOther }: Props) {
  const [isUnsent, setUnsent] = useState(wasUnsent);
  const { register, handleSubmit, formState, setFocus } = useFields(loadFields, { code: '' });
  const navigate = useNavigate();
  const state: LinkState | null = useLocation().state;
  const goOn = useEntry();

  const verify = handleSubmit(async ({ code }) => {
    try {
      if (!(await enterAfter(email, code, signUpId))) {
        void notify('success', 'Your email is verified. Log in to go on.');
        return await navigate('/login', { state: { email, from: state?.from } });
      }
      await goOn();
    } catch (error) {
      void notify('error', sayError(error));
      setFocus('code', { shouldSelect: true });
    }
  });

  return (
    <FormLayout
      title="Please verify your email"
      lead={
        <>
          {isUnsent ? 'We could not send a code to' : 'We sent a code to'}{' '}
          <span className="break-words font-medium text-ink">{email}</span>
          {isUnsent
            ? ' just now. Your account is kept: ask for the code again in a minute.'
            : '. It may take a minute, and it may be in your spam folder.'}
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
          <ResendButton
            startsWaiting={!wasUnsent}
            onResend={async () => {
              await (await loadIdentity()).resend(email, signUpId);
              setUnsent(false);
            }}
          />
        </div>
      </form>
      <OtherAddress onOther={onOther} />
    </FormLayout>
  );
}
