import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The heading of a screen; it takes the focus on arrival, so that screen readers announce the screen. A focus that was
 * set on a prerendered page before hydration stays where it is.
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
