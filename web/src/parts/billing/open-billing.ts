export const billingEvent = 'app:billing';

/** Opens the dialog about the plan. Its host loads it on demand, so no page carries it. */
export function openBilling() {
  window.dispatchEvent(new Event(billingEvent));
}
