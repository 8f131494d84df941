import {
  type ParamsOf,
  type SharedReport,
  type ShareLink,
  type sharedPage,
  shareKeyBytes,
  type Thumbnail,
} from '@redmark/contract';
import { countAudit } from '../../database/audit-log.ts';
import { lockOwn } from '../../database/lock-own.ts';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Download, Services } from '../../services.ts';
import type { Reports } from '../resumes/reports.ts';
import { pageKey, shareKeyFile } from '../resumes/storage-keys.ts';
import { endLink, findLink, findSharedResume, keyHashOf, putLink, signLink } from './share-records.ts';

export type Sharing = ReturnType<typeof createSharing>;

/** How long browsers cache a picture; within this time it is shown even if the link has ended. */
const pictureSeconds = 300;
const sharedPath = (key: string) => `/shared?key=${key}`;

/**
 * Links that show one report. The database has only the key's hash; the key itself is stored beside the file it opens,
 * so that the owner can see the link again and whoever has only the database cannot use it.
 */
export function createSharing({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>, reports: Reports) {
  /** The key stored beside the resume, if it matches the hash in the database. */
  async function keyOf(resumeId: string, hash: string): Promise<string | undefined> {
    const bytes = await storage.read(shareKeyFile(resumeId));
    const key = bytes ? new TextDecoder().decode(bytes) : '';
    return (await hashOf(key)) === hash ? key : undefined;
  }

  async function linkOf(on: Database, ownerId: string, resumeId: string) {
    const link = await findLink(on, ownerId, resumeId);
    if (!link) return null;
    const key = await keyOf(resumeId, link.key_hash);
    if (key === undefined) return null;
    return { url: sharedPath(key), createdAt: link.created_at.toISOString(), author: link.author };
  }

  /** Checked again with the resume locked: of two concurrent calls, the second must not replace the first's link. */
  async function linkMade(ownerId: string, resumeId: string): Promise<ShareLink | null> {
    return await db.transaction().execute(async (tx) => {
      if (!(await lockOwn(tx, 'resume', ownerId, resumeId))) throw new Refusal('not_found');
      const there = await linkOf(tx, ownerId, resumeId);
      if (there) return there;
      const key = newKey();
      await storage.write(shareKeyFile(resumeId), new TextEncoder().encode(key), 'text/plain');
      await putLink(tx, { resume_id: resumeId, key_hash: await hashOf(key), created_at: now() });
      return await linkOf(tx, ownerId, resumeId);
    });
  }

  return {
    async link(ownerId: string, resumeId: string) {
      await reports.result(ownerId, resumeId);
      return { link: await linkOf(db, ownerId, resumeId) };
    },

    async share(ownerId: string, resumeId: string): Promise<{ link: ShareLink }> {
      await reports.result(ownerId, resumeId);
      const link = await linkMade(ownerId, resumeId);
      if (!link) throw new Refusal('not_found');
      return { link };
    },

    /** Shows a name and what is written beside the findings with the link; an empty name hides both. */
    async sign(ownerId: string, resumeId: string, author: string): Promise<{ link: ShareLink }> {
      await reports.result(ownerId, resumeId);
      await signLink(db, ownerId, resumeId, author);
      const link = await linkOf(db, ownerId, resumeId);
      if (!link) throw new Refusal('not_found');
      return { link };
    },

    async stop(ownerId: string, resumeId: string) {
      await reports.result(ownerId, resumeId);
      await endLink(db, ownerId, resumeId);
      return { message: 'The link does not open your report any more.' };
    },

    /** The report a key opens, as its owner sees it now, and of the account at most the name its owner gave the link. */
    async open(key: string): Promise<SharedReport> {
      const found = await findSharedResume(db, await hashOf(key));
      if (!found || found.owner_id === null) throw new Refusal('link_ended');
      await countAudit(db, now(), { actor: 'link', action: 'report opened', subject: found.id });
      const { author } = found;
      const { fileName, thumbnail, grading, withheld, remarks } = await reports.result(found.owner_id, found.id);
      if (!grading || !thumbnail) throw new Refusal('link_ended');
      const told = author === '' ? [] : remarks.map((remark) => ({ ...remark, author: remark.author || author }));
      const pages = await signedPages(thumbnail, found.id, key);
      return { fileName, thumbnail: pages, grading, withheld, remarks: told, author };
    },

    /** A page of a report that still has a link. */
    async page({ id, page, width }: ParamsOf<typeof sharedPage>, sign: string): Promise<Download> {
      const hash = await keyHashOf(db, id);
      const key = hash === undefined ? undefined : await keyOf(id, hash);
      // Compared by their hashes, so that the time taken reveals nothing.
      const isSigned = key && (await hashOf(sign)) === (await hashOf(await signatureOf(key, page, width)));
      if (!isSigned) throw new Refusal('link_ended');
      const bytes = await storage.read(pageKey(id, page, width));
      if (!bytes) throw new Refusal('link_ended');
      return { name: `page-${page}.png`, contentType: 'image/png', chunks: [bytes], seconds: pictureSeconds };
    },
  };
}

/** Pictures of a shared report are served by this server, which checks the link each time: they end with it. */
async function signedPages({ mid, big }: Thumbnail, id: string, key: string): Promise<Thumbnail> {
  const links = async (pages: string[], width: '504' | '1008') =>
    await Promise.all(
      pages.map(
        async (_, at) => `/api/shared-page/${id}/${at + 1}/${width}?sign=${await signatureOf(key, at + 1, width)}`,
      ),
    );
  return { mid: await links(mid, '504'), big: await links(big, '1008') };
}

const signature = { name: 'HMAC', hash: 'SHA-256' };

async function signatureOf(key: string, page: number, width: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const signing = await crypto.subtle.importKey('raw', bytes(key), signature, false, ['sign']);
  const signed = await crypto.subtle.sign(signature, signing, bytes(`page ${page} of width ${width}`));
  return Buffer.from(signed).toString('base64url');
}

function newKey(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(shareKeyBytes))).toString('base64url');
}

async function hashOf(key: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))).toString('hex');
}
