import { placeCandidate, placementAmounts, TaxChoice } from '@redmark/contract';
import { z } from 'zod';
import { readWith } from '../../../parts/form/read-with.ts';

const { salary, currency, feePercent, startsOn, billTo } = placeCandidate.body.shape;
const [atRate, reversed] = TaxChoice.options;

/** A number as people type it: `80,000` or `18.5`. */
const typed = (what: z.ZodType<number, number>, says: string) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text.replace(/[,\s]/g, ''))))
    .refine((number) => what.safeParse(number).success, says);

const fee = z.object({
  salary: typed(salary, 'Type the salary of the first year, in whole units.'),
  feePercent: typed(feePercent, 'Type a percentage up to 100, with at most two decimals.'),
});

const tax = z.discriminatedUnion('taxKind', [
  z
    .object({
      taxKind: z.literal('rate'),
      taxPercent: typed(atRate.shape.percent, 'Type a percentage up to 50, with at most two decimals.'),
    })
    .transform(({ taxPercent: percent }) => ({ tax: { kind: 'rate' as const, percent } })),
  z
    .object({
      taxKind: z.literal('reverse'),
      buyerTaxNumber: z
        .string()
        .refine(
          (text) => reversed.shape.buyerTaxNumber.safeParse(text).success,
          'Type the tax number of who pays, such as GB123456789.',
        ),
    })
    .transform(({ buyerTaxNumber }) => ({ tax: { kind: 'reverse' as const, buyerTaxNumber } })),
  z.object({ taxKind: z.literal('none') }).transform(() => ({ tax: { kind: 'none' as const } })),
]);

const fields = fee
  .extend({
    currency,
    startsOn: z.string().refine((text) => startsOn.safeParse(text).success, 'Choose the first day of work.'),
    billTo: z.string().refine((text) => billTo.safeParse(text).success, 'Type the name and address of who pays.'),
  })
  .and(tax);

type Values = Record<string, FormDataEntryValue>;

/** What the form says, or what is wrong with it. */
export const readPlacement = (values: Values) => readWith(fields, values);

/** What the invoice would say in cents, once that much of the form is right. */
export function amountsIn(values: Values): ReturnType<typeof placementAmounts> | undefined {
  const { data } = fee.and(tax).safeParse(values);
  return data && placementAmounts(data);
}
