import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

/** Says what happens and, while it does, that it does. It stays in place and keeps the focus. */
export function SubmitButton({
  busy,
  disabled = false,
  className,
  children,
}: {
  busy: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button type="submit" disabled={disabled} aria-disabled={busy} aria-busy={busy} className={className ?? ''}>
      {children}
      {busy && <span aria-hidden="true" className="breathe size-2 rounded-full bg-current" />}
    </Button>
  );
}
