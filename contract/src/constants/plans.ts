/** A plan on sale: `credits` for a price in hundredths of the brand's currency. */
export type Plan = { name: string; credits: number; cents: number; recommended: boolean };

/** The plans of an installation that names no others. The screens show them and the server charges them. */
export const defaultPlans: Plan[] = [
  { name: 'basic', credits: 5, cents: 999, recommended: false },
  { name: 'standard', credits: 10, cents: 1499, recommended: true },
  { name: 'premium', credits: 20, cents: 1999, recommended: false },
];

/** The value of `subscription` without a monthly plan. */
export const freePlan = 'free';
export const creditsPerReview = 1;
/** The banner shows at this balance and below. */
export const lowCredits = 1;

/** The plan with this number of credits, which may be given as text; plans are bought by it. */
export function planOf(plans: readonly Plan[], numberOfCredits: number | string): Plan | undefined {
  return plans.find(({ credits }) => String(credits) === String(numberOfCredits));
}
