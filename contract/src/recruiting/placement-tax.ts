import { z } from 'zod';

/** Highest rate of tax on an invoice, in percent. */
export const mostTaxPercent = 50;

/** A tax number as authorities write them: letters, digits and a few signs between them, at least one of it a digit. */
const taxNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?=.*\d)[A-Z0-9](?:[A-Z0-9 ./-]{2,28})[A-Z0-9]$/);

/**
 * How the fee of a placement is taxed: at a rate, by whoever pays it (reverse charge, which needs their tax number), or
 * not at all.
 */
export const TaxChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rate'),
    /** With up to two decimals. */
    percent: z.number().min(0.01).max(mostTaxPercent).multipleOf(0.01),
  }),
  z.object({ kind: z.literal('reverse'), buyerTaxNumber: taxNumber }),
  z.object({ kind: z.literal('none') }),
]);
export type TaxChoice = z.infer<typeof TaxChoice>;

/** The tax of an invoice, as it was when the invoice was made. */
export const InvoiceTax = z.object({
  kind: z.enum(['rate', 'reverse', 'none']),
  /** What the tax is called, such as `VAT`. */
  name: z.string(),
  /** 0 without a rate. */
  percent: z.number(),
  cents: z.int(),
  /** Of who pays; empty where the invoice does not need it. */
  buyerTaxNumber: z.string(),
});
export type InvoiceTax = z.infer<typeof InvoiceTax>;

/** What the installation says about invoices, for the form that makes one. */
export const InvoiceDefaults = z.object({
  taxName: z.string(),
  /** The rate that the form starts with; null where none is set. */
  taxPercent: z.number().nullable(),
  /** Without a tax number of its own, an installation makes invoices without tax alone. */
  hasTaxNumber: z.boolean(),
});
export type InvoiceDefaults = z.infer<typeof InvoiceDefaults>;
