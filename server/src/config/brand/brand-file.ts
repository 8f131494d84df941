import { defaultBrand, freePlan } from '@redmark/contract';
import { z } from 'zod';
import { unreadable } from './contrast.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'one line of text');
const day = z.iso.date('a day, such as 2026-11-23');
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour, such as #c2281d')
  .toLowerCase();
const pair = z.strictObject({ light: colour, dark: colour });
const { colours, legal } = defaultBrand;
const legalDays = {
  policy: day.default(legal.policy),
  terms: day.default(legal.terms),
  california: day.default(legal.california),
  unitedKingdom: day.default(legal.unitedKingdom),
  europe: day.default(legal.europe),
};

const plan = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9 -]{0,29}$/, 'lower-case letters, digits, spaces and hyphens, 30 at most'),
  credits: z.int().min(1).max(1000),
  /** In cents. */
  price: z.int().min(1).max(10_000_000),
  recommended: z.boolean().default(false),
});

/** Those with hundredths: amounts of money are whole cents everywhere. */
const currencies = new Set(
  Intl.supportedValuesOf('currency')
    .filter((currency) => {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      return maximumFractionDigits === 2;
    })
    .map((currency) => currency.toLowerCase()),
);

/** The file of `BRAND_FILE`, as `docs/branding.md` describes it. What is left out is nobody's, or as the product has it. */
export const BrandFile = z
  .strictObject({
    $schema: z.string().optional(),
    name: line(40),
    operator: line(100),
    address: z.array(line(100)).max(6).default([]),
    supportEmail: z.email('an e-mail address'),
    copyrightYear: z.int().min(1970).max(9999),
    social: z
      .array(z.strictObject({ name: line(30), url: z.url({ protocol: /^https$/, error: 'an https address' }) }))
      .max(6)
      .default([]),
    numbers: z
      .strictObject({ jobSeekers: line(12), pool: line(12), placed: line(12) })
      .partial()
      .default({}),
    candidatesPerRequest: line(12).default(defaultBrand.candidatesPerRequest),
    regions: z.array(line(40)).min(1).max(6).default(defaultBrand.regions),
    legal: z.strictObject(legalDays).default(legal),
    currency: z
      .string()
      .toLowerCase()
      .refine((code) => currencies.has(code), 'a currency by its three letters, such as "eur", and one that has cents')
      .default(defaultBrand.currency),
    plans: z.array(plan).min(1).max(4).optional(),
    colours: z
      .strictObject({ accent: pair.default(colours.accent), paper: pair.default(colours.paper) })
      .default(colours),
    /** Paths of pictures, from where the file is. */
    logo: z.strictObject({ svg: z.string().min(1), png: z.string().min(1) }).optional(),
    socialCard: z.string().min(1).optional(),
  })
  .check(({ value, issues }) => {
    const wrong = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: undefined });
    for (const at of ['light', 'dark'] as const)
      for (const { colour: name, why } of unreadable(at, value.colours.accent[at], value.colours.paper[at]))
        wrong(['colours', name, at], why);
    const { plans = [] } = value;
    for (const [at, { name, credits }] of plans.entries()) {
      if (name === freePlan) wrong(['plans', at, 'name'], `“${freePlan}” is what having no plan is called`);
      const before = plans.slice(0, at);
      if (before.some((other) => other.name === name)) wrong(['plans', at, 'name'], 'another plan has this name');
      if (before.some((other) => other.credits === credits))
        wrong(['plans', at, 'credits'], 'another plan has as many credits, and plans are bought by that number');
    }
    if (plans.filter(({ recommended }) => recommended).length > 1) wrong(['plans'], 'recommend one plan at most');
  });
export type BrandFile = z.infer<typeof BrandFile>;
