import type { Purchase } from '@redmark/contract';
import { money } from '../../parts/billing/money.ts';
import { dayText } from '../../parts/report/report-words.ts';

export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  if (purchases.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-18">Purchases</h3>
      <ul aria-label="Purchases" className="border-line border-b">
        {purchases.map((purchase) => (
          <li
            key={purchase.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-3 tablet:grid-cols-[8rem_minmax(0,1fr)_auto_5rem]"
          >
            <span className="figures order-2 text-14 text-soft tablet:order-none tablet:text-16">
              {dayText(purchase.at)}
            </span>
            <span className="order-1 tablet:order-none">
              <span className="capitalize">{purchase.plan}</span>, {purchase.credits} credits
              {purchase.monthly ? ', monthly' : ''}
            </span>
            <span className="figures order-1 text-right tablet:order-none">
              {money(purchase.cents, purchase.currency)}
              {purchase.refundedCents > 0 && (
                <span className="block text-14 text-soft">
                  {money(purchase.refundedCents, purchase.currency)} refunded
                </span>
              )}
            </span>
            <span className="order-2 text-right tablet:order-none">
              {purchase.receiptUrl && (
                <a
                  href={purchase.receiptUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="underline decoration-edge underline-offset-4 hover:decoration-ink"
                >
                  Receipt
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
