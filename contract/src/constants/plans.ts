/** The plans on sale. Prices are defined here alone: the screens show them and the server charges them. */
export const plans = [
  { name: 'basic', credits: 5, cents: 999, recommended: false },
  { name: 'standard', credits: 10, cents: 1499, recommended: true },
  { name: 'premium', credits: 20, cents: 1999, recommended: false },
] as const;

export type Plan = (typeof plans)[number];
export type PlanName = Plan['name'];

/** The value of `subscription` without a monthly plan. */
export const freePlan = 'free';
export const planCurrency = 'usd';
export const creditsPerReview = 1;
/** The banner shows at this balance and below. */
export const lowCredits = 1;

/** The plan with this number of credits, which may be given as text; plans are bought by it. */
export function planOf(numberOfCredits: number | string): Plan | undefined {
  return plans.find(({ credits }) => String(credits) === String(numberOfCredits));
}

/** The plan of this name. */
export function planNamed(name: string): Plan | undefined {
  return plans.find((plan) => plan.name === name);
}
