import { millisecondsIn } from '../../../base/durations.ts';
import { escapeHtml } from '../../../base/escape-html.ts';
import type { Thing } from './sandbox-store.ts';
import { sandboxTaxRate, totalsOf } from './sandbox-totals.ts';

/** The sandbox's own pages, in plain HTML: they represent another company's site and share nothing with ours. */
export const sandboxStylePath = '/sandbox/sandbox.css';

const note = `<p class="note">This is a sandbox: no money moves. The card <b>4242 4242 4242 4242</b> works,
<b>4000 0000 0000 0002</b> is declined. Any future date and any code will do.</p>`;

const codeField = `<label>Promotion code<input name="promotion" autocomplete="off" placeholder="SANDBOX20"></label>`;

export function payPage(shop: string, session: Thing, refused = ''): string {
  const price = money(session.amount_total, session.currency);
  const monthly = session.mode === 'subscription';
  const tax = totalsOf(session)?.tax ?? 0;
  return page(
    'Checkout',
    `<main class="desk"><section aria-label="Order">
  <p class="shop">${escaped(shop)}</p>
  <h1>${escaped(session.title)}</h1>
  <p class="price">${price}${monthly ? ' <small>each month</small>' : ''}</p>
  ${tax > 0 ? `<p class="quiet">With ${money(tax, session.currency)} tax (${sandboxTaxRate * 100} % in the sandbox).</p>` : ''}
  <p class="quiet">${monthly ? 'Renews every month until you end it.' : 'Paid once. Nothing renews.'}</p>
  <p><a href="${escaped(session.cancel_url)}">Cancel and go back</a></p>
</section><section aria-label="Payment">
  ${note}
  ${refused === '' ? '' : `<p class="refused" role="alert">${escaped(refused)} You were not charged.</p>`}
  <form method="post">
    <label>Email<input value="${escaped(session.customer_email)}" readonly></label>
    ${session.allow_promotion_codes ? codeField : ''}
    <label>Card number<input name="card" inputmode="numeric" autocomplete="off" ${session.allow_promotion_codes && !monthly ? '' : 'required '}autofocus
      placeholder="4242 4242 4242 4242"></label>
    <div class="pair"><label>Expires<input name="expires" inputmode="numeric" placeholder="12 / 30"></label>
    <label>Security code<input name="code" inputmode="numeric" placeholder="123"></label></div>
    <button>${monthly ? 'Subscribe for' : 'Pay'} ${price}</button>
  </form>
</section></main>`,
  );
}

export function overPage(): string {
  return page(
    'Checkout is over',
    `<main class="sheet"><h1>This checkout is over</h1>
<p>It was paid or cancelled before. Nothing was charged just now.</p><p><a href="/">Go back to the shop</a></p></main>`,
  );
}

export function receiptPage(shop: string, charge: Thing): string {
  const refunded = Number(charge.amount_refunded);
  return page(
    'Receipt',
    `<main class="sheet"><p class="shop">${escaped(shop)}</p><h1>Receipt</h1><dl>
<dt>For</dt><dd>${escaped(charge.title)}</dd>
${Number(charge.discount) > 0 ? `<dt>Promotion code</dt><dd>−${money(charge.discount, charge.currency)}</dd>` : ''}
<dt>Paid</dt><dd>${money(charge.amount, charge.currency)}</dd>
${Number(charge.tax) > 0 ? `<dt>Of it tax</dt><dd>${money(charge.tax, charge.currency)}</dd>` : ''}
${refunded > 0 ? `<dt>Refunded</dt><dd>${money(refunded, charge.currency)}</dd>` : ''}
<dt>Date</dt><dd>${day(charge.created)}</dd>
<dt>Number</dt><dd>${escaped(charge.id)}</dd></dl>
<p class="quiet">A sandbox receipt: no money moved.</p></main>`,
  );
}

type Portal = { portal: Thing; plans: Thing[]; charges: Thing[] };

export function portalPage(shop: string, { portal, plans, charges }: Portal): string {
  const active = plans.filter(({ status }) => status !== 'canceled');
  const planRows = active.map(
    (plan) => `<li>${escaped(plan.title)}, ${money(plan.amount, plan.currency)} (${escaped(plan.status)})
<form method="post"><input type="hidden" name="plan" value="${escaped(plan.id)}">
<button name="what" value="cancel">Cancel plan</button>
<button name="what" value="renew" class="plain">Let a month pass</button>
<button name="what" value="decline" class="plain">Let a month pass with a card that fails</button></form></li>`,
  );
  const chargeRows = charges.map(
    (charge) => `<li>${day(charge.created)}, ${money(charge.amount, charge.currency)},
<a href="${escaped(charge.receipt_url)}">receipt</a></li>`,
  );
  return page(
    'Billing',
    `<main class="sheet"><p class="shop">${escaped(shop)}</p><h1>Billing</h1>
<h2>Plan</h2>${active.length === 0 ? '<p>No monthly plan.</p>' : `<ul>${planRows.join('')}</ul>`}
<h2>Payments</h2>${charges.length === 0 ? '<p>None yet.</p>' : `<ul>${chargeRows.join('')}</ul>`}
<p><a href="${escaped(portal.return_url)}">Return to the shop</a></p></main>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} (sandbox)</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${sandboxStylePath}">
</head><body>${body}</body></html>`;
}

function money(cents: unknown, currency: unknown): string {
  const style = { style: 'currency', currency: String(currency) } as const;
  return new Intl.NumberFormat('en-US', style).format(Number(cents) / 100);
}

const day = (seconds: unknown) =>
  new Date(Number(seconds) * millisecondsIn.second).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

const escaped = (text: unknown) => escapeHtml(String(text ?? ''));
