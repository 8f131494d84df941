import {
  type BillingHistory,
  type BodyOf,
  type confirmPurchase as confirmCall,
  freePlan,
  type Plan,
  planOf,
  type ReplyOf,
  type subscribe as subscribeCall,
} from '@redmark/contract';
import { before, millisecondsIn } from '../../base/durations.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Credits } from '../credits/credits.ts';
import {
  activePlans,
  addPayer,
  addSale,
  deletePayer,
  emailOf,
  findPayer,
  findSale,
  hasPaid,
  listPurchases,
  openMonthlySales,
  setSession,
} from './billing-records.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import { presentPurchase } from './present-purchase.ts';

type Confirmation = ReplyOf<typeof confirmCall>;

/** The provider replaces the placeholder with the id of the checkout. */
const paidPath = '/billing/success?session={CHECKOUT_SESSION_ID}';
const cancelledPath = '/billing/cancelled';
const portalReturnPath = '/account';
/** A checkout can be paid for a day; one more hour is a safety margin. */
const checkoutHours = 25;
const shownPurchases = 300;

type Needed = Pick<Services, 'db' | 'payments' | 'brand' | 'now' | 'log'>;
export type Billing = ReturnType<typeof createBilling>;

/** Buying and cancelling plans. The provider is only called outside a transaction; its replies are booked in one. */
export function createBilling({ db, payments, brand, now, log }: Needed, credits: Credits, bookkeeping: Bookkeeping) {
  /** Turns an unavailable provider into a refusal; nobody was charged for a page that did not open. */
  async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question();
    } catch (error) {
      log(error);
      throw new Refusal('payments_unavailable', { cause: error });
    }
  }

  async function payerOf(accountId: string): Promise<string> {
    const known = await findPayer(db, accountId, payments.name);
    if (known !== undefined) return known;
    const email = await emailOf(db, accountId);
    if (email === undefined) throw new Refusal('signed_out');
    const customer = await asked(() => payments.addCustomer(accountId, email));
    await addPayer(db, { account_id: accountId, provider: payments.name, customer_id: customer });
    return customer;
  }

  async function open(accountId: string, plan: Plan, monthly: boolean, origin: string): Promise<string> {
    const customer = await payerOf(accountId);
    const id = crypto.randomUUID();
    const { name, credits, cents } = plan;
    const price = { plan: name, credits, cents, currency: brand.currency, monthly };
    const sale = { id, account_id: accountId, provider: payments.name, session_id: null, ...price, created_at: now() };
    await addSale(db, sale);
    const { session, url } = await asked(() =>
      payments.openCheckout({
        id,
        customer,
        title: `${credits} credits${monthly ? ' every month' : ''}`,
        cents,
        currency: brand.currency,
        monthly,
        paidUrl: new URL(paidPath, origin).href,
        cancelledUrl: new URL(cancelledPath, origin).href,
      }),
    );
    await setSession(db, id, session);
    if (monthly) await closeOlder(accountId);
    return url;
  }

  /**
   * Keeps only the newest of several checkouts of monthly plans payable, so that nobody pays for two plans by mistake.
   */
  async function closeOlder(accountId: string) {
    const since = before(now(), checkoutHours * millisecondsIn.hour);
    const [, ...older] = await openMonthlySales(db, accountId, payments.name, since);
    for (const session of older) await asked(async () => await payments.closeCheckout(session));
  }

  async function endPlans(accountId: string): Promise<number> {
    const plans = await activePlans(db, accountId, payments.name);
    for (const { id } of plans) await asked(async () => await bookkeeping.end(id));
    return plans.length;
  }

  async function pays(accountId: string): Promise<boolean> {
    const [active] = await activePlans(db, accountId, payments.name);
    return active !== undefined || (await hasPaid(db, accountId));
  }

  return {
    async subscribe(accountId: string, { numberOfCredits, renew }: BodyOf<typeof subscribeCall>, origin: string) {
      const plan = planOf(brand.plans, numberOfCredits);
      if (!plan) throw new Refusal('no_such_plan', { field: 'numberOfCredits' });
      // Nobody pays for credits that are not used.
      if ((await credits.payerOf(accountId)) !== accountId) throw new Refusal('team_pays');
      const monthly = renew ?? true;
      const [active] = await activePlans(db, accountId, payments.name);
      if (monthly && active?.plan === plan.name) throw new Refusal('plan_active');
      return { data: { url: await open(accountId, plan, monthly, origin) } };
    },

    async unsubscribe(accountId: string) {
      if ((await endPlans(accountId)) === 0) throw new Refusal('no_plan');
      return { message: 'Successfully unsubscribed!' };
    },

    /** Called by the return page, which may load before the provider's event arrives. */
    async confirm(accountId: string, sessionId: string): Promise<Confirmation> {
      if (!(await findSale(db, accountId, sessionId))) throw new Refusal('not_found');
      const checkout = await asked(() => payments.readCheckout(sessionId));
      if (checkout) await bookkeeping.write(checkout);
      const sale = await findSale(db, accountId, sessionId);
      if (!sale) throw new Refusal('not_found');
      const { plan, monthly } = sale;
      const state = sale.payment_id !== null ? 'paid' : checkout?.open ? 'waiting' : 'over';
      return { state, plan, credits: sale.credits, monthly, balance: await credits.balanceOf(accountId) };
    },

    async portal(accountId: string, origin: string) {
      const customer = await findPayer(db, accountId, payments.name);
      if (customer === undefined) throw new Refusal('no_purchases');
      return { data: { url: await asked(() => payments.portalUrl(customer, new URL(portalReturnPath, origin).href)) } };
    },

    async history(accountId: string): Promise<BillingHistory> {
      const [active] = await activePlans(db, accountId, payments.name);
      const purchases = await listPurchases(db, accountId, shownPurchases);
      return {
        credits: await credits.balanceOf(accountId),
        plan: active
          ? {
              name: active.plan,
              credits: active.credits,
              cents: active.cents,
              currency: active.currency,
              renewsAt: active.renews_at?.toISOString() ?? null,
            }
          : null,
        movements: await credits.movements(accountId),
        purchases: purchases.map(presentPurchase),
      };
    },

    /** The value of `subscription` in a profile; a plan goes on when it is no longer on sale. */
    async subscriptionOf(accountId: string): Promise<string> {
      const [active] = await activePlans(db, accountId, payments.name);
      return active?.plan ?? freePlan;
    },

    /** Whether neither an account nor whoever pays for its gradings has a plan, or a purchase that was not refunded. */
    async isFree(accountId: string): Promise<boolean> {
      if (await pays(accountId)) return false;
      const payerId = await credits.payerOf(accountId);
      return payerId === accountId || !(await pays(payerId));
    },

    /** Called before an account is deleted: cancels plans nobody could use any more. */
    async close(accountId: string): Promise<void> {
      await endPlans(accountId);
    },

    /** Deletes the customer's data at the provider when we delete ours. */
    async forget(accountId: string): Promise<void> {
      const customer = await findPayer(db, accountId, payments.name);
      if (customer === undefined) return;
      await asked(async () => await payments.forgetCustomer(customer));
      await deletePayer(db, accountId, payments.name);
    },
  };
}
