import type { Purchase } from '@redmark/contract';
import type { listPurchases } from './billing-records.ts';

type PurchaseRow = Awaited<ReturnType<typeof listPurchases>>[number];

/** A purchase as its owner and the operator see it. */
export const presentPurchase = (row: PurchaseRow): Purchase => ({
  id: row.id,
  at: row.paid_at.toISOString(),
  plan: row.plan,
  credits: row.credits,
  cents: row.cents,
  currency: row.currency,
  monthly: row.monthly,
  refundedCents: row.refunded_cents,
  receiptUrl: row.receipt_url,
});
