import { type Resume, unarrivedUploadHours, unclaimedUploadHours } from '@redmark/contract';
import type { PageImage } from '@redmark/grader';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Download, Sender, Services } from '../../services.ts';
import { createCloseLook } from './close-look.ts';
import { createDesk } from './desk.ts';
import { createErasing } from './erasing.ts';
import { createList } from './list.ts';
import { resumeIdsOf } from './list-records.ts';
import { createMarkedPdfs } from './marked-pdf.ts';
import { createPages, refusalOf, unreadable } from './pages.ts';
import { createPresent, exportedReport } from './present-resume.ts';
import {
  claimResume,
  findResume,
  isStorageKey,
  type ResumeRow,
  recordRefusal,
  renameResume,
} from './resume-records.ts';
import { createUploads, fingerprintOf, prefixOf } from './uploads.ts';

export type Absolute = (url: string) => string;

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
  erased(tx: Database, resumeIds: string[]): Promise<void>;
};

export function createResumes(services: Services, { charges, ...showing }: Options) {
  const { db, storage } = services;
  const uploads = createUploads(services);
  const pages = createPages(services);
  const desk = createDesk(services, uploads, pages);
  const markedPdfs = createMarkedPdfs(services);
  const { present, reportFor } = createPresent(pages, showing);

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

  const closeLook = createCloseLook(graded, pages, reportFor);
  const erasing = createErasing(services, charges);

  return {
    requestUpload: uploads.request,

    isWanted: async (storageKey: string) => await isStorageKey(db, storageKey),

    async thumbnail(ownerId: string | null, id: string, sender: Sender, absolute: Absolute) {
      return { data: await pages.links(id, await desk.drawn(ownerId, id, sender), absolute) };
    },

    /** Draws a file that is not kept. */
    async draw(file: string, sender: Sender) {
      const images = await desk.drawLoose(file, sender);
      const links = (size: 'mid' | 'big') =>
        images.map((image) => `data:image/png;base64,${Buffer.from(image[size]).toString('base64')}`);
      return { body: JSON.stringify({ mid: links('mid'), big: links('big') }) };
    },

    list: createList(services, pages),

    async result(ownerId: string | null, id: string, absolute: Absolute): Promise<Resume> {
      return await present(await graded(ownerId, id), absolute);
    },

    /** A copy of the file with every note the account may see on its page. */
    async markedPdf(ownerId: string, id: string, sender: Sender): Promise<Download> {
      const resume = await graded(ownerId, id);
      const shown = await reportFor(resume);
      return await desk.inTurn(sender, async () => await markedPdfs.of(resume, shown?.report.findings ?? []));
    },

    ...closeLook,

    async rename(ownerId: string | null, id: string, fileName: string | undefined, absolute: Absolute) {
      if (fileName !== undefined) await renameResume(db, ownerId, id, fileName);
      return await present(await found(ownerId, id), absolute);
    },

    async remove(ownerId: string | null, id: string) {
      await found(ownerId, id);
      await erasing.erase(ownerId, [id]);
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

    /** Deletes uploads that nobody claimed in time, with everything made of them, and files that outlived theirs. */
    async sweep(): Promise<void> {
      await erasing.sweepUnclaimed(unclaimedUploadHours);
      await erasing.sweepUnarrived(unarrivedUploadHours);
      await erasing.sweepFiles();
    },

    /** What an account may do with all of its resumes. */
    owned: {
      eraseAll: async (ownerId: string) => await erasing.erase(ownerId, 'all'),
      async *filesOf(ownerId: string) {
        for (const id of await resumeIdsOf(db, ownerId)) {
          const resume = await findResume(db, ownerId, id);
          if (!resume) continue;
          const { file_name, storage_key } = resume;
          const folder = `resumes/${file_name.replace(/[^\p{L}\p{N} ._-]/gu, '_')} ${id}`;
          const bytes = await storage.read(storage_key);
          if (bytes) yield { name: `${folder}/resume.pdf`, bytes };
          const shown = await reportFor(resume);
          if (shown) yield { name: `${folder}/report.json`, bytes: exportedReport(shown) };
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
      async arrived(ownerId: string | null, id: string, sender: Sender) {
        const resume = await desk.arrived(ownerId, id, sender);
        return { sha256: resume.sha256, refused: refusalOf(resume) };
      },
      async ensureDrawn(ownerId: string | null, id: string, sender: Sender) {
        await desk.drawn(ownerId, id, sender);
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
