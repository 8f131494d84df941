import type { ComponentProps } from 'react';

/**
 * A form on a page drawn at build. Only a script sends it: without one the browser would write what stands in it, a
 * password too, into the address of the next page.
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
