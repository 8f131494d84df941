import {
  type BodyOf,
  type listPlacements,
  type Placement,
  paymentDays,
  type placeCandidate,
  placementAmounts,
  pointsOf,
  type ReplyOf,
} from '@redmark/contract';
import { after, millisecondsIn } from '../../base/durations.ts';
import { Refusal } from '../../errors.ts';
import type { Download, Services } from '../../services.ts';
import { openRequest } from '../requests/request-records.ts';
import { presentRequest } from '../requests/requests.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { addPlacement, allPlacements, findPlacement, setPaid } from './placement-records.ts';
import { invoiceName, presentPlacement } from './present-placement.ts';
import { findEntry } from './shortlist-records.ts';

export type Placements = ReturnType<typeof createPlacements>;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);

type Needs = Pick<Services, 'db' | 'now' | 'brand' | 'invoicing'>;

/** Who was hired, and what employers owe for it. */
export function createPlacements({ db, now, brand, invoicing }: Needs) {
  return {
    /** Once for an entry: the fee and the invoice stay as they were first noted, whatever the settings say later. */
    async place(
      id: string,
      entryId: string,
      { salary, currency, feePercent, startsOn, billTo, tax }: BodyOf<typeof placeCandidate>,
    ): Promise<Placement> {
      const row = await openRequest(db, id, now());
      const entry = row && (await findEntry(db, id, entryId));
      if (!row || !entry) throw new Refusal('not_found');
      if (!entry.accepted) throw new Refusal('not_accepted');
      if (tax.kind !== 'none' && !invoicing.hasTaxNumber) throw new Refusal('tax_number_missing');
      const { company, role } = presentRequest(row).wishes;
      const amounts = placementAmounts({ salary, feePercent, tax });
      const placed = await db.transaction().execute(
        async (tx) =>
          await addPlacement(tx, {
            id: crypto.randomUUID(),
            request_id: id,
            entry_id: entryId,
            company,
            role,
            bill_to: billTo,
            salary,
            currency,
            fee_points: pointsOf(feePercent),
            fee_cents: amounts.fee,
            tax_kind: tax.kind,
            tax_name: invoicing.taxName,
            tax_points: tax.kind === 'rate' ? pointsOf(tax.percent) : 0,
            tax_cents: amounts.tax,
            buyer_tax_number: tax.kind === 'reverse' ? tax.buyerTaxNumber : '',
            prefix: invoicing.prefix,
            seller: invoicing.seller.join('\n'),
            payment: invoicing.payment.join('\n'),
            starts_on: startsOn,
            invoiced_on: dayOf(now()),
            due_on: dayOf(after(now(), paymentDays * millisecondsIn.day)),
          }),
      );
      return presentPlacement(placed);
    },

    /** All placements, with what is due, overdue and paid in each currency. */
    async list(): Promise<ReplyOf<typeof listPlacements>> {
      const placements = (await allPlacements(db)).map(presentPlacement);
      const today = dayOf(now());
      const sums = [...Map.groupBy(placements, ({ currency }) => currency)].map(([currency, own]) => {
        const sum = (some: typeof own) => some.reduce((cents, { grossCents }) => cents + grossCents, 0);
        const open = own.filter(({ paidOn }) => paidOn === null);
        return {
          currency,
          due: sum(open),
          overdue: sum(open.filter(({ dueOn }) => dueOn < today)),
          paid: sum(own.filter(({ paidOn }) => paidOn !== null)),
        };
      });
      return { placements, sums };
    },

    async invoice(id: string): Promise<Download> {
      const row = await findPlacement(db, id);
      if (!row) throw new Refusal('not_found');
      const name = `invoice-${invoiceName(row)}.pdf`;
      return { name, contentType: 'application/pdf', chunks: [invoicePdf(row, brand)] };
    },

    async paid(id: string, paidOn: string | null): Promise<Placement> {
      const row = await setPaid(db, id, paidOn);
      if (!row) throw new Refusal('not_found');
      return presentPlacement(row);
    },
  };
}
