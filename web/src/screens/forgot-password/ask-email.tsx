import { Link } from 'react-router';
import { PrerenderedForm } from '../../parts/form/prerendered-form.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { FormLayout, inlineLink } from '../../parts/layout/form-layout.tsx';
import { SheetSketch } from '../../parts/layout/sheet-sketch.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { requestCode, sayResetError } from './request-code.ts';

const loadFields = () => import('./email-fields.ts');

export function AskEmail({ known, onSent }: { known: string; onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useFields(loadFields, known ? { email: known } : {});

  const send = handleSubmit(async ({ email }) => {
    try {
      await requestCode(email);
      void notify('success', 'We have sent a code. Check your email');
      onSent(email);
    } catch (error) {
      void notify('error', sayResetError(error));
    }
  });

  return (
    <FormLayout
      title="Forgot your password?"
      lead="Tell us your email, and we send you a code to choose a new one."
      aside={<SheetSketch words="old password" pen="strike" />}
    >
      <PrerenderedForm onSubmit={send} className="flex flex-col gap-6">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <SubmitButton busy={formState.isSubmitting}>Send code</SubmitButton>
      </PrerenderedForm>
      <p className="border-line border-t pt-6 text-soft">
        Remembered it?{' '}
        <Link to="/login" className={inlineLink}>
          Log in
        </Link>
      </p>
    </FormLayout>
  );
}
