import { LinkButton } from '../../parts/button.tsx';
import { FormDesk } from '../../parts/form/form-desk.tsx';
import { SheetSketch } from '../../parts/sheet-sketch.tsx';

export function PasswordCreated({ email }: { email: string }) {
  return (
    <FormDesk
      title="New Password created!"
      lead="From now on only the new one works. Devices that were logged in have to log in again."
      aside={<SheetSketch words="new password" pen="underline" />}
    >
      <LinkButton to="/login" state={{ email }} className="self-start">
        Login
      </LinkButton>
    </FormDesk>
  );
}
