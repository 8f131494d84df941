import { resendTimerSeconds } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { sayError } from '../../session/say-error.ts';
import { useTask } from '../calls/use-task.ts';
import { Button } from '../controls/button.tsx';
import { notify } from '../toasts/notify.ts';

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

  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const resend = useTask(onResend, {
    onSuccess() {
      setSeconds(resendTimerSeconds);
      void notify('success', `${what === 'code' ? 'Code' : 'Link'} resent successfully. Check your email!`);
    },
    say: sayError,
  });

  return (
    <Button
      look="quiet"
      disabled={isWaiting || resend.isPending}
      onClick={() => void resend.mutate()}
      className="figures"
    >
      {isWaiting ? `Resend ${what} in ${seconds} s` : `Resend ${what}`}
    </Button>
  );
}
