import {
  accountQuota,
  type BodyOf,
  maximumUploadBytes,
  type requestUpload,
  uploadContentType,
  visitorQuota,
} from '@redmark/contract';
import { fingerprintOf } from '../../../base/fingerprint.ts';
import { Refusal } from '../../../errors.ts';
import type { Sender, Services } from '../../../services.ts';
import { resumeOf } from '../find-resume.ts';
import { addResume, findResume, isStorageKey, type ResumeRow, recordArrival, usageOf } from '../resume-records.ts';
import { keyBeside, prefixOf } from '../storage-keys.ts';
import { looksLikePdf } from './pdf-head.ts';

/** A resume whose file is in storage and has been checked. */
export type ArrivedResume = ResumeRow & { sha256: string };

export type Uploads = ReturnType<typeof createUploads>;

export function createUploads({ db, storage, graders, now }: Services) {
  return {
    /** Reserves a key for a file, and returns a link to upload it. */
    async request(ownerId: string | null, sender: Sender, { fileName, type, size }: BodyOf<typeof requestUpload>) {
      if (type !== uploadContentType) throw new Refusal('upload_not_pdf', { field: 'type' });
      if (size !== undefined && size > maximumUploadBytes) throw new Refusal('upload_too_large', { field: 'size' });
      const promised = size ?? maximumUploadBytes;
      await refuseBeyondQuota(ownerId, sender, promised);
      const id = crypto.randomUUID();
      const Key = keyBeside(id, 'resume.pdf');
      const url = await storage.uploadUrl(Key, { contentType: type, size });
      const counted = { promised, sender: ownerId === null ? sender.key : null };
      await addResume(db, ownerId, { id, storageKey: Key, fileName, createdAt: now(), ...counted });
      // A thread starts while the file is on its way.
      graders.prepare(ownerId === null);
      return { resumeId: id, url, Key, fileName };
    },

    /** Whether a resume exists for the file at that key: it may have been deleted during the upload. */
    isWanted: async (storageKey: string) => await isStorageKey(db, storageKey),

    /** A resume whose file has arrived and been checked; with the bytes, when they had to be read for that. */
    async arrived(ownerId: string | null, id: string): Promise<{ resume: ArrivedResume; bytes?: Uint8Array }> {
      const resume = await resumeOf(db, ownerId, id);
      if (resume.sha256 !== null) return { resume: { ...resume, sha256: resume.sha256 } };
      const bytes = await receivedBytes(resume);
      return await settled(resume, bytes);
    },
  };

  /** Fixes the resume to these bytes. Of two concurrent checks, the first decides. */
  async function settled(resume: ResumeRow, bytes: Uint8Array): Promise<{ resume: ArrivedResume; bytes?: Uint8Array }> {
    const { id, owner_id, storage_key: uploadKey } = resume;
    const sha256 = await fingerprintOf(bytes);
    const storage_key = await storage.settle(uploadKey, { bytes, sha256, contentType: uploadContentType });
    const arrival = { storage_key, sha256, size: bytes.length };
    if (await recordArrival(db, id, arrival)) {
      if (storage_key !== uploadKey) await storage.remove(uploadKey);
      return { resume: { ...resume, ...arrival }, bytes };
    }
    const now = await findResume(db, owner_id, id);
    if (!now || now.sha256 === null) throw new Refusal('not_found');
    return { resume: { ...now, sha256: now.sha256 } };
  }

  async function refuseBeyondQuota(ownerId: string | null, sender: Sender, promised: number) {
    const { files, bytes } = await usageOf(db, ownerId, sender.key);
    const quota = ownerId === null ? visitorQuota : accountQuota;
    if (files < quota.files && bytes + promised <= quota.bytes) return;
    throw new Refusal(ownerId === null ? 'too_many_uploads' : 'too_many_files');
  }

  /** A link to a foreign storage cannot check the content, so the file is checked here, before anything opens it. */
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
