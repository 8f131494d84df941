import { z } from 'zod';
import {
  advertMaxLength,
  companyMaxLength,
  contactNameMaxLength,
  mostSalary,
  mostYears,
  placeMaxLength,
  roleMaxLength,
  skillMaxLength,
  skillsPerList,
} from '../constants/limits.ts';
import { hiringRegions, salaryCurrencies, workplaces } from '../constants/options.ts';
import type { Endpoint } from '../endpoint.ts';
import { line, lines } from '../text.ts';

const skills = z.array(line(1, skillMaxLength)).max(skillsPerList);
const salary = z.int().min(0).max(mostSalary);

/** What an employer may change later; the address it was confirmed from stays. */
const wishes = {
  company: line(1, companyMaxLength),
  person: line(1, contactNameMaxLength),
  role: line(1, roleMaxLength),
  region: z.enum(hiringRegions),
  /** May be empty for remote work. */
  place: line(0, placeMaxLength),
  workplace: z.enum(workplaces),
  /** A year, in whole units of the currency. */
  salaryFrom: salary,
  salaryTo: salary,
  currency: z.enum(salaryCurrencies),
  mustHave: skills.min(1),
  niceToHave: skills,
  /** Years of such work that are asked for. */
  years: z.int().min(0).max(mostYears),
  /** As pasted; may be empty. */
  advert: lines(0, advertMaxLength),
};

const isRange = ({ salaryFrom, salaryTo }: { salaryFrom: number; salaryTo: number }) => salaryFrom <= salaryTo;
const rangeError = { path: ['salaryTo'], error: 'The upper end is below the lower end.' };

/** What an employer looks for. */
export const HiringWishes = z.object(wishes).refine(isRange, rangeError);
export type HiringWishes = z.infer<typeof HiringWishes>;

/** A request as its link shows it. `sent` waits until somebody confirms that the address is theirs. */
export const HiringRequest = z.object({
  state: z.enum(['sent', 'confirmed']),
  email: z.string(),
  wishes: z.object(wishes),
  sentAt: z.iso.datetime(),
  changedAt: z.iso.datetime().nullable(),
  /** After this moment the link opens nothing any more. */
  expiresAt: z.iso.datetime(),
});
export type HiringRequest = z.infer<typeof HiringRequest>;

const byKey = { key: line(1, 100) };
const message = z.object({ message: z.string() });

/** The key is in the letter alone. */
export const sendHiringRequest = {
  method: 'POST',
  path: '/hiring/requests',
  auth: 'none',
  summary: 'Ask for candidates; a letter with a link to confirm it is sent',
  body: z.object({ email: line(1, 254).pipe(z.email()), wishes: HiringWishes }),
  reply: message,
  perMinute: 5,
} as const satisfies Endpoint;

/** A POST, so that the key stands in no address. */
export const openHiringRequest = {
  method: 'POST',
  path: '/hiring/request',
  auth: 'none',
  summary: 'The request that the key of a letter opens',
  body: z.object(byKey),
  reply: HiringRequest,
  perMinute: 30,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const confirmHiringRequest = {
  method: 'POST',
  path: '/hiring/request/confirm',
  auth: 'none',
  summary: 'Confirm a request; from then on the operator sees it',
  body: z.object(byKey),
  reply: HiringRequest,
  perMinute: 30,
} as const satisfies Endpoint;

export const changeHiringRequest = {
  method: 'PUT',
  path: '/hiring/request',
  auth: 'none',
  summary: 'Change a confirmed request',
  body: z.object({ ...byKey, wishes: HiringWishes }),
  reply: HiringRequest,
  perMinute: 30,
} as const satisfies Endpoint;

export const withdrawHiringRequest = {
  method: 'POST',
  path: '/hiring/request/withdraw',
  auth: 'none',
  summary: 'Withdraw a request: it is deleted, and its link opens nothing any more',
  body: z.object(byKey),
  reply: message,
  perMinute: 30,
} as const satisfies Endpoint;
