import type { ComponentProps, ReactNode } from 'react';

/** A checkbox with its label beside it. */
export function TickBox({
  children,
  error,
  ...input
}: { children: ReactNode; error?: string | undefined } & ComponentProps<'input'>) {
  return (
    <label className="flex items-start gap-3 text-14">
      <input
        type="checkbox"
        aria-invalid={error ? true : undefined}
        className="mt-px size-5 shrink-0 cursor-pointer accent-(--pen) disabled:cursor-not-allowed"
        {...input}
      />
      <span className="cursor-pointer pt-px">{children}</span>
    </label>
  );
}
