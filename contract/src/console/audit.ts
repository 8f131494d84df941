import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

export const AuditLine = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  /** `operator`: in the console, by a command or with the operator's token. `owner`: of the account itself. */
  actor: z.enum(['operator', 'owner', 'link']),
  /** The address of the operator, where it was done in the console and their account still exists. */
  operator: z.string().nullable(),
  action: z.string(),
  /** The id of what it is about. */
  subject: z.string().nullable(),
  /** The account it is about, where there still is one. */
  accountEmail: z.string().nullable(),
  times: z.int(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** Newest first. `before` is the number of the last line that is there already. */
export const consoleAudit = {
  method: 'GET',
  path: '/operator/audit',
  auth: 'console',
  summary: 'Read the audit log',
  query: z.object({ before: z.coerce.number().int().min(1).optional() }),
  reply: z.object({ lines: z.array(AuditLine), hasMore: z.boolean() }),
} as const satisfies Endpoint;
