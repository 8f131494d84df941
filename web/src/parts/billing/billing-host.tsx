import { lazy, Suspense, useEffect, useState } from 'react';
import { billingEvent } from './open-billing.ts';

const BillingModal = lazy(async () => ({ default: (await import('./billing-modal.tsx')).BillingModal }));

export function BillingHost() {
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(billingEvent, show);
    return () => window.removeEventListener(billingEvent, show);
  }, []);

  return open === undefined ? null : (
    <Suspense>
      <BillingModal open={open} onOpen={setOpen} />
    </Suspense>
  );
}
