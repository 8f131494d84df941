import { billingHistory, billingPortal } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CreditsLeft } from '../../parts/billing/credits-left.tsx';
import { openBilling } from '../../parts/billing/open-billing.ts';
import { Button } from '../../parts/button.tsx';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { useCall } from '../../parts/calls/use-call.ts';
import { money } from '../../parts/money.ts';
import { OwnSection } from '../../parts/own-desk.tsx';
import { dayText } from '../../parts/report-words.ts';
import { SkeletonLines } from '../../parts/skeleton-lines.tsx';
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
    <OwnSection title="Credits" lead="One credit grades one resume. Credits do not expire.">
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
    </OwnSection>
  );
}

type Plan = { name: string; credits: number; cents: number; renewsAt: string | null };

function PlanLine({ plan, hasBought }: { plan: Plan | null; hasBought: boolean }) {
  const portal = useCall(billingPortal, { onSuccess: ({ data }) => window.location.assign(data.url) });

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-soft">
        {plan ? (
          <>
            <span className="font-medium text-ink capitalize">{plan.name}</span>: {plan.credits} credits for{' '}
            {money(plan.cents)} each month{plan.renewsAt ? `, next on ${dayText(plan.renewsAt)}` : ''}.
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
