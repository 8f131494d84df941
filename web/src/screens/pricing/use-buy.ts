import type { Plan } from '@redmark/contract';
import { useNavigate } from 'react-router';
import { useTask } from '../../parts/calls/use-task.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { useSession } from '../../session/use-session.ts';

type Choice = { plan: Plan; monthly: boolean };

/** Leads to the payment page of a plan, or to the login first. */
export function useBuy() {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();

  const pay = useTask(
    async ({ plan, monthly }: Choice) => await (await import('./payment-page-of.ts')).paymentPageOf(plan, monthly),
    { onSuccess: (page) => window.location.assign(page) },
  );

  async function buy(plan: Plan, monthly: boolean) {
    if (!isSignedIn) {
      void notify('error', 'Please log in to subscribe to a plan.');
      return await navigate('/login', { state: { from: '/pricing' } });
    }
    await pay.mutate({ plan, monthly });
  }

  // Kept after the success, until the browser shows the payment page.
  return { buy, bought: pay.isPending || pay.isSuccess ? pay.variables?.plan.name : undefined };
}
