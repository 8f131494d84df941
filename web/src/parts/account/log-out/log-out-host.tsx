import { lazy, Suspense, useEffect, useState } from 'react';
import { logOutEvent } from './ask-to-log-out.ts';

const LogOutQuestion = lazy(async () => ({ default: (await import('./log-out-question.tsx')).LogOutQuestion }));

export function LogOutHost() {
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const ask = () => setOpen(true);
    window.addEventListener(logOutEvent, ask);
    return () => window.removeEventListener(logOutEvent, ask);
  }, []);

  return open === undefined ? null : (
    <Suspense>
      <LogOutQuestion open={open} onOpen={setOpen} />
    </Suspense>
  );
}
