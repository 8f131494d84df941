import { lazy, Suspense, useEffect, useState } from 'react';
import { toastEvent } from './notify.ts';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** Loads the toasts with the first one, so that a first visit does not pay for them. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const want = () => setWanted(true);
    window.addEventListener(toastEvent, want, { once: true });
    return () => window.removeEventListener(toastEvent, want);
  }, []);

  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
