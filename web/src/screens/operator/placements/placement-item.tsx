import { notePayment, type Placement, placementInvoice } from '@redmark/contract';
import { saveFile } from '../../../api/save-file.ts';
import { money, wholeMoney } from '../../../parts/billing/money.ts';
import { useCall } from '../../../parts/calls/use-call.ts';
import { useTask } from '../../../parts/calls/use-task.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { dayText } from '../../../parts/report/report-words.ts';

type Props = { placement: Placement; onChanged: () => unknown };

export function PlacementItem({ placement, onChanged }: Props) {
  const { id, invoice, company, role, salary, currency, feePercent, feeCents, startsOn, dueOn, paidOn } = placement;
  const { tax, grossCents } = placement;
  const saving = useTask(async () => await saveFile(placementInvoice, { params: { id } }, `invoice-${invoice}.pdf`));
  const paying = useCall(notePayment, { onSuccess: onChanged });
  const note = (isPaid: boolean) =>
    void paying.mutate({ params: { id }, body: { paidOn: isPaid ? new Date().toISOString().slice(0, 10) : null } });

  return (
    <li className="flex flex-col gap-3 border-line border-t py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 break-words text-18">
          {role}, {company}
        </h2>
        <span className="figures text-18">{money(grossCents, currency)}</span>
      </div>
      <p className="break-words text-14 text-soft">
        Invoice {invoice}: {feePercent} % of {wholeMoney(salary, currency)}
        {tax.kind === 'rate' &&
          ` (${money(feeCents, currency)}), plus ${tax.percent} % ${tax.name} (${money(tax.cents, currency)})`}
        {tax.kind === 'reverse' && `, reverse charge to ${tax.buyerTaxNumber}`}. Starts{' '}
        {dayText(`${startsOn}T12:00:00`)}.{' '}
        {paidOn === null ? `Due ${dayText(`${dueOn}T12:00:00`)}.` : `Paid ${dayText(`${paidOn}T12:00:00`)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          aria-label={`Download invoice ${invoice}`}
          aria-busy={saving.isPending}
          onClick={() => void saving.mutate()}
        >
          Download invoice
        </Button>
        <Button size="small" look="quiet" aria-busy={paying.isPending} onClick={() => note(paidOn === null)}>
          {paidOn === null ? `Mark ${invoice} as paid` : `Mark ${invoice} as not paid`}
        </Button>
      </div>
    </li>
  );
}
