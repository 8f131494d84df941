import { creditsPerReview, type Movement, type Profile } from '@redmark/contract';
import { before, millisecondsIn, monthOf } from '../../base/durations.ts';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { createBooking } from './booking.ts';
import {
  addReversal,
  balanceOf,
  countOpenHolds,
  countOwed,
  countTaken,
  findEntry,
  listEntries,
  lockAccount,
  oweOneLess,
  type StandingRow,
  setOwed,
  standingOf,
  strayHolds,
} from './credit-records.ts';
import { addSpending, heldSince, keepTeamOf, teamOf } from './payer-records.ts';
import { createWelcome } from './welcome.ts';

type Options = { welcomeCredits: number };
type Hold = { id: string; payerId: string };
export type Standing = Pick<Profile, 'credits' | 'team'> & { isWelcomed: boolean };
type Income = { reason: 'purchase' | 'renewal'; reference: string; credits: number };

const shownMovements = 300;
/** A more recent hold may belong to a transaction that is just being committed. */
const straySeconds = 60;

export type Credits = ReturnType<typeof createCredits>;

/**
 * The only way credits move. Functions with a transaction parameter book their entry in it, once, however often they
 * are called.
 */
export function createCredits(
  services: Pick<Services, 'db' | 'now' | 'digest' | 'metrics'>,
  { welcomeCredits }: Options,
) {
  const { db, now } = services;
  const book = createBooking(services);
  async function end(tx: Database, holdId: string, reason: 'settlement' | 'release') {
    const hold = await findEntry(tx, holdId);
    if (!hold) return;
    const { account_id, resume_id, reference } = hold;
    await lockAccount(tx, account_id);
    const credits = reason === 'release' ? -hold.credits : 0;
    if (!(await book(tx, { account_id, credits, reason, reference, resume_id, at: now() }))) return;
    // The money for this credit was refunded while it was held: if settled, it is spent; if released, it is taken back
    // as well.
    const owedFor = await oweOneLess(tx, account_id);
    if (owedFor === undefined || reason === 'settlement') return;
    await book(tx, {
      account_id,
      credits: hold.credits,
      reason: 'refund',
      reference: `${owedFor}:${holdId}`,
      at: now(),
    });
  }

  /** How much of a member's limit is left in this month. */
  async function leftOf(on: Database, teamId: string, accountId: string, limit: number): Promise<number> {
    return Math.max(0, limit - (await heldSince(on, teamId, accountId, monthOf(now()))));
  }

  async function standingIn(accountId: string, row: StandingRow): Promise<Standing> {
    const { credits: ownCredits, is_welcomed: isWelcomed, team_id: id, team_name: name, payer_id, shared } = row;
    if (id === null || name === null) return { credits: ownCredits, team: null, isWelcomed };
    const role = payer_id === accountId ? 'owner' : 'member';
    if (row.limit === null) return { credits: shared, team: { name, role, ownCredits, limit: null }, isWelcomed };
    const limit = { month: row.limit, left: await leftOf(db, id, accountId, row.limit) };
    return { credits: Math.min(shared, limit.left), team: { name, role, ownCredits, limit }, isWelcomed };
  }

  return {
    balanceOf: async (accountId: string) => await balanceOf(db, accountId),

    /** The same as part of a transaction. */
    balanceIn: async (tx: Database, accountId: string) => await balanceOf(tx, accountId),

    /** The balance that gradings are paid from, whose it is, and whether the account has its welcome credits. */
    standingOf: async (accountId: string) => await standingIn(accountId, await standingOf(db, accountId)),

    /** The same, where a query has read its row beside something else. */
    standingIn,

    ...createWelcome(services, welcomeCredits),

    /** The account that pays for this one's gradings: the owner of its team, or itself. */
    payerOf: async (accountId: string) => (await teamOf(db, accountId))?.owner_id ?? accountId,

    /**
     * Reserves the price of a grading, of a member of a team from its owner's credits, and returns the hold, which is to
     * be settled or released. It stays with whoever paid, also when the member leaves meanwhile.
     */
    async hold(tx: Database, accountId: string, resumeId: string): Promise<Hold> {
      const team = await keepTeamOf(tx, accountId);
      const payerId = team?.owner_id ?? accountId;
      await lockAccount(tx, payerId);
      if ((await balanceOf(tx, payerId)) < creditsPerReview)
        throw new Refusal(payerId === accountId ? 'no_credits' : 'no_team_credits');
      // The payer is locked, so that of two gradings of a member the second one counts the first.
      if (team && team.limit !== null && (await leftOf(tx, team.id, accountId, team.limit)) < creditsPerReview)
        throw new Refusal('member_limit', { message: limitText(team.limit, now()) });
      const id = crypto.randomUUID();
      const entry = { id, account_id: payerId, credits: -creditsPerReview, reason: 'hold', reference: id } as const;
      await book(tx, { ...entry, resume_id: resumeId, at: now() });
      if (team) await addSpending(tx, id, team.id, accountId);
      return { id, payerId };
    },

    /** The report is done: what was held is spent. */
    settle: async (tx: Database, holdId: string) => await end(tx, holdId, 'settlement'),

    /** There will be no report: what was held is returned. */
    release: async (tx: Database, holdId: string) => await end(tx, holdId, 'release'),

    /** Books purchased credits. */
    async receive(tx: Database, accountId: string, { reason, reference, credits }: Income) {
      await book(tx, { account_id: accountId, credits, reason, reference, at: now() });
    },

    /** Takes back what a refund or dispute reversed, as far as it is not spent; the rest is owed. */
    async takeBack(tx: Database, accountId: string, reference: string, credits: number) {
      await lockAccount(tx, accountId);
      const at = now();
      const taken = Math.min(credits, await balanceOf(tx, accountId));
      const held = (await countOpenHolds(tx, accountId)) - (await countOwed(tx, accountId));
      const owed = Math.max(0, Math.min(credits - taken, held));
      if (!(await addReversal(tx, { reference, account_id: accountId, owed, at }))) return;
      if (taken > 0) await book(tx, { account_id: accountId, credits: -taken, reason: 'refund', reference, at });
    },

    /** A dispute was won: returns what it took. */
    async giveBack(tx: Database, accountId: string, reference: string) {
      await lockAccount(tx, accountId);
      await setOwed(tx, reference, 0);
      const credits = await countTaken(tx, reference);
      if (credits > 0) await book(tx, { account_id: accountId, credits, reason: 'restore', reference, at: now() });
    },

    /** Adds or removes credits on the operator's behalf; a balance never becomes negative. */
    async grant(accountId: string, credits: number, note: string, reference: string = crypto.randomUUID()) {
      await db.transaction().execute(async (tx) => {
        if (!(await lockAccount(tx, accountId))) throw new Refusal('not_found');
        if ((await balanceOf(tx, accountId)) + credits < 0) throw new Refusal('no_credits');
        await book(tx, { account_id: accountId, credits, reason: 'grant', reference, note, at: now() });
      });
    },

    async movements(accountId: string): Promise<Movement[]> {
      const entries = await listEntries(db, accountId, shownMovements);
      return entries.map((entry) => ({
        id: entry.id,
        at: entry.at.toISOString(),
        credits: entry.credits,
        reason: entry.reason,
        pending: entry.reason === 'hold' && !entry.has_ended,
        note: entry.note,
        // Of a member's grading the payer learns whose it was, and nothing of the resume.
        resume:
          entry.resume_id === null || entry.is_members
            ? null
            : { resumeId: entry.resume_id, fileName: entry.file_name },
        member: entry.is_members ? { name: entry.member_name } : null,
      }));
    },

    /**
     * Ends holds whose review ended without them. Both are booked in one transaction, so this should find none; it is a
     * safeguard.
     */
    async sweep(): Promise<number> {
      const stray = await strayHolds(db, before(now(), straySeconds * millisecondsIn.second));
      for (const { id, state, has_no_grade } of stray) {
        const ending = state === 'done' && !has_no_grade ? 'settlement' : 'release';
        await db.transaction().execute(async (tx) => await end(tx, id, ending));
      }
      return stray.length;
    },
  };
}

/** Why a member's grading does not start, and what they can do. */
function limitText(limit: number, at: Date): string {
  if (limit === 0) return 'Your team lets you use no credits. Ask its owner to raise your limit; your file stays here.';
  const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));
  const day = next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const all = limit === 1 ? 'the credit' : `all ${limit} credits`;
  return `You have used ${all} that your team lets you use in a month. Ask its owner to raise your limit, or go on from ${day}; your file stays here until then.`;
}
