import { before, millisecondsIn } from '../../base/durations.ts';
import type { News, Services } from '../../services.ts';
import type { Credits } from '../credits/credits.ts';
import { addEvent, hasEvent, knownPayments, openSales, supersededPlans } from './billing-records.ts';
import { createFulfil } from './fulfil.ts';

/** A checkout is valid for a day; events about it may arrive for three more. */
const openSaleDays = 4;
/** More recent ones are being paid right now, and their event is on its way. */
const openSaleMinutes = 2;

type Needed = Pick<Services, 'db' | 'payments' | 'now' | 'log'>;
export type Bookkeeping = ReturnType<typeof createBookkeeping>;

/** Reconciles our bookings with the provider: on its events, when a purchase is looked up, and periodically. */
export function createBookkeeping({ db, payments, now, log }: Needed, credits: Credits) {
  const fulfil = createFulfil({ now }, credits);
  const daysAgo = (days: number) => before(now(), days * millisecondsIn.day);

  async function write(news: News) {
    await db.transaction().execute(async (tx) => await fulfil(tx, news));
    if (news.plans.some(({ active }) => active)) await endSuperseded();
  }

  async function end(plan: string) {
    await payments.endPlan(plan);
    await write(await payments.readPlan(plan));
  }

  /** Ends plans that were superseded, so that nobody pays for two. What fails now is retried by the next sweep. */
  async function endSuperseded() {
    for (const plan of await supersededPlans(db, payments.name)) await end(plan).catch(log);
  }

  return {
    write,
    end,

    /** Processes one event, once. Returns false when it is not signed by the provider. */
    async hear(body: Uint8Array, signature: string): Promise<boolean> {
      const event = await payments.eventOf(body, signature);
      if (!event) return false;
      if (event.subject === undefined || (await hasEvent(db, event.id))) return true;
      const { id, type, subject } = event;
      const news = await payments.read(subject);
      await db.transaction().execute(async (tx) => {
        if (await addEvent(tx, { id, type, at: now() })) await fulfil(tx, news);
      });
      await endSuperseded();
      return true;
    },

    /** Payments of the last days that the provider has and we did not book; with `book`, books them. */
    async reconcile(days: number, { book }: { book: boolean }) {
      const missing: News['payments'] = [];
      for await (const news of payments.since(daysAgo(days))) {
        const known = await knownPayments(
          db,
          news.payments.map(({ id }) => id),
        );
        missing.push(...news.payments.filter(({ id }) => !known.has(id)));
        if (book) await write(news);
      }
      return [...new Map(missing.map((payment) => [payment.id, payment])).values()];
    },

    /** Checks sales whose event never came. */
    async sweep(): Promise<void> {
      const youngest = before(now(), openSaleMinutes * millisecondsIn.minute);
      for (const session of await openSales(db, payments.name, daysAgo(openSaleDays), youngest)) {
        // One that cannot be read now must not block the others.
        const checkout = await payments.readCheckout(session).catch(log);
        if (checkout && (checkout.payments.length > 0 || checkout.plans.length > 0)) await write(checkout).catch(log);
      }
      await endSuperseded();
    },
  };
}
