import { confirmPurchase, type ReplyOf } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { asRefused } from '../../api/refused.ts';
import { readUser } from '../../session/read-user.ts';

type Confirmation = ReplyOf<typeof confirmPurchase>;

const askAgainMilliseconds = 1500;

/** Asks until the purchase is settled one way or the other, which may take a bank a while. */
export function useConfirmation(sessionId: string | null) {
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [complaint, setComplaint] = useState<string>();

  useEffect(() => {
    if (sessionId === null) return setComplaint('This link does not name a purchase.');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async () => {
      try {
        const next = await call(confirmPurchase, { body: { sessionId } });
        if (gone) return;
        setComplaint(undefined);
        setConfirmation(next);
        if (next.state === 'paid') await readUser().catch(() => undefined);
        if (next.state !== 'waiting') return;
      } catch (error) {
        if (gone) return;
        const { message, status } = asRefused(error);
        setComplaint(message);
        if (status !== undefined && status < 500) return;
      }
      if (!gone) timer = setTimeout(ask, askAgainMilliseconds);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [sessionId]);

  return { confirmation, complaint };
}
