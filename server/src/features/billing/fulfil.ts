import type { Database } from '../../database/open.ts';
import type { MonthlyPlan, News, Payment, Services } from '../../services.ts';
import type { Credits } from '../credits/credits.ts';
import { addPurchase, putPlan, saleForUpdate, setRefunded } from './billing-records.ts';

type Sale = NonNullable<Awaited<ReturnType<typeof saleForUpdate>>>;

/**
 * Stores the provider's state and moves credits accordingly. Idempotent, in any order and concurrently: each payment,
 * refund or dispute is booked once.
 */
export function createFulfil({ now }: Pick<Services, 'now'>, credits: Credits) {
  async function fulfilPayment(tx: Database, payment: Payment) {
    // Locks the sale, so that its payments are processed one after the other.
    const sale = await saleForUpdate(tx, payment.orderId);
    if (!sale) return;
    const { id, reversals, orderId: _, monthly: __, ...paid } = payment;
    const isNew = await addPurchase(tx, {
      payment_id: id,
      id: crypto.randomUUID(),
      sale_id: sale.id,
      account_id: sale.account_id,
      renewal: paid.renewal,
      cents: paid.cents,
      currency: paid.currency,
      receipt_url: paid.receiptUrl,
      paid_at: paid.paidAt,
      credited_at: sale.account_id === null ? null : now(),
    });
    if (isNew && sale.account_id !== null) {
      const reason = paid.renewal ? 'renewal' : 'purchase';
      await credits.receive(tx, sale.account_id, { reason, reference: id, credits: sale.credits });
    }
    await reverse(tx, sale, payment);
    const refunded = reversals.reduce((sum, { cents, won }) => sum + (won ? 0 : cents), 0);
    await setRefunded(tx, id, Math.min(refunded, paid.cents), paid.receiptUrl);
  }

  /** Takes credits back in proportion to the money refunded. */
  async function reverse(tx: Database, sale: Sale, { cents, reversals }: Payment) {
    const { account_id } = sale;
    if (account_id === null) return;
    const creditsFor = (money: number) => Math.round((sale.credits * Math.min(money, cents)) / cents);
    let gone = 0;
    for (const { id, cents: back, won } of reversals) {
      const due = creditsFor(gone + back) - creditsFor(gone);
      await credits.takeBack(tx, account_id, id, due);
      if (won) await credits.giveBack(tx, account_id, id);
      else gone += back;
    }
  }

  async function fulfilPlan(tx: Database, plan: MonthlyPlan) {
    const sale = await saleForUpdate(tx, plan.orderId);
    if (!sale) return;
    await putPlan(tx, {
      id: plan.id,
      sale_id: sale.id,
      account_id: sale.account_id,
      active: plan.active,
      ended: plan.ended,
      started_at: plan.startedAt,
      renews_at: plan.renewsAt,
    });
  }

  return async (tx: Database, { payments, plans }: News): Promise<void> => {
    for (const payment of payments) await fulfilPayment(tx, payment);
    for (const plan of plans) await fulfilPlan(tx, plan);
  };
}
