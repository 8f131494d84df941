import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlClass, controlSays, FieldFrame } from './field-frame.tsx';

export type FieldProps = { label: string; error?: string | undefined; hint?: ReactNode } & ComponentProps<'input'>;

export function TextField({ label, error, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input id={id} type="text" className={controlClass} {...controlSays(id, error, hint)} {...input} />
    </FieldFrame>
  );
}
