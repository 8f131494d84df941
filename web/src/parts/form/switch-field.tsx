import { type ComponentProps, type ReactNode, useId } from 'react';

/** A switch that takes effect at once, without a form. */
export function SwitchField({
  label,
  children,
  ...input
}: { label: string; children?: ReactNode } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <div id={`${id}-hint`} className="max-w-measure text-14 text-soft">
          {children}
        </div>
      </div>
      <span className="relative mt-1 inline-flex h-6 w-11 shrink-0">
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state by itself
          role="switch"
          aria-describedby={`${id}-hint`}
          className="peer size-full cursor-pointer appearance-none rounded-full border border-edge bg-line transition-colors checked:border-good checked:bg-good disabled:cursor-wait"
          {...input}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-surface shadow-paper outline outline-edge transition-transform peer-checked:translate-x-5 peer-checked:outline-transparent"
        />
      </span>
    </div>
  );
}
