export const billingEvent = 'redmark:billing';

/** Opens the plan and what can be done with it; it is drawn by its host, so that no page loads it in advance. */
export function openBilling() {
  window.dispatchEvent(new Event(billingEvent));
}
