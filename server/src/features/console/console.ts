import * as contract from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Billing } from '../billing/billing.ts';
import type { Credits } from '../credits/credits.ts';
import { auditLines } from './audit-records.ts';
import { emailOfAccount } from './console-records.ts';
import { createGradingsWatch } from './gradings.ts';
import { createOverview } from './overview.ts';
import { createPeople } from './people.ts';

const linesAtOnce = 50;

type Needed = Pick<Services, 'db' | 'identity' | 'queue' | 'graders' | 'now'>;
type Features = { credits: Credits; billing: Billing };
export type Console = ReturnType<typeof createConsole>;

/** What the operator's console shows of the installation as a whole. That somebody looks is noted before (decision 138). */
export function createConsole(services: Needed, features: Features) {
  const { db } = services;
  return {
    people: createPeople(services, features),
    gradings: createGradingsWatch(services),
    overview: createOverview(services),

    async enter(operatorId: string) {
      const email = await emailOfAccount(db, operatorId);
      if (email === undefined) throw new Refusal('signed_out');
      return { email };
    },

    async audit({ before }: contract.QueryOf<typeof contract.consoleAudit>) {
      const found = await auditLines(db, before, linesAtOnce + 1);
      const lines = found.slice(0, linesAtOnce).map((entry) => ({
        number: Number(entry.number),
        at: entry.at.toISOString(),
        actor: entry.actor,
        operator: entry.operator_email,
        action: wordsOf(entry.action),
        subject: entry.subject || null,
        accountEmail: entry.about_email,
        times: entry.times,
      }));
      return { lines, hasMore: found.length > linesAtOnce };
    },
  };
}

/** Calls of the console in the words of the contract; everything else as it was noted. */
const words: ReadonlyMap<string, string> = new Map(
  Object.values(contract).flatMap((value: unknown) =>
    isConsoleCall(value) ? [[`call ${value.method} ${value.path}`, value.summary] as const] : [],
  ),
);
const wordsOf = (action: string) => words.get(action) ?? action;

function isConsoleCall(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'auth' in value && value.auth === 'console';
}
