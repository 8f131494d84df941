import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

/** A submit button that shows when it is busy; it is never disabled then, so it keeps the focus. */
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
    <Button
      type="submit"
      // Pressing it must not blur the field first: an error appearing there would move the button from under the
      // pointer, and the click would be lost.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => busy && event.preventDefault()}
      disabled={disabled}
      aria-disabled={busy}
      aria-busy={busy}
      className={className ?? ''}
    >
      {children}
      {busy && <span aria-hidden="true" className="breathe size-2 rounded-full bg-current" />}
    </Button>
  );
}
