import type { Payments } from './payments.ts';
import type { StripeOptions } from './stripe.ts';

/**
 * Payments by Stripe's protocol, whose library is loaded with the first call: it is 200 files, and a host starts a tenth
 * sooner without them.
 */
export function stripePaymentsLater(options: StripeOptions): Payments {
  let loading: Promise<Payments> | undefined;
  const load = async () => (await import('./stripe.ts')).createStripePayments(options);
  const opened = async () => {
    loading ??= load();
    return await loading;
  };
  return {
    name: options.name,
    addCustomer: async (accountId, email) => await (await opened()).addCustomer(accountId, email),
    forgetCustomer: async (customer) => await (await opened()).forgetCustomer(customer),
    openCheckout: async (order) => await (await opened()).openCheckout(order),
    readCheckout: async (session) => await (await opened()).readCheckout(session),
    closeCheckout: async (session) => await (await opened()).closeCheckout(session),
    readPlan: async (plan) => await (await opened()).readPlan(plan),
    endPlan: async (plan) => await (await opened()).endPlan(plan),
    refund: async (order) => await (await opened()).refund(order),
    portalUrl: async (customer, returnUrl) => await (await opened()).portalUrl(customer, returnUrl),
    eventOf: async (body, signature) => await (await opened()).eventOf(body, signature),
    read: async (subject) => await (await opened()).read(subject),
    async *since(moment) {
      yield* (await opened()).since(moment);
    },
  };
}
