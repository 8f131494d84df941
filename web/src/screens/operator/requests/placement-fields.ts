import { placeCandidate } from '@redmark/contract';
import { z } from 'zod';
import { readWith } from '../../../parts/form/read-with.ts';

const { salary, currency, feePercent, startsOn, billTo } = placeCandidate.body.shape;

/** A number as people type it: `80,000` or `18.5`. */
const typed = (what: z.ZodType<number, number>, says: string) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text.replace(/[,\s]/g, ''))))
    .refine((number) => what.safeParse(number).success, says);

const fields = z.object({
  salary: typed(salary, 'Type the salary of the first year, in whole units.'),
  currency,
  feePercent: typed(feePercent, 'Type a percentage up to 100, with at most two decimals.'),
  startsOn: z.string().refine((text) => startsOn.safeParse(text).success, 'Choose the first day of work.'),
  billTo: z.string().refine((text) => billTo.safeParse(text).success, 'Type the name and address of who pays.'),
});

/** What the form says, or what is wrong with it. */
export const readPlacement = (values: Record<string, FormDataEntryValue>) => readWith(fields, values);
