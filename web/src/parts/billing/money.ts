import { brand } from '../brand/brand.ts';

/** `999` cents as `$9.99`; every currency a brand may have has hundredths. */
export function money(cents: number, currency = brand.currency): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** `80000` as `$80,000`. */
export const wholeMoney = (amount: number, currency = brand.currency): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

/** `usd` as `US dollars`. */
export function currencyText(currency = brand.currency): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase();
}

export const creditsText = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);
