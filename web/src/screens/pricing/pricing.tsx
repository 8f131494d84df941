import { freePlan } from '@redmark/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { currencyText } from '../../parts/billing/money.ts';
import { brand } from '../../parts/brand/brand.ts';
import { useSession } from '../../session/use-session.ts';
import { AddedTax } from './added-tax.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { PlanRow } from './plan-row.tsx';
import { useBuy } from './use-buy.ts';
import { WaitingFile } from './waiting-file.tsx';

const features = [
  'One credit grades one resume: content, formatting and writing',
  'Every finding drawn on your own page, with a concrete fix',
  'The same file again is free, as often as you like',
  'No report, no charge: a file we cannot read costs nothing',
  'Credits do not expire and stay when a plan ends',
];

export function Pricing() {
  const [chosen, setChosen] = useState<boolean>();
  const { user } = useSession();
  // Single payments unless chosen otherwise; people with a subscription see the monthly plans.
  const monthly = chosen ?? (user !== undefined && user.subscription !== freePlan);
  const { buy, bought } = useBuy();

  return (
    <div className="wrap flex flex-col gap-12 py-12 laptop:py-16">
      <div className="grid items-end gap-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] laptop:gap-16">
        <h1 className="text-48 tablet:text-60">Choose a plan to improve your resume</h1>
        <ul className="flex flex-col gap-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-pen" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-6">
        <WaitingFile />
        <PeriodSwitch monthly={monthly} onMonthly={setChosen} />
        <ul className="border-line border-b">
          {brand.plans.map((plan) => (
            <PlanRow
              key={plan.name}
              plan={plan}
              monthly={monthly}
              isActive={user?.subscription === plan.name}
              isBusy={bought === plan.name}
              isWaiting={bought !== undefined}
              onBuy={() => void buy(plan, monthly)}
            />
          ))}
        </ul>
        <p className="text-14 text-soft">
          Prices in {currencyText()}. <AddedTax />
          You pay on the page of our payment provider; we never see your card.
        </p>
      </div>
    </div>
  );
}
