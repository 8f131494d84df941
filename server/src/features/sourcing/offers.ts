import {
  type answerOffer,
  type BodyOf,
  HiringRequest,
  type Offer,
  type offeredPage,
  type ParamsOf,
} from '@redmark/contract';
import { sha256Of } from '../../base/secrets.ts';
import { countAudit } from '../../database/audit-log.ts';
import { Refusal } from '../../errors.ts';
import type { Download, Services } from '../../services.ts';
import type { Pool } from '../pool/pool.ts';
import { newestGraded } from '../pool/pool-records.ts';
import { pageKey, pageWidths } from '../resumes/storage-keys.ts';
import { changeEntry, type EntryRow, entriesOf, entryById, findLink, openLink } from './shortlist-records.ts';
import type { Sourcing } from './sourcing.ts';

export type Offers = ReturnType<typeof createOffers>;

type Needs = Pick<Services, 'db' | 'now' | 'mail' | 'emails' | 'operatorEmail' | 'storage' | 'digest'>;
type Link = NonNullable<Awaited<ReturnType<typeof openLink>>>;

/** The shortlist as the employer's link shows it: who accepted and still consents, at this moment. */
export function createOffers(services: Needs, pool: Pool, { deskUrl }: Pick<Sourcing, 'deskUrl'>) {
  const { db, now, mail, emails, operatorEmail, storage, digest } = services;
  /** Ends with the link: another key signs otherwise. */
  const signatureOf = (keyHash: string, id: string, page: number) =>
    digest('shortlist page', keyHash, id, String(page));

  async function linkOf(key: string): Promise<Link> {
    const link = await openLink(db, sha256Of(key), now());
    if (!link) throw new Refusal('shortlist_ended');
    return link;
  }

  /** Shows one candidate and notes it for them; undefined where they are not in the pool any more. */
  async function shown(entry: EntryRow, { key_hash }: Link): Promise<Offer['candidates'][number] | undefined> {
    const { id, account_id: accountId, request_id: requestId, interested, interview_wish } = entry;
    try {
      const { resumeId: _, ...card } = await pool.show({ requestId, accountId });
      const resume = await newestGraded(db, accountId);
      const pages = Array.from({ length: resume?.page_count ?? 0 }, (_, at) => {
        const sign = signatureOf(key_hash, id, at + 1);
        return `/api/hiring/shortlist-page/${id}/${at + 1}?sign=${sign}`;
      });
      if (entry.shown_at === null) await changeEntry(db, id, { shown_at: now() });
      return { id, card, pages, interested, interviewWish: interview_wish };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not_in_pool') return undefined;
      throw error;
    }
  }

  async function present(link: Link): Promise<Offer> {
    const { company, role } = HiringRequest.shape.wishes.parse(JSON.parse(link.wishes));
    const candidates: Offer['candidates'] = [];
    for (const entry of await entriesOf(db, link.request_id)) {
      const candidate = entry.accepted ? await shown(entry, link) : undefined;
      if (candidate) candidates.push(candidate);
    }
    return { company, role, expiresAt: link.expires_at.toISOString(), candidates };
  }

  return {
    async open(key: string): Promise<Offer> {
      const link = await linkOf(key);
      await countAudit(db, now(), { actor: 'link', action: 'shortlist opened', subject: link.request_id });
      return await present(link);
    },

    async answer({ key, candidateId, interested, interviewWish }: BodyOf<typeof answerOffer>): Promise<Offer> {
      const link = await linkOf(key);
      const entry = (await entriesOf(db, link.request_id)).find(({ id }) => id === candidateId);
      if (!entry?.accepted) throw new Refusal('not_found');
      const changes = { interested, interview_wish: interested ? interviewWish : '', replied_at: now() };
      if (!(await changeEntry(db, entry.id, changes))) throw new Refusal('not_found');
      const offer = await present(link);
      const { company, role } = offer;
      mail.later(operatorEmail, emails.shortlistAnswered({ company, role, url: deskUrl(link.request_id) }));
      return offer;
    },

    /** A page of somebody whom the link shows at this moment. */
    async page({ id, page }: ParamsOf<typeof offeredPage>, sign: string): Promise<Download> {
      const entry = await entryById(db, id);
      const link = entry?.accepted ? await findLink(db, entry.request_id) : undefined;
      const isOpen = link && (await openLink(db, link.key_hash, now())) !== undefined;
      // Compared by their hashes, so that the time taken reveals nothing.
      const isSigned = isOpen && sha256Of(sign) === sha256Of(signatureOf(link.key_hash, id, page));
      const resume = entry && isSigned ? await newestGraded(db, entry.account_id) : undefined;
      const bytes = resume && (await storage.read(pageKey(resume.id, page, pageWidths.big)));
      if (!bytes) throw new Refusal('shortlist_ended');
      return { name: `page-${page}.png`, contentType: 'image/png', chunks: [bytes], seconds: 60 };
    },
  };
}
