import type { Plan } from '@redmark/contract';
import { creditsText, money } from '../../parts/billing/money.ts';
import { Button } from '../../parts/controls/button.tsx';

type Props = {
  plan: Plan;
  monthly: boolean;
  isActive: boolean;
  /** The payment page of this plan is being opened. */
  isBusy: boolean;
  isWaiting: boolean;
  onBuy: () => void;
};

export function PlanRow({ plan, monthly, isActive, isBusy, isWaiting, onBuy }: Props) {
  const { name, credits, cents, recommended } = plan;
  const owned = monthly && isActive;
  return (
    <li
      className={`relative grid items-center gap-x-8 gap-y-4 border-line border-t p-6 tablet:grid-cols-[minmax(0,1.1fr)_minmax(0,1.4fr)_10rem] tablet:p-8 ${recommended ? 'bg-surface shadow-paper' : ''}`}
    >
      {recommended && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-1 bg-pen" />}
      <div className="flex flex-col gap-1">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-22">
          <span className="capitalize">{name}</span>
          {recommended && (
            <span className="font-sans text-14 font-medium text-pen tracking-normal">Recommended · Most Popular</span>
          )}
          {isActive && <span className="font-sans text-14 font-medium text-good tracking-normal">Your plan</span>}
        </h2>
        <p className="figures text-soft">
          {creditsText(credits)}, {money(Math.round(cents / credits))} for each resume
        </p>
      </div>
      <div className="flex flex-col gap-1">
        <p className="figures text-28 font-semibold">
          {money(cents)} <span className="text-16 font-normal text-soft">{monthly ? 'each month' : 'once'}</span>
        </p>
        <p className="text-14 text-soft">
          {monthly
            ? `${creditsText(credits)} today and every month. Renews at ${money(cents)} until you end it, in one click.`
            : `${creditsText(credits)} today. Nothing renews.`}
        </p>
      </div>
      <Button look={recommended ? 'main' : 'quiet'} onClick={onBuy} disabled={owned || isWaiting}>
        {owned ? '(Active)' : isBusy ? 'One moment…' : monthly ? 'Subscribe' : 'Buy once'}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
