import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlClass, controlSays, FieldFrame } from './field-frame.tsx';

type Props = { label: string; error?: string | undefined; hint?: ReactNode } & ComponentProps<'textarea'>;

/** Several lines. What length or pattern they must have is up to the form. */
export function TextArea({ label, error, hint, ...area }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        id={id}
        rows={6}
        className={`${controlClass} resize-y py-2`}
        {...controlSays(id, error, hint)}
        {...area}
      />
    </FieldFrame>
  );
}
