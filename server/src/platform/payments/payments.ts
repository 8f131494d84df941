/** A sale to be paid. Its id is returned with every payment of it. */
export type Order = {
  id: string;
  customer: string;
  title: string;
  cents: number;
  currency: string;
  monthly: boolean;
  /** Where the browser goes after payment; `{CHECKOUT_SESSION_ID}` in it is replaced. */
  paidUrl: string;
  cancelledUrl: string;
};

/** A payment received: a one-time purchase, or one month of a plan. */
export type Payment = {
  /** The provider's id, identical in every event about this payment, so that it is booked once. */
  id: string;
  orderId: string;
  cents: number;
  currency: string;
  monthly: boolean;
  /** Whether it is for a month after the first. */
  renewal: boolean;
  paidAt: Date;
  receiptUrl: string | null;
  /** Money that was returned, oldest first. */
  reversals: Reversal[];
};

/** A refund, or a dispute: the bank took the money back, and returned it if the dispute was won. */
export type Reversal = { id: string; kind: 'refund' | 'dispute'; cents: number; won: boolean };

export type MonthlyPlan = {
  id: string;
  orderId: string;
  active: boolean;
  /** Ended for good: it never becomes active again. */
  ended: boolean;
  startedAt: Date;
  renewsAt: Date | null;
};

/** The provider's current state; unpaid checkouts are not payments. */
export type News = { payments: Payment[]; plans: MonthlyPlan[] };

export type PaymentEvent = { id: string; type: string; subject: EventSubject | undefined };
export type EventSubject = { kind: 'checkout' | 'invoice' | 'plan' | 'charge'; id: string };

/** What to give back of a payment, under a key that makes it safe to repeat. */
type RefundOrder = { payment: string; monthly: boolean; cents: number; key: string };

/** A payment provider. Every call is idempotent. */
export type Payments = {
  name: 'sandbox' | 'stripe';
  addCustomer(accountId: string, email: string): Promise<string>;
  /** Has the provider delete the customer's data, except payment records it must keep by law. */
  forgetCustomer(customer: string): Promise<void>;
  openCheckout(order: Order): Promise<{ session: string; url: string }>;
  /** `open`: it can still be paid. Undefined when the checkout does not exist. */
  readCheckout(session: string): Promise<(News & { open: boolean }) | undefined>;
  /** Expires a checkout; one that was paid stays paid. */
  closeCheckout(session: string): Promise<void>;
  readPlan(plan: string): Promise<News>;
  /** Cancels a plan immediately. */
  endPlan(plan: string): Promise<void>;
  /** `refused`: nothing was refunded, and asking again would not help. Rejects when nobody knows. */
  refund(order: RefundOrder): Promise<'refunded' | 'refused'>;
  portalUrl(customer: string, returnUrl: string): Promise<string>;
  /** Verifies the signature and its age, and returns the event. Takes the raw body, byte for byte. */
  eventOf(body: Uint8Array, signature: string): Promise<PaymentEvent | undefined>;
  /** Reads the current state of the event's subject: events arrive late, twice and out of order. */
  read(subject: EventSubject): Promise<News>;
  /** Everything paid, refunded or disputed since then. */
  since(moment: Date): AsyncIterable<News>;
};

export const noNews: News = { payments: [], plans: [] };
