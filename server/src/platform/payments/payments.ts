/** A sale we made and somebody has to pay for. Its id comes back with every payment of it. */
export type Order = {
  id: string;
  customer: string;
  title: string;
  cents: number;
  currency: string;
  monthly: boolean;
  /** Where the browser goes afterwards; `{CHECKOUT_SESSION_ID}` in it is replaced. */
  paidUrl: string;
  cancelledUrl: string;
};

/** Money that came in: a one-time purchase, or one month of a plan. */
export type Payment = {
  /** The provider's id: the same in every event about this payment, so that it is booked once. */
  id: string;
  orderId: string;
  cents: number;
  currency: string;
  monthly: boolean;
  /** A month after the first. */
  renewal: boolean;
  paidAt: Date;
  receiptUrl: string | null;
  /** The money that went back, the oldest first. */
  reversals: Reversal[];
};

/** A refund, or a dispute: the bank took the money back, and returned it when the dispute was won. */
export type Reversal = { id: string; kind: 'refund' | 'dispute'; cents: number; won: boolean };

export type MonthlyPlan = {
  id: string;
  orderId: string;
  active: boolean;
  /** For good: it never becomes active again. */
  ended: boolean;
  startedAt: Date;
  renewsAt: Date | null;
};

/** The state at the provider at the moment of asking; what was not paid is no payment. */
export type News = { payments: Payment[]; plans: MonthlyPlan[] };

export type PaymentEvent = { id: string; type: string; subject: EventSubject | undefined };
export type EventSubject = { kind: 'checkout' | 'invoice' | 'plan' | 'charge'; id: string };

/** Who takes the money. Every call may be repeated: what was done is not done twice. */
export type Payments = {
  name: 'sandbox' | 'stripe';
  addCustomer(accountId: string, email: string): Promise<string>;
  /** Has the provider delete what it knows of somebody; what the law makes it keep of payments stays there. */
  forgetCustomer(customer: string): Promise<void>;
  openCheckout(order: Order): Promise<{ session: string; url: string }>;
  /** `open`: it can still be paid. Undefined when there is no such checkout. */
  readCheckout(session: string): Promise<(News & { open: boolean }) | undefined>;
  /** Nobody can pay it any more; one that was paid stays so. */
  closeCheckout(session: string): Promise<void>;
  readPlan(plan: string): Promise<News>;
  /** Ends renewals at once. */
  endPlan(plan: string): Promise<void>;
  portalUrl(customer: string, returnUrl: string): Promise<string>;
  /** The event, when the signature is the provider's and fresh. Takes the body as it came, byte for byte. */
  eventOf(body: Uint8Array, signature: string): Promise<PaymentEvent | undefined>;
  /** Asks the provider how the event's subject stands now: events come late, twice and out of order. */
  read(subject: EventSubject): Promise<News>;
  /** Everything paid, refunded or disputed since then. */
  since(moment: Date): AsyncIterable<News>;
};

export const noNews: News = { payments: [], plans: [] };
