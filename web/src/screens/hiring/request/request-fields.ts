import {
  advertMaxLength,
  type HiringWishes,
  hiringRegions,
  mostSalary,
  mostYears,
  salaryCurrencies,
  skillMaxLength,
  skillsPerList,
  workplaces,
} from '@redmark/contract';
import { z } from 'zod';
import { readWith } from '../../../parts/form/read-with.ts';
import { email, required, requiredText } from '../../../parts/form/rules.ts';

const amountText = 'Please enter a whole amount, such as 70,000';
const amount = required
  .regex(/^\d{1,3}(?:[ ,.’']?\d{3})*$/, amountText)
  .transform((text) => Number(text.replace(/\D/g, '')))
  .refine((value) => value <= mostSalary, { error: amountText });

const listOf = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((skill) => skill.trim())
      .filter((skill) => skill !== ''),
  ),
];
const skills = z
  .string()
  .transform(listOf)
  .refine((list) => list.length <= skillsPerList, { error: `Please name at most ${skillsPerList} skills` })
  .refine((list) => list.every((skill) => skill.length <= skillMaxLength), {
    error: `Please separate the skills with commas; each may have ${skillMaxLength} characters`,
  });

const years = required
  .regex(/^\d{1,2}$/, `Please enter a number of years from 0 to ${mostYears}`)
  .transform(Number)
  .refine((value) => value <= mostYears, { error: `Please enter a number of years from 0 to ${mostYears}` });

/** In the order of the form. Loaded on demand: the library for schemas is larger than the whole form. */
const wishes = z
  .object({
    company: required,
    person: required,
    role: required,
    region: z.enum(hiringRegions, { error: requiredText }),
    workplace: z.enum(workplaces, { error: requiredText }),
    place: z.string().trim(),
    salaryFrom: amount,
    salaryTo: amount,
    currency: z.enum(salaryCurrencies, { error: requiredText }),
    mustHave: skills.refine((list) => list.length > 0, { error: requiredText }),
    niceToHave: skills,
    years,
    advert: z
      .string()
      .trim()
      .max(advertMaxLength, `Please shorten this to ${advertMaxLength.toLocaleString('en')} characters`),
  })
  .refine(({ salaryFrom, salaryTo }) => salaryFrom <= salaryTo, {
    path: ['salaryTo'],
    error: 'The upper end is below the lower end',
  })
  .refine(({ workplace, place }) => workplace === 'Remote' || place !== '', { path: ['place'], error: requiredText });

export type Asked = { email: string; wishes: HiringWishes };

export const readWishes = (form: unknown) => readWith<z.ZodType<HiringWishes>>(wishes, form);

/** The request of somebody new, whose address is asked for, too. */
export function readRequest(form: unknown) {
  const asked = readWishes(form);
  const from = readWith(z.object({ email }), form);
  const complaints = { ...asked.complaints, ...from.complaints };
  if (asked.value === undefined || from.value === undefined) return { complaints };
  return { value: { email: from.value.email, wishes: asked.value }, complaints };
}
