import { type Resume, type SharedReport, type ShareLink, shareKeyBytes } from '@redmark/contract';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { endLink, findLink, findSharedResume, lockResume, putLink } from './share-records.ts';

type Absolute = (url: string) => string;

/** What sharing asks of whoever keeps the reports. */
export type SharedReports = {
  shown(ownerId: string, id: string, absolute: Absolute): Promise<Resume>;
  placeBeside(id: string, name: string): string;
};

export type Sharing = ReturnType<typeof createSharing>;

const keyFile = 'share-key.txt';
const sharedPath = (key: string) => `/shared?key=${key}`;

/**
 * Links that show one report. The database knows a key by its hash; the key itself lies beside the file it opens, so
 * that the owner can see the link again and whoever reads the database alone cannot use it.
 */
export function createSharing({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>, reports: SharedReports) {
  const placeOf = (resumeId: string) => reports.placeBeside(resumeId, keyFile);

  async function linkOf(on: Database, ownerId: string, resumeId: string, absolute: Absolute) {
    const link = await findLink(on, ownerId, resumeId);
    if (!link) return null;
    const bytes = await storage.read(placeOf(resumeId));
    const key = bytes ? new TextDecoder().decode(bytes) : '';
    if ((await hashOf(key)) !== link.key_hash) return null;
    return { url: absolute(sharedPath(key)), createdAt: link.created_at.toISOString() };
  }

  /** Looked at again with the resume held still: of two who share at once, the second must not end the first's link. */
  async function linkMade(ownerId: string, resumeId: string, absolute: Absolute): Promise<ShareLink | null> {
    return await db.transaction().execute(async (tx) => {
      if (!(await lockResume(tx, ownerId, resumeId))) throw new Refusal('not_found');
      const there = await linkOf(tx, ownerId, resumeId, absolute);
      if (there) return there;
      const key = newKey();
      await storage.write(placeOf(resumeId), new TextEncoder().encode(key), 'text/plain');
      await putLink(tx, { resume_id: resumeId, key_hash: await hashOf(key), created_at: now() });
      return await linkOf(tx, ownerId, resumeId, absolute);
    });
  }

  return {
    async link(ownerId: string, resumeId: string, absolute: Absolute) {
      await reports.shown(ownerId, resumeId, absolute);
      return { link: await linkOf(db, ownerId, resumeId, absolute) };
    },

    async share(ownerId: string, resumeId: string, absolute: Absolute): Promise<{ link: ShareLink }> {
      await reports.shown(ownerId, resumeId, absolute);
      const link = await linkMade(ownerId, resumeId, absolute);
      if (!link) throw new Refusal('not_found');
      return { link };
    },

    async stop(ownerId: string, resumeId: string, absolute: Absolute) {
      await reports.shown(ownerId, resumeId, absolute);
      await endLink(db, ownerId, resumeId);
      return { message: 'The link does not open your report any more.' };
    },

    /** What a key opens, as its owner sees it at this moment; nothing of the account goes with it. */
    async open(key: string, absolute: Absolute): Promise<SharedReport> {
      const found = await findSharedResume(db, await hashOf(key));
      if (!found || found.owner_id === null) throw new Refusal('link_ended');
      const { fileName, thumbnail, grading, withheld } = await reports.shown(found.owner_id, found.id, absolute);
      if (!grading || !thumbnail) throw new Refusal('link_ended');
      return { fileName, thumbnail, grading, withheld };
    },
  };
}

function newKey(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(shareKeyBytes))).toString('base64url');
}

async function hashOf(key: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))).toString('hex');
}
