import { type Advert, advertsKept, type BodyOf, type Match, type saveAdvert } from '@redmark/contract';
import { lockOwn } from '../../database/lock-own.ts';
import { Refusal } from '../../errors.ts';
import type { Sender, Services } from '../../services.ts';
import type { Reports } from '../resumes/reports.ts';
import { addAdvert, allAdverts, countAdverts, deleteAdvert, listAdverts } from './advert-records.ts';

export type Adverts = ReturnType<typeof createAdverts>;

/** Job adverts beside a report, and how the resume fits them. Neither changes the report or its grades. */
export function createAdverts({ db, now }: Pick<Services, 'db' | 'now'>, reports: Reports) {
  async function kept(ownerId: string, resumeId: string): Promise<{ adverts: Advert[] }> {
    const rows = await listAdverts(db, ownerId, resumeId);
    return {
      adverts: rows.map(({ id, title, text, saved_at }) => ({ id, title, text, savedAt: saved_at.toISOString() })),
    };
  }

  return {
    async match(ownerId: string, resumeId: string, text: string, sender: Sender): Promise<Match> {
      return await reports.match(ownerId, resumeId, text, sender);
    },

    async list(ownerId: string, resumeId: string) {
      await reports.result(ownerId, resumeId);
      return await kept(ownerId, resumeId);
    },

    /** Safe to repeat. Counted after adding, with the resume locked, so that a repeated call is not refused. */
    async save(ownerId: string, resumeId: string, { title, text }: BodyOf<typeof saveAdvert>) {
      await reports.result(ownerId, resumeId);
      const advert = { id: crypto.randomUUID(), title, text, sha256: await hashOf(text), savedAt: now() };
      await db.transaction().execute(async (tx) => {
        if (!(await lockOwn(tx, 'resume', ownerId, resumeId))) throw new Refusal('not_found');
        await addAdvert(tx, resumeId, advert);
        if ((await countAdverts(tx, resumeId)) > advertsKept) throw new Refusal('too_many_adverts');
      });
      return await kept(ownerId, resumeId);
    },

    async remove(ownerId: string, resumeId: string, id: string) {
      await reports.result(ownerId, resumeId);
      await deleteAdvert(db, ownerId, resumeId, id);
      return await kept(ownerId, resumeId);
    },

    /** Every advert of an owner, for the archive of their account. */
    async allOf(ownerId: string) {
      return await allAdverts(db, ownerId);
    },
  };
}

async function hashOf(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}
