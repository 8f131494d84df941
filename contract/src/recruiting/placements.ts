import { z } from 'zod';
import { mostSalary } from '../constants/limits.ts';
import { salaryCurrencies } from '../constants/options.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { givenId, line, lines } from '../text.ts';
import { InvoiceTax, TaxChoice } from './placement-tax.ts';

export const billToMaxLength = 500;
/** Days after the invoice until the fee is due. */
export const paymentDays = 30;

/** Somebody who was hired, and what the employer owes for it. It stays when the request and the account are gone. */
export const Placement = z.object({
  id: z.string(),
  /** The number of the invoice. */
  invoice: z.string(),
  company: z.string(),
  role: z.string(),
  /** The salary of the first year, in whole units of the currency. */
  salary: z.int(),
  currency: z.enum(salaryCurrencies),
  /** In percent of that salary, with up to two decimals. */
  feePercent: z.number(),
  /** In cents, before tax. */
  feeCents: z.int(),
  tax: InvoiceTax,
  /** In cents, with tax: what is due. */
  grossCents: z.int(),
  startsOn: z.iso.date(),
  invoicedOn: z.iso.date(),
  dueOn: z.iso.date(),
  paidOn: z.iso.date().nullable(),
});
export type Placement = z.infer<typeof Placement>;

/** Sums in cents of one currency, with tax. */
const Sum = z.object({ currency: z.enum(salaryCurrencies), due: z.int(), overdue: z.int(), paid: z.int() });

/** Safe to repeat: somebody is placed once for one request. */
export const placeCandidate = {
  method: 'POST',
  path: '/operator/requests/:id/entries/:entryId/place',
  auth: 'console',
  summary: 'Noted a placement and made its invoice',
  params: byId.extend({ entryId: givenId() }),
  body: z.object({
    salary: z.int().min(1).max(mostSalary),
    currency: z.enum(salaryCurrencies),
    feePercent: z.number().min(0.01).max(100).multipleOf(0.01),
    startsOn: line(10, 10).pipe(z.iso.date()),
    /** Name and address of who pays, as the invoice shows them. */
    billTo: lines(1, billToMaxLength),
    tax: TaxChoice,
  }),
  reply: Placement,
  perMinute: 30,
} as const satisfies Endpoint;

export const listPlacements = {
  method: 'GET',
  path: '/operator/placements',
  auth: 'console',
  summary: 'Read placements',
  reply: z.object({ placements: z.array(Placement), sums: z.array(Sum) }),
  perMinute: 60,
} as const satisfies Endpoint;

export const placementInvoice = {
  method: 'GET',
  path: '/operator/placements/:id/invoice',
  auth: 'console',
  summary: 'Opened an invoice',
  params: byId,
  reply: z.string(),
  file: 'application/pdf',
  perMinute: 60,
} as const satisfies Endpoint;

export const notePayment = {
  method: 'PUT',
  path: '/operator/placements/:id/paid',
  auth: 'console',
  summary: 'Noted a payment',
  params: byId,
  body: z.object({ paidOn: line(10, 10).pipe(z.iso.date()).nullable() }),
  reply: Placement,
  perMinute: 60,
} as const satisfies Endpoint;
