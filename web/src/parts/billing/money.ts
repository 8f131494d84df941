/** `999` cents as `$9.99`. */
export function money(cents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

export const creditsText = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);
