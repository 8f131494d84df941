import { LinkButton } from '../../parts/controls/button.tsx';
import { FormLayout } from '../../parts/layout/form-layout.tsx';
import { SheetSketch } from '../../parts/layout/sheet-sketch.tsx';

export function PasswordCreated({ email }: { email: string }) {
  return (
    <FormLayout
      title="New Password created!"
      lead="From now on only the new one works. Devices that were logged in have to log in again."
      aside={<SheetSketch words="new password" pen="underline" />}
    >
      <LinkButton to="/login" state={{ email }} className="self-start">
        Login
      </LinkButton>
    </FormLayout>
  );
}
