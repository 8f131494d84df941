import { parseArgs } from 'node:util';
import { dropSecondStep, setMembership } from '@redmark/directory';
import { before, millisecondsIn } from '../base/durations.ts';
import { addAudit, listAudit } from '../database/audit-log.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../errors.ts';
import type { Billing } from '../features/billing/billing.ts';
import type { Bookkeeping } from '../features/billing/bookkeeping.ts';
import type { Credits } from '../features/credits/credits.ts';
import { operatorGroup } from '../platform/identity/identity.ts';
import type { Readiness } from '../process/readiness.ts';
import type { Services } from '../services.ts';
import { writeErasedList } from './backup/write-erased.ts';

export type OperatorServices = {
  db: Database;
  now: () => Date;
  credits: Credits;
  billing: Pick<Billing, 'history' | 'subscriptionOf'>;
  bookkeeping: Bookkeeping;
  /** What the host says of its parts; undefined where the command runs without a host. */
  readiness?: Readiness;
  /** Writes to the owner; undefined where the command runs without a host. */
  mail?: Pick<Services['mail'], 'later'>;
  emails?: Services['emails'];
  /** Backs up what the host runs on; undefined where the command runs without a host. */
  backUp?: (folder: string) => Promise<string[]>;
};

export const usage = `redmark-admin account EMAIL-OR-ID               who it is, balance, plan, purchases, movements
redmark-admin grant EMAIL-OR-ID CREDITS REASON   gives credits
redmark-admin take EMAIL-OR-ID CREDITS REASON    takes credits back, never below none
redmark-admin one-step EMAIL-OR-ID               lets in by the password alone: for a lost authenticator app
redmark-admin operator EMAIL-OR-ID [--off]       lets somebody into the operator's console, or not any more
redmark-admin payments [--days 30]               paid at the provider and not credited here
redmark-admin reconcile [--days 30]              credits them, and books refunds and disputes that were missed
redmark-admin audit [--days 30]                  who read or changed what: the operator, and links to reports
redmark-admin backup FOLDER                      writes everything into an empty folder, while hosts serve, and reads it again
redmark-admin restore FOLDER --erased FILE       puts a backup into this installation (no host may run), and deletes
                      [--replace]                again what the list of erased things names; --erased none: there is none
redmark-admin move SETTINGS [--replace]          moves this installation to where that file of settings (.env) says
redmark-admin erased FILE                        writes the list of what was erased, for a restore elsewhere
redmark-admin health                             whether the parts of the running host work
redmark-admin check [ADDRESS]                    tries every part as configured, and sends a letter to that address`;

/** A mistake in the typed command; shown without a stack trace. */
export class Mistyped extends Error {}

const shownMovements = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Executes one operator command and returns the lines to print. */
export async function command(services: OperatorServices, args: string[]): Promise<string[]> {
  const { positionals, values } = read(args);
  const [name, who, amount, ...reason] = positionals;
  const days = Number(values.days);
  if (!(days > 0)) throw new Mistyped('--days takes a number of days.');
  /** Every command is written to the audit log before it runs, with the account it is about. */
  const noted = async () => {
    const account = await accountOf(services.db, who);
    await note(services, `command ${name}`, account.id);
    return account;
  };
  if (name === 'account') return await describe(services, await noted());
  if (name === 'grant' || name === 'take') {
    const credits = Number(amount);
    if (!Number.isInteger(credits) || credits < 1) throw new Mistyped('Say how many credits, as a whole number.');
    if (reason.length === 0) throw new Mistyped('Say why: the owner of the account reads it.');
    return await move(services, await noted(), name === 'grant' ? credits : -credits, reason.join(' '));
  }
  if (name === 'health') return await healthOf(services);
  if ((name === 'backup' || name === 'erased') && who !== undefined) return await copyTo(services, name, who);
  if (name === 'operator') return await setOperator(services, await noted(), !values.off);
  if (name === 'one-step') return await letInByPassword(services, await noted());
  if (name !== 'payments' && name !== 'reconcile' && name !== 'audit') throw new Mistyped(usage);
  await note(services, `command ${name}`);
  return name === 'audit' ? await readAudit(services, days) : await compare(services, days, name === 'reconcile');
}

const note = async ({ db, now }: OperatorServices, action: string, subject?: string) =>
  await addAudit(db, now(), { actor: 'operator', action, subject });

async function copyTo(services: OperatorServices, name: 'backup' | 'erased', path: string): Promise<string[]> {
  await note(services, `command ${name}`);
  if (name === 'erased') return await writeErasedList(services.db, path);
  if (!services.backUp) throw new Mistyped('No host runs here.');
  return await services.backUp(path);
}

