import { InvoiceTax, Placement } from '@redmark/contract';
import type { PlacementRow } from './placement-records.ts';

/** What an invoice is called: the installation's prefix, the year it was made in, and its number. */
export const invoiceName = ({ prefix, number, invoiced_on }: Pick<PlacementRow, 'prefix' | 'number' | 'invoiced_on'>) =>
  `${prefix}${invoiced_on.slice(0, 'YYYY'.length)}-${String(number).padStart(4, '0')}`;

export function presentPlacement(row: PlacementRow): Placement {
  return {
    id: row.id,
    invoice: invoiceName(row),
    company: row.company,
    role: row.role,
    salary: row.salary,
    currency: Placement.shape.currency.parse(row.currency),
    feePercent: row.fee_points / 100,
    feeCents: row.fee_cents,
    tax: {
      kind: InvoiceTax.shape.kind.parse(row.tax_kind),
      name: row.tax_name,
      percent: row.tax_points / 100,
      cents: row.tax_cents,
      buyerTaxNumber: row.buyer_tax_number,
    },
    grossCents: row.gross_cents,
    startsOn: row.starts_on,
    invoicedOn: row.invoiced_on,
    dueOn: row.due_on,
    paidOn: row.paid_on,
  };
}
