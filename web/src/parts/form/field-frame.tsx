import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { id: string; label: string; error: string | undefined; hint?: ReactNode; children: ReactNode };

/** A label above its control, with a hint or an error below it. */
export function FieldFrame({ id, label, error, hint, children }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="break-words text-14 font-medium">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-2 text-14 text-pen">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-14 text-soft">
          {hint}
        </div>
      )}
    </div>
  );
}

export const controlClass =
  'min-h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-16 text-ink transition-colors hover:border-ink aria-invalid:border-pen disabled:bg-line/40 disabled:text-soft [input&]:read-only:bg-line/40';

/** Attributes that connect a control with its error and its hint, for screen readers. */
export const controlSays = (id: string, error: string | undefined, hint: ReactNode) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});