async function healthOf({ readiness }: OperatorServices): Promise<string[]> {
  if (!readiness) throw new Mistyped('No host runs here. "check" tries the parts without one.');
  return Object.entries(await readiness.check()).map(([part, isUp]) => `${part} ${isUp ? 'works' : 'does not work'}`);
}

async function readAudit({ db, now }: OperatorServices, days: number): Promise<string[]> {
  const since = before(now(), days * millisecondsIn.day);
  return (await listAudit(db, since)).map(({ at, actor, action, subject, times }) =>
    [at.toISOString(), actor, action, subject, times > 1 ? `${times} times` : ''].filter(Boolean).join('  '),
  );
}

const options = { days: { type: 'string', default: '30' }, off: { type: 'boolean', default: false } } as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Mistyped(usage);
  }
}

type Account = { id: string; subject: string; email: string; first_name: string; last_name: string; created_at: Date };

async function accountOf(db: Database, who = ''): Promise<Account> {
  const found = await db
    .selectFrom('account')
    .select(['id', 'subject', 'email', 'first_name', 'last_name', 'created_at'])
    .where(({ eb, fn }) => (uuid.test(who) ? eb('id', '=', who) : eb(fn('lower', ['email']), '=', who.toLowerCase())))
    .execute();
  if (found.length > 1) throw new Mistyped(`Several accounts: ${found.map(({ id }) => id).join(', ')}. Give the id.`);
  if (!found[0]) throw new Mistyped(`There is no account ${who}.`);
  return found[0];
}

async function describe({ billing }: OperatorServices, account: Account): Promise<string[]> {
  const history = await billing.history(account.id);
  const plan = await billing.subscriptionOf(account.id);
  return [
    `${account.first_name} ${account.last_name} <${account.email}>`.trim(),
    `id ${account.id}, since ${account.created_at.toISOString()}`,
    `credits ${history.credits}, plan ${plan}`,
    ...history.purchases.map(
      ({ at, plan: bought, credits, cents, currency, refundedCents }) =>
        `${at}  purchase ${bought}, ${credits} credits, ${cents / 100} ${currency}, refunded ${refundedCents / 100}`,
    ),
    ...history.movements
      .slice(0, shownMovements)
      .map(({ at, credits, reason, note, resume }) =>
        [`${at}  ${reason} ${credits}`, note, resume?.resumeId].filter((part) => part != null).join('  '),
      ),
  ];
}

async function letInByPassword({ db, mail, emails }: OperatorServices, { subject, email }: Account): Promise<string[]> {
  if (await dropSecondStep(db, subject)) {
    if (emails) mail?.later(email, emails.twoSteps('off'));
    return [`${email} logs in with the password alone now.`];
  }
  throw new Mistyped(`${email} belongs to a hosted user pool. Turn the second step off there.`);
}

async function setOperator({ db }: OperatorServices, { subject, email }: Account, isOne: boolean): Promise<string[]> {
  if (!(await setMembership(db, subject, operatorGroup, isOne)))
    throw new Mistyped(`${email} belongs to a hosted user pool. Change its group "${operatorGroup}" there.`);
  return [isOne ? `${email} may open /operator, after a login in two steps.` : `${email} is no operator any more.`];
}

async function move(
  { credits }: OperatorServices,
  { id, email }: Account,
  amount: number,
  note: string,
): Promise<string[]> {
  try {
    await credits.grant(id, amount, note);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no_credits')
      throw new Mistyped(`${email} has ${await credits.balanceOf(id)} credits: that many cannot be taken.`);
    throw error;
  }
  return [`${email} has ${await credits.balanceOf(id)} credits now.`];
}

async function compare({ bookkeeping }: OperatorServices, days: number, book: boolean): Promise<string[]> {
  const missing = await bookkeeping.reconcile(days, { book });
  const lines = missing.map(
    ({ id, paidAt, cents, currency, orderId }) =>
      `${paidAt.toISOString()}  ${id}  ${cents / 100} ${currency}  sale ${orderId}`,
  );
  if (lines.length === 0) return [`Every payment of the last ${days} days is credited.`];
  if (!book) return [...lines, `${lines.length} paid and not credited. "reconcile" credits them.`];
  const left = await bookkeeping.reconcile(days, { book: false });
  const note = left.length > 0 ? ` ${left.length} cannot be: their account is gone. Refund them at the provider.` : '';
  return [...lines, `${lines.length - left.length} credited.${note}`];
}
