import type { TaxChoice } from './placement-tax.ts';

type Placed = { salary: number; feePercent: number; tax: TaxChoice };

/** Hundredths of a percent, of a percentage with up to two decimals. */
export const pointsOf = (percent: number): number => Math.round(percent * 100);

/**
 * What an invoice says, in cents: the fee of a salary in whole units, the tax on it, and both together. Each is rounded
 * once, half a cent up, and computed in whole numbers below 2^53.
 */
export function placementAmounts({ salary, feePercent, tax }: Placed): { fee: number; tax: number; gross: number } {
  // A hundredth of a percent of a whole unit is a hundredth of a cent.
  const fee = rounded(salary * pointsOf(feePercent), 100);
  const onTop = tax.kind === 'rate' ? rounded(fee * pointsOf(tax.percent), 10_000) : 0;
  return { fee, tax: onTop, gross: fee + onTop };
}

/** A quotient of whole numbers to the nearest whole one, halves up. */
function rounded(amount: number, divisor: number): number {
  const rest = amount % divisor;
  return (amount - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
