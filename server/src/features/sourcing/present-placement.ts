import { Placement } from '@redmark/contract';
import type { PlacementRow } from './placement-records.ts';

/** What an invoice is called: the year it was made in, and its number. */
export const invoiceName = ({ number, invoiced_on }: Pick<PlacementRow, 'number' | 'invoiced_on'>) =>
  `${invoiced_on.slice(0, 'YYYY'.length)}-${String(number).padStart(4, '0')}`;

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
    startsOn: row.starts_on,
    invoicedOn: row.invoiced_on,
    dueOn: row.due_on,
    paidOn: row.paid_on,
  };
}
