import type { Thing } from './sandbox-store.ts';

/** Promotion codes of the sandbox, and the share of the price that each takes off. */
const codes: Record<string, number | undefined> = { SANDBOX20: 0.2, SANDBOX100: 1 };
/** The share of the net price that tax is in the sandbox, wherever the buyer lives. */
export const sandboxTaxRate = 0.2;

/** In cents. `total` is what is paid; `tax` is part of it. */
export type Totals = { discount: number; tax: number; total: number };

/** What a checkout comes to with a promotion code, or without one (empty); undefined where the code is not valid there. */
export function totalsOf(session: Thing, code = ''): Totals | undefined {
  const price = Number(session.amount_subtotal);
  const name = code.trim().toUpperCase();
  const isKnown = session.allow_promotion_codes === true && Object.hasOwn(codes, name);
  if (name !== '' && !isKnown) return undefined;
  const discount = Math.round(price * (codes[name] ?? 0));
  const left = price - discount;
  if (session.tax_behavior === 'exclusive') {
    const tax = Math.round(left * sandboxTaxRate);
    return { discount, tax, total: left + tax };
  }
  const tax = session.tax_behavior === 'inclusive' ? Math.round(left - left / (1 + sandboxTaxRate)) : 0;
  return { discount, tax, total: left };
}
