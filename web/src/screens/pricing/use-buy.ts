import type { Plan } from '@redmark/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../parts/notify.ts';
import { useSession } from '../../session/use-session.ts';

/** Leads to the payment page of a plan, or to the login first. */
export function useBuy() {
  const [bought, setBought] = useState<Plan['name']>();
  const { isSignedIn } = useSession();
  const navigate = useNavigate();

  async function buy(plan: Plan, monthly: boolean) {
    if (!isSignedIn) {
      void notify('error', 'Please log in to subscribe to a plan.');
      return await navigate('/login', { state: { from: '/pricing' } });
    }
    setBought(plan.name);
    try {
      const { paymentPageOf } = await import('./payment-page-of.ts');
      window.location.assign(await paymentPageOf(plan, monthly));
    } catch (refused) {
      setBought(undefined);
      void notify('error', (refused as Error).message);
    }
  }

  return { buy, bought };
}
