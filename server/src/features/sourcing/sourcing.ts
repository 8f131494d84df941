import {
  type CandidateFilters,
  type FoundCandidate,
  type OperatorRequest,
  type RequestDesk,
  recruitingDays,
  type ShortlistEntry,
  shortlistLength,
} from '@redmark/contract';
import { after, millisecondsIn } from '../../base/durations.ts';
import { randomSecret, sha256Of } from '../../base/secrets.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { findCandidates } from '../finding/find-candidates.ts';
import { openRequest, openRequests, type RequestRow } from '../requests/request-records.ts';
import { presentRequest } from '../requests/requests.ts';
import { jobOf } from './job-of.ts';
import { placementsOf } from './placement-records.ts';
import { presentPlacement } from './present-placement.ts';
import {
  addEntry,
  changeEntry,
  countEntries,
  dropEntry,
  type EntryRow,
  entriesOf,
  findEntry,
  findLink,
  lockRequest,
  putLink,
} from './shortlist-records.ts';

export type Sourcing = ReturnType<typeof createSourcing>;

const mostListed = 200;
type Needs = Pick<Services, 'db' | 'now' | 'mail' | 'emails' | 'siteUrl' | 'log' | 'invoicing'>;

/** What the operator does for the requests of employers, up to the interview. */
export function createSourcing({ db, now, mail, emails, siteUrl, log, invoicing }: Needs) {
  const { taxName, taxPercent, hasTaxNumber } = invoicing;
  const inDays = (days: number) => after(now(), days * millisecondsIn.day);

  async function requestOf(id: string): Promise<RequestRow> {
    const row = await openRequest(db, id, now());
    if (!row) throw new Refusal('not_found');
    return row;
  }

  async function entryOf(requestId: string, id: string): Promise<EntryRow> {
    const entry = await findEntry(db, requestId, id);
    if (!entry) throw new Refusal('not_found');
    return entry;
  }

  async function letter(to: string, email: Parameters<typeof mail.send>[1]) {
    try {
      await mail.send(to, email);
    } catch (cause) {
      log(cause);
      throw new Refusal('letter_not_sent', { cause });
    }
  }

  async function desk(id: string): Promise<RequestDesk> {
    const row = await requestOf(id);
    const counts = await countEntries(db);
    const link = await findLink(db, id);
    return {
      request: { id, request: presentRequest(row), ...counts(id) },
      entries: (await entriesOf(db, id)).map((entry) => presentEntry(entry, now())),
      sent: link ? { at: link.sent_at.toISOString(), expiresAt: link.expires_at.toISOString() } : null,
      placements: (await placementsOf(db, id)).map(presentPlacement),
      invoicing: { taxName, taxPercent, hasTaxNumber },
    };
  }

  return {
    desk,

    async list(): Promise<{ requests: OperatorRequest[] }> {
      const rows = await openRequests(db, now(), mostListed);
      const counts = await countEntries(db);
      return { requests: rows.map((row) => ({ id: row.id, request: presentRequest(row), ...counts(row.id) })) };
    },

    async find(id: string, filters: CandidateFilters): Promise<{ candidates: FoundCandidate[] }> {
      const { wishes } = presentRequest(await requestOf(id));
      return { candidates: await findCandidates(db, wishes, filters) };
    },

    /** Counted with the request locked, so that two at once do not make four. */
    async choose(id: string, accountId: string): Promise<RequestDesk> {
      await requestOf(id);
      await db.transaction().execute(async (tx) => {
        await lockRequest(tx, id);
        if (!(await addEntry(tx, id, accountId, now()))) throw new Refusal('not_in_pool');
        if ((await entriesOf(tx, id)).length > shortlistLength) throw new Refusal('shortlist_full');
      });
      return await desk(id);
    },

    async drop(id: string, entryId: string): Promise<RequestDesk> {
      await requestOf(id);
      await dropEntry(db, id, entryId);
      return await desk(id);
    },

    /** Nothing is noted unless the letter could be sent. Who accepted already is not asked again. */
    async ask(id: string, entryId: string, origin: string): Promise<RequestDesk> {
      const { wishes } = presentRequest(await requestOf(id));
      const entry = await entryOf(id, entryId);
      if (entry.accepted === false) throw new Refusal('already_declined');
      if (entry.accepted) return await desk(id);
      const key = randomSecret();
      const url = `${origin}/hiring/ask?key=${key}`;
      const days = recruitingDays.ask;
      await letter(entry.email, emails.mayWeShowYou({ firstName: entry.first_name, job: jobOf(wishes), url, days }));
      const asked = { ask_hash: sha256Of(key), asked_at: now(), ask_expires_at: inDays(days) };
      if (!(await changeEntry(db, entryId, asked))) throw new Refusal('not_found');
      return await desk(id);
    },

    async send(id: string, origin: string): Promise<RequestDesk> {
      const row = await requestOf(id);
      const { person, role } = presentRequest(row).wishes;
      const count = (await entriesOf(db, id)).filter(({ accepted }) => accepted).length;
      if (count === 0) throw new Refusal('nobody_accepted');
      const key = randomSecret();
      const days = recruitingDays.shortlist;
      const url = `${origin}/hiring/shortlist?key=${key}`;
      await letter(row.email, emails.shortlist({ person, role, count, url, days }));
      const link = { request_id: id, key_hash: sha256Of(key), sent_at: now(), expires_at: inDays(days) };
      await db.transaction().execute(async (tx) => await putLink(tx, link));
      return await desk(id);
    },

    async interview(id: string, entryId: string, at: string | null): Promise<RequestDesk> {
      await requestOf(id);
      if (!(await entryOf(id, entryId)).accepted) throw new Refusal('not_accepted');
      await changeEntry(db, entryId, { interview_at: at === null ? null : new Date(at) });
      return await desk(id);
    },

    /** The address at which the operator finds a request, for letters. */
    deskUrl: (id: string) => `${siteUrl}/operator?section=requests&request=${id}`,
  };
}

function presentEntry(entry: EntryRow, now: Date): ShortlistEntry {
  const { id, account_id, first_name, last_name, email, interested, interview_wish } = entry;
  return {
    id,
    accountId: account_id,
    firstName: first_name,
    lastName: last_name,
    email,
    state: stateOf(entry, now),
    askedAt: entry.asked_at?.toISOString() ?? null,
    shownAt: entry.shown_at?.toISOString() ?? null,
    interested,
    interviewWish: interview_wish,
    interviewAt: entry.interview_at?.toISOString() ?? null,
  };
}

function stateOf({ accepted, ask_expires_at }: EntryRow, now: Date): ShortlistEntry['state'] {
  if (accepted !== null) return accepted ? 'accepted' : 'declined';
  if (ask_expires_at === null) return 'chosen';
  return ask_expires_at > now ? 'asked' : 'expired';
}
