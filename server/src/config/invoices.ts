import { mostTaxPercent } from '@redmark/contract';
import { z } from 'zod';

const mostLines = 6;
const lineLength = 80;

const line = z
  .string()
  .trim()
  .max(lineLength, `at most ${lineLength} characters`)
  .regex(/^[^\p{Cc}]*$/u, 'one line of text');

/** Lines of a text, written with semicolons between them. */
const lineList = z
  .string()
  .transform((text) => text.split(';').map((part) => part.trim()))
  .pipe(
    z
      .array(line.min(1, 'a line is empty: semicolons stand between lines, and not at the end'))
      .max(mostLines, `at most ${mostLines} lines, separated by semicolons`),
  );

/** A rate of `0.2` is one of a fifth of a percent, and hardly ever meant. */
const rate = z
  .string()
  .trim()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, 'a percentage with at most two decimals, such as 20 or 8.25')
  .transform(Number)
  .pipe(
    z
      .number()
      .min(1, 'in percent: 20 is written as 20, not as 0.2. Leave it out where there is no tax')
      .max(mostTaxPercent, `at most ${mostTaxPercent} percent`),
  );

/** What invoices of placements say of who makes them. */
export const invoices = {
  /** The legal name; the brand's operator, if not set. */
  INVOICE_SELLER: line.optional(),
  /** The postal address; the brand's, if not set. */
  INVOICE_ADDRESS: lineList.optional(),
  /** The operator's own tax number; without it, no invoice has tax. */
  INVOICE_TAX_NUMBER: line.regex(/\d/, 'a tax number, such as GB123456789').optional(),
  INVOICE_TAX_NAME: line.min(1).max(20).default('VAT'),
  /** What the form of a placement starts with, in percent. */
  INVOICE_TAX_RATE: rate.optional(),
  /** Where to pay to. */
  INVOICE_PAYMENT: lineList.optional(),
  /** What numbers of invoices begin with. */
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,12}$/, 'up to 12 letters, digits and hyphens, such as RM-')
    .default(''),
};
