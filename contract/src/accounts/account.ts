import { z } from 'zod';
import { profileFieldMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { line } from '../text.ts';

/** The owner made the team and pays; members spend. Here, as every signed-in page loads the profile and not the team. */
export const teamRoles = ['owner', 'member'] as const;

/** A user's profile. Fields that were never filled in are empty. */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  industry: z.string(),
  jobTitle: z.string(),
  companySize: z.string(),
  /** What gradings can be paid from: of a member of a team, its owner's balance, or what is left of the member's limit. */
  credits: z.int(),
  /** The team whose credits these are; `ownCredits` are the account's own, which a member does not use. */
  team: z
    .object({
      name: z.string(),
      role: z.enum(teamRoles),
      ownCredits: z.int(),
      /** How many credits a member may use in a calendar month (UTC), and how many are left of them. */
      limit: z.object({ month: z.int(), left: z.int() }).nullable(),
    })
    .nullable(),
  /** Lowercase name of the active monthly plan; `free` without one. */
  subscription: z.string(),
  /** Whether the user agreed to be considered for job opportunities: `custom:regular_tips` of the directory. */
  recruitingConsent: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

const message = z.object({ message: z.string() });
const field = line(0, profileFieldMaxLength).optional();

export const getUser = {
  method: 'GET',
  path: '/get-user',
  auth: 'bearer',
  summary: 'Your profile and balance',
  reply: Profile,
} as const satisfies Endpoint;

/** Empty fields stay unchanged. `credits` is refused unless it is the current balance: credits cannot be set here. */
export const updateUser = {
  method: 'PUT',
  path: '/update-user',
  auth: 'bearer',
  summary: 'Change your profile',
  body: z.object({
    firstName: field,
    lastName: field,
    industry: field,
    jobTitle: field,
    companySize: field,
    credits: z.union([z.number(), line(0, 20)]).optional(),
  }),
  reply: Profile,
  perMinute: 60,
} as const satisfies Endpoint;

/** Answers only once the account, its resumes, files, reports and sign-in are deleted. */
export const deleteUser = {
  method: 'DELETE',
  path: '/delete-user',
  auth: 'bearer',
  summary: 'Delete your account and everything in it',
  reply: message,
  perMinute: 20,
} as const satisfies Endpoint;

/** Answers with a zip archive as a download. */
export const exportAccount = {
  method: 'GET',
  path: '/account/export',
  auth: 'bearer',
  summary: 'Download your data as one archive',
  reply: z.instanceof(Uint8Array),
  file: 'application/zip',
  perMinute: 10,
} as const satisfies Endpoint;

export const giveConsent = {
  method: 'POST',
  path: '/account/consents',
  auth: 'bearer',
  summary: 'Give or withdraw your consent to be considered for job opportunities',
  body: z.object({ recruiting: z.boolean() }),
  reply: Profile,
  perMinute: 20,
} as const satisfies Endpoint;
