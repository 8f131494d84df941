import type { BodyOf, ConsolePayment, consoleRefund } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import { presentPurchase } from './present-purchase.ts';
import { dropRefundNote, findPurchase, listPayments, noteRefund, notesOf, setRefundDone } from './refund-records.ts';

const paymentsAtOnce = 50;

type Needed = Pick<Services, 'db' | 'payments' | 'now' | 'log'>;
export type Refunds = ReturnType<typeof createRefunds>;

/** Payments of everybody as the operator sees them, and refunds through the provider. */
export function createRefunds({ db, payments, now, log }: Needed, bookkeeping: Bookkeeping) {
  return {
    async list(after: string | undefined): Promise<{ payments: ConsolePayment[]; hasMore: boolean }> {
      const found = await listPayments(db, after, paymentsAtOnce + 1);
      const shown = found.slice(0, paymentsAtOnce);
      const notes = Map.groupBy(
        await notesOf(
          db,
          shown.map(({ id }) => id),
        ),
        (note) => note.purchase_id,
      );
      const listed = shown.map((purchase) => ({
        ...presentPurchase(purchase),
        account: purchase.account_id && purchase.email ? { id: purchase.account_id, email: purchase.email } : null,
        refunds: (notes.get(purchase.id) ?? []).map(({ cents, reason, asked_at }) => ({
          at: asked_at.toISOString(),
          cents,
          reason,
        })),
      }));
      return { payments: listed, hasMore: found.length > paymentsAtOnce };
    },

    /**
     * Asks the provider for the refund, then books what the provider says, as its message would. Safe to repeat with the
     * same reference: an answer that was lost refunds once.
     */
    async refund(id: string, operatorId: string, { cents, reason, reference }: BodyOf<typeof consoleRefund>) {
      const purchase = await findPurchase(db, id);
      if (!purchase) throw new Refusal('not_found');
      const { provider, payment_id, monthly, account_id } = purchase;
      if (provider !== payments.name) throw new Refusal('paid_elsewhere');
      const note = { id: reference, purchase_id: id, account_id, operator_id: operatorId, cents, reason };
      const noted = await noteRefund(db, { ...note, asked_at: now() });
      if (noted.purchase_id !== id || noted.cents !== cents) throw new Refusal('bad_request');
      if (noted.done_at === null) {
        const answer = await asked(() => payments.refund({ payment: payment_id, monthly, cents, key: reference }));
        if (answer === 'refused') {
          await dropRefundNote(db, reference);
          throw new Refusal('refund_refused');
        }
        await setRefundDone(db, reference, now());
      }
      const kind = monthly ? 'invoice' : 'checkout';
      // What cannot be read now is booked by the provider's message.
      const news = await payments.read({ kind, id: payment_id }).catch(log);
      if (news) await bookkeeping.write(news);
      return { refundedCents: (await findPurchase(db, id))?.refunded_cents ?? 0 };
    },
  };

  async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question();
    } catch (cause) {
      log(cause);
      throw new Refusal('refund_unknown', { cause });
    }
  }
}
