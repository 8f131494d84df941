import type { ComponentProps } from 'react';

/**
 * A form on a prerendered page. It is sent by script alone: otherwise, before hydration, the browser would put its
 * values, a password too, into the address of the next page.
 */
export function PrerenderedForm({ children, ...form }: ComponentProps<'form'>) {
  return (
    <form method="dialog" noValidate {...form}>
      {children}
      <noscript>
        <p className="text-14 text-soft">Your browser has JavaScript turned off. Turn it on to send this.</p>
      </noscript>
    </form>
  );
}
