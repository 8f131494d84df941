import { resendTimerSeconds } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { sayError } from '../../session/say-error.ts';
import { Button } from '../button.tsx';
import { notify } from '../notify.ts';

/** Sends a code again, at most every 30 seconds. */
export function ResendButton({
  startsWaiting = false,
  what = 'code',
  onResend,
}: {
  startsWaiting?: boolean;
  what?: 'code' | 'link';
  onResend: () => Promise<void>;
}) {
  const [seconds, setSeconds] = useState(startsWaiting ? resendTimerSeconds : 0);
  const [busy, setBusy] = useState(false);

  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function resend() {
    setBusy(true);
    try {
      await onResend();
      setSeconds(resendTimerSeconds);
      void notify('success', `${what === 'code' ? 'Code' : 'Link'} resent successfully. Check your email!`);
    } catch (error) {
      void notify('error', sayError(error));
    }
    setBusy(false);
  }

  return (
    <Button look="quiet" disabled={isWaiting || busy} onClick={resend} className="figures">
      {isWaiting ? `Resend ${what} in ${seconds} s` : `Resend ${what}`}
    </Button>
  );
}
