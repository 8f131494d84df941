import { Link, useLocation } from 'react-router';
import { PasswordField } from '../../parts/form/password-field.tsx';
import { PrerenderedForm } from '../../parts/form/prerendered-form.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { FormLayout, inlineLink } from '../../parts/layout/form-layout.tsx';
import type { LinkState } from '../../parts/layout/link-state.ts';
import { SheetSketch } from '../../parts/layout/sheet-sketch.tsx';
import { readVerification } from '../../session/verification.ts';
import { PleaseVerify } from './please-verify.tsx';

const loadFields = () => import('./login-fields.ts');

export function Login({ onSignIn }: { onSignIn: (email: string, password: string) => Promise<void> }) {
  const state: LinkState | null = useLocation().state;
  const known = state?.email;
  const { register, handleSubmit, formState } = useFields(loadFields, known ? { email: known } : {});
  const { errors, isSubmitting } = formState;
  const awaited = readVerification();

  return (
    <FormLayout
      title="Log in"
      lead="Your reports are where you left them."
      aside={<SheetSketch words="your page" pen="circle" />}
    >
      {awaited && <PleaseVerify {...awaited} />}
      <PrerenderedForm
        onSubmit={handleSubmit(({ email, password }) => onSignIn(email, password))}
        className="flex flex-col gap-6"
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <div className="flex flex-col gap-2">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <Link
            to="/forgotPassword"
            className="self-end rounded-control py-1 text-14 underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            Forgot Password?
          </Link>
        </div>
        <SubmitButton busy={isSubmitting}>Log in</SubmitButton>
      </PrerenderedForm>
      <p className="border-line border-t pt-6 text-soft">
        New here?{' '}
        <Link to="/signup" className={inlineLink}>
          Create an account
        </Link>
      </p>
    </FormLayout>
  );
}
