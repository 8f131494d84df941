import { type BodyOf, HiringRequest, type HiringWishes, requestDays, type sendHiringRequest } from '@redmark/contract';
import { after, before, millisecondsIn } from '../../base/durations.ts';
import { randomSecret, sha256Of } from '../../base/secrets.ts';
import { Refusal } from '../../errors.ts';
import type { Sender, Services } from '../../services.ts';
import {
  addRequest,
  changeRequest,
  countSent,
  deleteEnded,
  deleteOfMailbox,
  deleteRequest,
  findRequest,
  lockSenders,
  type RequestRow,
  recordTold,
  untoldRequests,
} from './request-records.ts';
import { wishLines } from './wish-lines.ts';

export type Requests = ReturnType<typeof createRequests>;

/** Letters a day that one network address can cause, and unconfirmed ones that one mailbox gets. */
const mostInADay = { bySender: 10, toMailbox: 3 };
const toldAtOnce = 20;
/** The operator can look at a request for so long after its end. */
const keptDays = 30;
const daysAfter = (moment: Date, days: number) => after(moment, days * millisecondsIn.day);

/** Requests of employers. Whoever has the key of the letter may confirm, change and withdraw the request. */
export function createRequests({ db, mail, emails, operatorEmail, now, log }: Services) {
  async function tell(row: RequestRow) {
    const { id, email } = row;
    await mail.send(operatorEmail, emails.hiringRequest({ id, email, wishes: wishLines(presentRequest(row).wishes) }));
    await recordTold(db, id, now());
  }

  /** Letters to the operator go out one after the other, in the background. */
  let telling = Promise.resolve();

  async function open(key: string): Promise<HiringRequest> {
    const found = await findRequest(db, sha256Of(key), now());
    if (!found) throw new Refusal('request_ended');
    return presentRequest(found);
  }

  return {
    open,

    /** The request stays only if its letter could be sent. */
    async send({ email, wishes }: BodyOf<typeof sendHiringRequest>, sender: Sender, origin: string) {
      const at = now();
      const key = randomSecret();
      const request = { id: crypto.randomUUID(), key_hash: sha256Of(key), email, sender: sender.key };
      const days = requestDays.unconfirmed;
      const times = { created_at: at, expires_at: daysAfter(at, days) };
      // Counted and added under a lock, so that of two at once the second is counted with the first.
      await db.transaction().execute(async (tx) => {
        await lockSenders(tx, request);
        const sent = await countSent(tx, request, before(at, millisecondsIn.day));
        if (sent.bySender >= mostInADay.bySender || sent.toMailbox >= mostInADay.toMailbox)
          throw new Refusal('too_many_requests_sent');
        await addRequest(tx, { ...request, ...times, wishes: JSON.stringify(wishes) });
      });
      try {
        const url = `${origin}/hiring/request?key=${key}`;
        await mail.send(email, emails.hiringRequestLink({ role: wishes.role, url, days }));
      } catch (cause) {
        await deleteRequest(db, request.key_hash, at);
        log(cause);
        throw new Refusal('letter_not_sent', { cause });
      }
      return { message: 'Your request has been received. Open the link in our letter to confirm it.' };
    },

    /** Safe to repeat: the operator is told once. */
    async confirm(key: string): Promise<HiringRequest> {
      const at = now();
      const which = { keyHash: sha256Of(key), now: at, confirmed: false };
      const expires_at = daysAfter(at, requestDays.confirmed);
      const confirmed = await changeRequest(db, which, { confirmed_at: at, expires_at });
      if (!confirmed) return await open(key);
      telling = telling.then(() => tell(confirmed)).catch(log);
      return presentRequest(confirmed);
    },

    /** The operator is told of what changed with the next sweep: however often it changes, one letter tells all of it. */
    async change(key: string, wishes: HiringWishes): Promise<HiringRequest> {
      const at = now();
      const which = { keyHash: sha256Of(key), now: at, confirmed: true };
      const expires_at = daysAfter(at, requestDays.confirmed);
      const changes = { wishes: JSON.stringify(wishes), changed_at: at, expires_at, told_at: null };
      const changed = await changeRequest(db, which, changes);
      if (!changed) {
        await open(key);
        throw new Refusal('request_unconfirmed');
      }
      return presentRequest(changed);
    },

    async withdraw(key: string) {
      if (!(await deleteRequest(db, sha256Of(key), now()))) throw new Refusal('request_ended');
      return { message: 'Your request is withdrawn and deleted.' };
    },

    /** Deletes the requests of somebody whose account is deleted; the address was proven to be theirs. */
    forget: async (email: string) => await deleteOfMailbox(db, email),

    /** Resolves when every letter to the operator has been sent or has failed. */
    settled: async () => await telling,

    /** Deletes what ended, and tells the operator of what could not be mailed before. */
    async sweep() {
      await deleteEnded(db, now(), before(now(), keptDays * millisecondsIn.day));
      await telling;
      for (const row of await untoldRequests(db, toldAtOnce)) await tell(row);
    },
  };
}

export function presentRequest({
  email,
  wishes,
  created_at,
  confirmed_at,
  changed_at,
  expires_at,
}: RequestRow): HiringRequest {
  return {
    state: confirmed_at ? 'confirmed' : 'sent',
    email,
    wishes: HiringRequest.shape.wishes.parse(JSON.parse(wishes)),
    sentAt: created_at.toISOString(),
    changedAt: changed_at?.toISOString() ?? null,
    expiresAt: expires_at.toISOString(),
  };
}
