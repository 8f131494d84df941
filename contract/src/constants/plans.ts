/** What is sold. The price of a plan stands here and nowhere else: the screens show it and the server charges it. */
export const plans = [
  { name: 'basic', credits: 5, cents: 999, recommended: false },
  { name: 'standard', credits: 10, cents: 1499, recommended: true },
  { name: 'premium', credits: 20, cents: 1999, recommended: false },
] as const;

export type Plan = (typeof plans)[number];
export type PlanName = Plan['name'];

/** What `subscription` says without a monthly plan. */
export const freePlan = 'free';
export const planCurrency = 'usd';
export const creditsPerReview = 1;
/** The banner shows from this balance down. */
export const lowCredits = 1;

/** Plans are bought by their number of credits, as a number or as the first word of a plan's text. */
export function planOf(numberOfCredits: number | string): Plan | undefined {
  return plans.find(({ credits }) => String(credits) === String(numberOfCredits));
}

export function planNamed(name: string): Plan | undefined {
  return plans.find((plan) => plan.name === name);
}
