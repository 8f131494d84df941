import type { ConsolePayment } from '@redmark/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { creditsText, money } from '../../../parts/billing/money.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { accountPath } from '../account-path.ts';
import { momentText } from '../moment-text.ts';
import { RefundForm } from './refund-form.tsx';

type Props = { payment: ConsolePayment; onRefunded: () => unknown };

export function PaymentItem({ payment, onRefunded }: Props) {
  const { at, plan, credits, cents, currency, monthly, refundedCents, receiptUrl, account, refunds } = payment;
  const [isRefunding, setRefunding] = useState(false);
  const who = account?.email ?? 'a deleted account';

  return (
    <li className="flex flex-col gap-3 border-line border-t py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        <span className="break-all font-medium">
          {account ? (
            <Link to={accountPath(account.id)} className="underline underline-offset-4">
              {who}
            </Link>
          ) : (
            'A deleted account'
          )}
        </span>
        <span className="figures text-right font-semibold">{money(cents, currency)}</span>
        <span className="text-14 text-soft">
          <time dateTime={at} className="figures">
            {momentText(at)}
          </time>
          , <span className="capitalize">{plan}</span>
          {monthly ? ' monthly' : ''}, {creditsText(credits)}
        </span>
        <span className="figures text-right text-14 text-soft">
          {refundedCents > 0 && `${money(refundedCents, currency)} refunded`}
        </span>
      </div>
      {refunds.map((refund) => (
        <p key={refund.at} className="break-words border-line border-l-2 pl-4 text-14 text-soft">
          {money(refund.cents, currency)} on {momentText(refund.at)}: {refund.reason}
        </p>
      ))}
      {isRefunding ? (
        <RefundForm
          payment={payment}
          who={who}
          onDone={() => {
            setRefunding(false);
            return onRefunded();
          }}
          onCancel={() => setRefunding(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          {refundedCents < cents && (
            <Button look="quiet" size="small" aria-label={`Refund ${who}`} onClick={() => setRefunding(true)}>
              Refund
            </Button>
          )}
          {receiptUrl && (
            <a href={receiptUrl} target="_blank" rel="noreferrer" className="text-14 underline underline-offset-4">
              Receipt
            </a>
          )}
        </div>
      )}
    </li>
  );
}
