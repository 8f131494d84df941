import { billingHistory, billingPortal } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CreditsLeft } from '../../parts/billing/credits-left.tsx';
import { money } from '../../parts/billing/money.ts';
import { openBilling } from '../../parts/billing/open-billing.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { useCall } from '../../parts/calls/use-call.ts';
import { Button } from '../../parts/controls/button.tsx';
import { AccountSection } from '../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { dayText } from '../../parts/report/report-words.ts';
import { userQuery } from '../../session/read-user.ts';
import { MovementList } from './movement-list.tsx';
import { PurchaseList } from './purchase-list.tsx';

const historyQuery = {
  queryKey: ['billing'],
  queryFn: async () => await call(billingHistory, {}),
  staleTime: 0,
};

export function Credits() {
  const history = useQuery(historyQuery);
  useQuery(userQuery);

  return (
    <AccountSection title="Credits" lead="One credit grades one resume. Credits do not expire.">
      <CreditsLeft label="Remaining" />
      {history.isPending && <SkeletonLines count={3} label="Your purchases are loading" />}
      {history.isError && <LoadFailed query={history} size="small" />}
      {history.data && (
        <>
          <PlanLine plan={history.data.plan} hasBought={history.data.purchases.length > 0} />
          <PurchaseList purchases={history.data.purchases} />
          <MovementList movements={history.data.movements} />
        </>
      )}
    </AccountSection>
  );
}

type Plan = { name: string; credits: number; cents: number; currency: string; renewsAt: string | null };

function PlanLine({ plan, hasBought }: { plan: Plan | null; hasBought: boolean }) {
  const portal = useCall(billingPortal, { onSuccess: ({ data }) => window.location.assign(data.url) });

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-soft">
        {plan ? (
          <>
            <span className="font-medium text-ink capitalize">{plan.name}</span>: {plan.credits} credits for{' '}
            {money(plan.cents, plan.currency)} each month{plan.renewsAt ? `, next on ${dayText(plan.renewsAt)}` : ''}.
          </>
        ) : (
          'You have no monthly plan, so nothing renews.'
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" size="small" onClick={openBilling}>
          Subscription plans
        </Button>
        {hasBought && (
          <Button look="quiet" size="small" onClick={() => void portal.mutate({})}>
            Payment methods and invoices
          </Button>
        )}
      </div>
    </div>
  );
}
