import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The heading of a screen that opens by itself: it takes the focus, so that screen readers say where one is now. Who
 * has gone somewhere on a page drawn at build, before its script was there, stays there.
 */
export function ArrivalHeading({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
