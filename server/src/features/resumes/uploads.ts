import { type BodyOf, maximumUploadBytes, type requestUpload, uploadContentType } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { looksLikePdf } from './pdf-head.ts';
import { addResume, findResume, type ResumeRow, recordArrival } from './resume-records.ts';

export type Arrived = ResumeRow & { sha256: string };

/** Everything made of a resume lives below one prefix, so that it can vanish as one. */
export const prefixOf = (id: string) => `resumes/${id}/` as const;

export function createUploads({ db, storage, now }: Services) {
  return {
    /** Promises a place for a file, and a link to put it there. */
    async request(ownerId: string | null, { fileName, type, size }: BodyOf<typeof requestUpload>) {
      if (type !== uploadContentType) throw new Refusal('upload_not_pdf', { field: 'type' });
      if (size !== undefined && size > maximumUploadBytes) throw new Refusal('upload_too_large', { field: 'size' });
      const id = crypto.randomUUID();
      const Key = `${prefixOf(id)}resume.pdf`;
      const url = await storage.uploadUrl(Key, { contentType: type, size });
      await addResume(db, ownerId, { id, storageKey: Key, fileName, createdAt: now() });
      return { resumeId: id, url, Key, fileName };
    },

    /** A resume whose file is here and has been looked at; with the bytes, when they had to be read for that. */
    async arrived(ownerId: string | null, id: string): Promise<{ resume: Arrived; bytes?: Uint8Array }> {
      const resume = await findResume(db, ownerId, id);
      if (!resume) throw new Refusal('not_found');
      if (resume.sha256 !== null) return { resume: { ...resume, sha256: resume.sha256 } };
      const bytes = await receivedBytes(resume);
      const sha256 = await fingerprintOf(bytes);
      await recordArrival(db, id, bytes.length, sha256);
      return { resume: { ...resume, sha256, size: bytes.length }, bytes };
    },
  };

  /** A link to a foreign storage cannot look into the file, so it is looked at here, before anything opens it. */
  async function receivedBytes({ id, storage_key }: ResumeRow): Promise<Uint8Array> {
    const size = await storage.sizeOf(storage_key);
    if (size === undefined || size === 0) throw new Refusal('upload_missing');
    if (size > maximumUploadBytes) throw await removed(id, 'upload_too_large');
    const bytes = await storage.read(storage_key);
    if (!bytes) throw new Refusal('upload_missing');
    if (!looksLikePdf(bytes)) throw await removed(id, 'upload_not_pdf');
    return bytes;
  }

  async function removed(id: string, code: 'upload_too_large' | 'upload_not_pdf') {
    await storage.removeAll(prefixOf(id));
    return new Refusal(code);
  }
}

export async function fingerprintOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}
