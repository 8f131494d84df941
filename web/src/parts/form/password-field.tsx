import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { controlClass, controlSays, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './text-field.tsx';

/** A password that can be shown. Showing it keeps the cursor, and never submits the form. */
export function PasswordField({ label, error, hint, ...input }: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlClass} pr-12`}
          {...controlSays(id, error, hint)}
          {...input}
        />
        <button
          type="button"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown((before) => !before)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft hover:text-ink"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
