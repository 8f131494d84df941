import { type BodyOf, type Handover, type HandoverOffer, type handOver, handoverDays } from '@redmark/contract';
import { after, before, millisecondsIn } from '../../base/durations.ts';
import { randomSecret, sha256Of } from '../../base/secrets.ts';
import { addAudit } from '../../database/audit-log.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Clients } from '../clients/clients.ts';
import { mailboxOf } from '../credits/mailbox.ts';
import type { Letters } from '../letters/letters.ts';
import { gradedResumeOf } from '../resumes/find-resume.ts';
import type { Resumes } from '../resumes/resumes.ts';
import {
  addHandover,
  countLetters,
  dropHandover,
  findHandover,
  type HandoverRow,
  isOfClient,
  listHandoverRows,
  listTaken,
  lockLetters,
  recordTaken,
  sweepLetters,
  withdrawRows,
} from './handover-records.ts';
import { maskedAddress, presentHandover, presentOffer, stateOf } from './present-handover.ts';

export type Handovers = ReturnType<typeof createHandovers>;

/** Letters a day that one account can cause, and that one mailbox gets from all accounts. */
const mostInADay = { byOwner: 30, toMailbox: 5 };
const listedMost = 50;

/** Reports of clients that an account hands over by letter. Who opens the link takes a copy, without a credit. */
export function createHandovers(
  services: Pick<Services, 'db' | 'identity' | 'mail' | 'emails' | 'digest' | 'siteUrl' | 'now' | 'log'>,
  { copying, erasing }: Pick<Resumes, 'copying' | 'erasing'>,
  clients: Pick<Clients, 'one'>,
  letters: Pick<Letters, 'aboutHandover'>,
) {
  const { db, identity, mail, emails, digest, siteUrl, now, log } = services;

  async function list(ownerId: string, clientId: string): Promise<{ handovers: Handover[] }> {
    await clients.one(ownerId, clientId);
    const rows = await listHandoverRows(db, ownerId, { clientId, limit: listedMost });
    return { handovers: rows.map((row) => presentHandover(row, now())) };
  }

  async function found(key: string): Promise<HandoverRow> {
    const row = await findHandover(db, sha256Of(key));
    if (!row) throw new Refusal('handover_ended');
    return row;
  }

  /** Only whoever reads the mail of the address that was invited may take the report. */
  async function requireAddress({ email }: HandoverRow, token: string) {
    const attributes = await identity.attributesOf(token);
    const own = attributes?.email_verified === 'true' ? attributes.email : undefined;
    if (own !== undefined && sameAddress(own, email)) return;
    const masked = maskedAddress(email);
    const message = `This report was handed over to ${masked}. Log in with an account of that address to take it.`;
    throw new Refusal('other_mailbox', { message });
  }

  /** The report and the invitation change together; whoever comes second takes nothing. */
  async function copy(row: HandoverRow & { resume_id: string }, ownerId: string): Promise<string> {
    const id = crypto.randomUUID();
    try {
      await copying.copyFiles(row.owner_id, row.resume_id, { id, ownerId });
      const left = await db.transaction().execute(async (tx) => {
        await copying.copyIn(tx, row.owner_id, row.resume_id, { id, ownerId, author: row.author });
        if (!(await recordTaken(tx, row.id, id, now()))) throw new Refusal('handover_ended');
        await addAudit(tx, now(), { actor: 'link', action: 'report handed over', subject: row.id });
        if (ownerId !== row.owner_id) await letters.aboutHandover(tx, row.owner_id, row.id);
        return row.gives ? await erasing.eraseIn(tx, row.owner_id, [row.resume_id]) : [];
      });
      await erasing.removeFiles(left);
      return id;
    } catch (error) {
      // What was copied so far goes with a sweep: the order for that is there unless the transaction took it back.
      if (error instanceof Refusal && error.code === 'not_found') throw new Refusal('handover_ended');
      throw error;
    }
  }

  return {
    list,

    /** The invitation stays only if its letter could be sent. An earlier one for the same report is withdrawn. */
    async send(ownerId: string, clientId: string, { resumeId, email, author, gives }: BodyOf<typeof handOver>) {
      const resume = await gradedResumeOf(db, ownerId, resumeId);
      if (!(await isOfClient(db, ownerId, clientId, resumeId))) throw new Refusal('not_found');
      const at = now();
      const key = randomSecret();
      const id = crypto.randomUUID();
      const mailbox = digest('handover', mailboxOf(email));
      const letter = { id, owner_id: ownerId, mailbox, sent_at: at };
      await db.transaction().execute(async (tx) => {
        await lockLetters(tx, letter);
        const sent = await countLetters(tx, letter, before(at, millisecondsIn.day));
        if (sent.byOwner >= mostInADay.byOwner || sent.toMailbox >= mostInADay.toMailbox)
          throw new Refusal('too_many_handovers');
        const what = { owner_id: ownerId, client_id: clientId, resume_id: resumeId, file_name: resume.file_name };
        const times = { created_at: at, expires_at: after(at, handoverDays * millisecondsIn.day) };
        await addHandover(tx, { id, ...what, email, author, gives, key_hash: sha256Of(key), ...times }, letter);
      });
      try {
        const url = `${siteUrl}/handover?key=${key}`;
        await mail.send(email, emails.handedOver({ author, fileName: resume.file_name, url, days: handoverDays }));
      } catch (cause) {
        await dropHandover(db, ownerId, id);
        log(cause);
        throw new Refusal('letter_not_sent', { cause });
      }
      await withdrawRows(db, ownerId, { resume_id: resumeId, before: at }, now());
      return await list(ownerId, clientId);
    },

    async withdraw(ownerId: string, clientId: string, id: string) {
      await clients.one(ownerId, clientId);
      await withdrawRows(db, ownerId, { id, client_id: clientId }, now());
      return await list(ownerId, clientId);
    },

    open: async (key: string): Promise<HandoverOffer> => presentOffer(await found(key), now()),

    /** Whoever took it already is led to the report, as long as it is theirs. */
    async take(ownerId: string, token: string, key: string): Promise<{ resumeId: string }> {
      const row = await found(key);
      await requireAddress(row, token);
      const { resume_id } = row;
      if (resume_id !== null && stateOf(row, now()) === 'sent')
        return { resumeId: await copy({ ...row, resume_id }, ownerId) };
      const taken = row.taken_resume_id;
      if (taken === null) throw new Refusal('handover_ended');
      const resume = await gradedResumeOf(db, ownerId, taken).catch(() => undefined);
      if (!resume) throw new Refusal('handover_ended');
      return { resumeId: resume.id };
    },

    /** Everything that an account handed over, and that was handed over to it, for its archive. */
    async allOf(ownerId: string) {
      const given = (await listHandoverRows(db, ownerId, {})).map((row) => presentHandover(row, now()));
      const taken = (await listTaken(db, ownerId)).map(({ id, handed_by, created_at }) => ({
        resumeId: id,
        author: handed_by,
        takenAt: created_at.toISOString(),
      }));
      return { given, taken };
    },

    /** Forgets letters that no longer count. */
    sweep: async () => await sweepLetters(db, before(now(), millisecondsIn.day)),
  };
}

const sameAddress = (one: string, other: string) => folded(one) === folded(other);
const folded = (email: string) => email.normalize('NFKC').trim().toLowerCase();
