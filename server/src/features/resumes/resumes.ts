import { type Resume, unclaimedUploadHours } from '@redmark/contract';
import type { PageImage } from '@redmark/grader';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Download, Services } from '../../services.ts';
import { createMarkedPdfs } from './marked-pdf.ts';
import { createPages, refusalOf, unreadable } from './pages.ts';
import { createPresent } from './present-resume.ts';
import {
  claimResume,
  deleteResume,
  findResume,
  isStorageKey,
  listResumes,
  lockResume,
  type ResumeRow,
  recordRefusal,
  renameResume,
  unclaimedBefore,
} from './resume-records.ts';
import { createUploads, fingerprintOf, prefixOf } from './uploads.ts';

export type Absolute = (url: string) => string;

const sweepAtOnce = 100;
const millisecondsPerHour = 3_600_000;

export type Resumes = ReturnType<typeof createResumes>;

type Options = {
  /** Whether reports of uploads that belong to nobody stay closed. */
  seals: boolean;
  /** How many notes of each category are shown to whoever never paid; undefined when all are. */
  freeNotes: number | undefined;
  charges: Charges;
  plans: Plans;
};

/** What resumes ask of billing. */
export type Plans = {
  /** Whether an account never bought anything. */
  isFree(ownerId: string): Promise<boolean>;
};

/** What resumes ask of grading, about what a report costs. */
export type Charges = {
  claimed(tx: Database, ownerId: string, resumeId: string): Promise<void>;
  erased(tx: Database, resumeId: string): Promise<void>;
};

export function createResumes(services: Services, { charges, ...showing }: Options) {
  const { db, storage, graders, now } = services;
  const uploads = createUploads(services);
  const pages = createPages(services);
  const markedPdfs = createMarkedPdfs(services);
  const { present, presentAll, reportFor } = createPresent(pages, showing);

  async function found(ownerId: string | null, id: string): Promise<ResumeRow> {
    const resume = await findResume(db, ownerId, id);
    if (!resume) throw new Refusal('not_found');
    return resume;
  }

  async function graded(ownerId: string | null, id: string): Promise<ResumeRow> {
    const resume = await found(ownerId, id);
    if (resume.state === 'refused' && resume.error_code !== null && resume.error_message !== null)
      throw unreadable({ code: resume.error_code, message: resume.error_message });
    if (resume.state !== 'done') throw new Refusal('not_graded');
    return resume;
  }

  /** Files first: a crash in between leaves a row, and the row leads the next attempt back here. */
  async function erase(ownerId: string | null, id: string) {
    await storage.removeAll(prefixOf(id));
    await db.transaction().execute(async (tx) => {
      if (!(await lockResume(tx, ownerId, id))) return;
      await charges.erased(tx, id);
      await deleteResume(tx, ownerId, id);
    });
  }

  return {
    requestUpload: uploads.request,

    isWanted: async (storageKey: string) => await isStorageKey(db, storageKey),

    async thumbnail(ownerId: string | null, id: string, absolute: Absolute) {
      const { resume, bytes } = await uploads.arrived(ownerId, id);
      return { data: await pages.links(id, await pages.drawn(resume, bytes), absolute) };
    },

    /** Draws a file that is not kept. */
    async draw(file: string) {
      const drawing = await graders.draw(new Uint8Array(Buffer.from(file, 'base64')));
      if (!drawing.ok) throw unreadable(drawing.error);
      const links = (size: 'mid' | 'big') =>
        drawing.images.map((image) => `data:image/png;base64,${Buffer.from(image[size]).toString('base64')}`);
      return { body: JSON.stringify({ mid: links('mid'), big: links('big') }) };
    },

    async list(ownerId: string, absolute: Absolute): Promise<Resume[]> {
      return await presentAll(ownerId, await listResumes(db, ownerId), absolute);
    },

    async result(ownerId: string | null, id: string, absolute: Absolute): Promise<Resume> {
      return await present(await graded(ownerId, id), absolute);
    },

    /** A copy of the file with every note the account may see on its page. */
    async markedPdf(ownerId: string, id: string): Promise<Download> {
      const resume = await graded(ownerId, id);
      const { grading } = await reportFor(resume);
      return await markedPdfs.of(resume, grading?.findings ?? []);
    },

    async rename(ownerId: string | null, id: string, fileName: string | undefined, absolute: Absolute) {
      if (fileName !== undefined) await renameResume(db, ownerId, id, fileName);
      return await present(await found(ownerId, id), absolute);
    },

    async remove(ownerId: string | null, id: string) {
      await found(ownerId, id);
      await erase(ownerId, id);
      return { message: 'Your resume has been deleted' };
    },

    /**
     * Attaches what a visitor uploaded to their account, for the price of its report; what is theirs already is
     * answered as it is. Without a credit it stays the visitor's, sealed.
     */
    async claim(ownerId: string, id: string, absolute: Absolute): Promise<Resume> {
      await db.transaction().execute(async (tx) => {
        if (await claimResume(tx, ownerId, id)) await charges.claimed(tx, ownerId, id);
      });
      return await present(await found(ownerId, id), absolute);
    },

    /** Deletes uploads that nobody claimed in time, with everything made of them. */
    async sweep(): Promise<void> {
      const limit = new Date(now().getTime() - unclaimedUploadHours * millisecondsPerHour);
      for (;;) {
        const ids = await unclaimedBefore(db, limit, sweepAtOnce);
        if (ids.length === 0) return;
        for (const id of ids) await erase(null, id);
      }
    },

    /** What an account may do with all of its resumes. */
    owned: {
      async eraseAll(ownerId: string) {
        for (const { id } of await listResumes(db, ownerId)) await erase(ownerId, id);
      },
      async *filesOf(ownerId: string) {
        for (const resume of await listResumes(db, ownerId)) {
          const { id, file_name, storage_key } = resume;
          const folder = `resumes/${file_name.replace(/[^\p{L}\p{N} ._-]/gu, '_')} ${id}`;
          const bytes = await storage.read(storage_key);
          if (bytes) yield { name: `${folder}/resume.pdf`, bytes };
          const { grading } = await reportFor(resume);
          const report = grading === null ? undefined : JSON.stringify(grading, undefined, 2);
          if (report) yield { name: `${folder}/report.json`, bytes: new TextEncoder().encode(report) };
          if (resume.done.length > 0)
            yield { name: `${folder}/done.json`, bytes: new TextEncoder().encode(JSON.stringify(resume.done)) };
        }
      },
    },

    /** What sharing and marking may do with a report. */
    reports: {
      /** The report as its owner sees it; refuses what is not theirs or not graded. */
      async shown(ownerId: string, id: string, absolute: Absolute): Promise<Resume> {
        return await present(await graded(ownerId, id), absolute);
      },
      /** A place beside the file, gone when the resume goes. */
      placeBeside: (id: string, name: string) => `${prefixOf(id)}${name}`,
    },

    /** What grading may do with the resumes kept here. */
    library: {
      async arrived(ownerId: string | null, id: string) {
        const { resume } = await uploads.arrived(ownerId, id);
        return { sha256: resume.sha256, refused: refusalOf(resume) };
      },
      async ensureDrawn(ownerId: string | null, id: string) {
        const { resume, bytes } = await uploads.arrived(ownerId, id);
        await pages.drawn(resume, bytes);
      },
      async keepPages(id: string, images: PageImage[]) {
        await pages.keep(id, images);
      },
      async recordRefusal(id: string, refused: { code: string; message: string }) {
        await recordRefusal(db, id, refused);
      },
      fingerprintOf,
    },
  };
}
