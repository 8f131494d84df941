import { type LetterKind, letterKindNames, lowCreditMarks } from '@redmark/contract';
import { after, before, millisecondsIn, secondsIn } from '../../base/durations.ts';
import type { Database } from '../../database/open.ts';
import type { Services } from '../../services.ts';
import type { Billing } from '../billing/billing.ts';
import type { Credits } from '../credits/credits.ts';
import {
  addLetter,
  countAttempt,
  endLetter,
  findWaiting,
  kindsOff,
  type LetterRow,
  sweepLetters,
  turnLetter,
  wasSentSince,
} from './letter-records.ts';
import { offLinkFor } from './off-links.ts';
import { batchOf, handoverOf, renewalsIn, reviewOf } from './told-facts.ts';

const { minute, hour } = secondsIn;
/** Somebody who waits on the page opens the report at once; nobody else is told before. */
const reportPatience = 3 * minute;
const batchPatience = minute;
/** Credits may be bought meanwhile. */
const creditPatience = 10 * minute;
const attemptsAllowed = 12;
const renewalDays = 3;
/** A letter that could not be sent is given up after about a day. */
const daysOf = { kept: 60, waiting: 3 };
const first = { turn: 0, isVisitor: false };

type Needs = Pick<Services, 'db' | 'queue' | 'mail' | 'emails' | 'digest' | 'siteUrl' | 'now' | 'log'>;
type Lower = { credits: Pick<Credits, 'balanceOf'>; billing: Pick<Billing, 'isFree'> };
type Fact = { kind: LetterKind; subject: string; fact: string; afterSeconds?: number };
type Email = ReturnType<Services['emails']['trial']>;

export type Letters = ReturnType<typeof createLetters>;

/**
 * Letters that people wait for. One is written when its time has come, from how things are then; who saw it on the
 * screen, or turned the kind off, gets none.
 */
export function createLetters(services: Needs, { credits, billing }: Lower) {
  const { db, queue, mail, emails, siteUrl, now, log } = services;
  const offLink = offLinkFor(services);

  async function add(tx: Database, accountId: string, { afterSeconds = 0, ...fact }: Fact) {
    const id = crypto.randomUUID();
    if (await addLetter(tx, { id, account_id: accountId, ...fact, created_at: now() }))
      await queue.add(tx, 'letter', id, { ...first, afterSeconds });
  }

  async function choices(accountId: string) {
    const off = await kindsOff(db, accountId);
    return { letters: letterKindNames.map((kind) => ({ kind, wanted: !off.has(kind) })) };
  }

  /** The letter as things are now; `later` while what it is about is under way, and nothing when nobody needs it. */
  async function written({ kind, account_id, subject }: LetterRow): Promise<Email | 'later' | undefined> {
    switch (kind) {
      case 'report.ready': {
        const review = await reviewOf(db, account_id, subject);
        if (review?.state === 'queued' || review?.state === 'running') return 'later';
        if (review?.state !== 'done' || review.opened_at !== null) return undefined;
        if (await wasSentSince(db, account_id, kind, before(now(), hour * 1000))) return undefined;
        return emails.reportReady({ fileName: review.file_name, url: `${siteUrl}/results?id=${review.resume_id}` });
      }
      case 'batch.done': {
        const batch = await batchOf(db, account_id, subject);
        if (!batch || batch.under_way > 0) return batch && 'later';
        if (batch.finished_at === null || (batch.seen_at !== null && batch.seen_at >= batch.finished_at))
          return undefined;
        return emails.batchDone({ ...batch, url: `${siteUrl}/dashboard` });
      }
      case 'handover.taken': {
        const taken = await handoverOf(db, account_id, subject);
        if (!taken) return undefined;
        const { id, name, file_name: fileName, email, gives } = taken;
        return emails.handoverTaken({ client: name, fileName, email, gives, url: `${siteUrl}/client?id=${id}` });
      }
      case 'credits.low': {
        const left = await credits.balanceOf(account_id);
        if (left > Math.max(...lowCreditMarks) || (await billing.isFree(account_id))) return undefined;
        return emails.creditsLow({ left, url: `${siteUrl}/pricing` });
      }
      case 'renewal.ahead': {
        const [plan] = await renewalsIn(db, now(), inDays(renewalDays), subject);
        if (!plan?.renews_at) return undefined;
        return emails.renewalAhead({ ...plan, at: plan.renews_at, url: `${siteUrl}/account` });
      }
    }
  }

  const inDays = (days: number) => after(now(), days * millisecondsIn.day);

  async function again(id: string, afterSeconds: number, { isFailure }: { isFailure: boolean }) {
    await db.transaction().execute(async (tx) => {
      if (isFailure) await countAttempt(tx, id);
      await queue.add(tx, 'letter', id, { ...first, afterSeconds });
    });
  }

  return {
    choices,

    async choose(accountId: string, { kind, wanted }: { kind: LetterKind; wanted: boolean }) {
      await turnLetter(db, accountId, kind, wanted);
      return await choices(accountId);
    },

    /** Turns a kind of letter off for whoever follows the link in one; false where the link is none of ours. */
    async turnOff(token: string): Promise<LetterKind | undefined> {
      const link = offLink.read(token);
      if (link) await turnLetter(db, link.accountId, link.kind, false);
      return link?.kind;
    },

    /** The kind of letter that a link turns off. */
    kindOf: (token: string) => offLink.read(token)?.kind,

    aboutReport: async (tx: Database, accountId: string, reviewId: string) =>
      await add(tx, accountId, {
        kind: 'report.ready',
        subject: reviewId,
        fact: `review ${reviewId}`,
        afterSeconds: reportPatience,
      }),

    aboutBatch: async (accountId: string, batchId: string) =>
      await db.transaction().execute(async (tx) => {
        const fact = `batch ${batchId} ${now().toISOString()}`;
        await add(tx, accountId, { kind: 'batch.done', subject: batchId, fact, afterSeconds: batchPatience });
      }),

    /** Somebody took a report that this account handed over. */
    aboutHandover: async (tx: Database, accountId: string, handoverId: string) =>
      await add(tx, accountId, { kind: 'handover.taken', subject: handoverId, fact: `handover ${handoverId}` }),

    /** A balance came down to one of the low marks. */
    async aboutCredits(tx: Database, accountId: string, left: number) {
      if (!lowCreditMarks.includes(left)) return;
      const fact = `credits ${now().toISOString().slice(0, 'YYYY-MM-DD'.length)}`;
      await add(tx, accountId, { kind: 'credits.low', subject: 'balance', fact, afterSeconds: creditPatience });
    },

    /** Writes and sends one letter. Safe to repeat: one that cannot be sent now is tried again for about a day. */
    async run(id: string): Promise<void> {
      const letter = await findWaiting(db, id);
      if (!letter) return;
      const email = letter.is_wanted ? await written(letter) : undefined;
      if (email === 'later') return await again(id, batchPatience, { isFailure: false });
      if (email === undefined) return await endLetter(db, id, 'dropped', now());
      try {
        await mail.send(letter.email, { ...email, unsubscribe: offLink.urlFor(letter.account_id, letter.kind) });
      } catch (error) {
        log(error);
        if (letter.attempts + 1 >= attemptsAllowed) return await endLetter(db, id, 'dropped', now());
        return await again(id, Math.min(2 ** letter.attempts * minute, 4 * hour), { isFailure: true });
      }
      await endLetter(db, id, 'sent', now());
    },

    /** Tells of renewals ahead, and forgets old letters. */
    async sweep(): Promise<void> {
      for (const { id, account_id, renews_at } of await renewalsIn(db, now(), inDays(renewalDays))) {
        if (account_id === null || renews_at === null) continue;
        const fact = `renewal ${id} ${renews_at.toISOString()}`;
        await db.transaction().execute(async (tx) => {
          await add(tx, account_id, { kind: 'renewal.ahead', subject: id, fact });
        });
      }
      queue.wake();
      await sweepLetters(db, now(), daysOf);
    },
  };
}
