import type { Match, Resume } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Download, Sender, Services } from '../../services.ts';
import { createCloseLook } from './close-look.ts';
import { gradedResumeOf } from './find-resume.ts';
import { createMarkedPdfs } from './marked-pdf.ts';
import type { FileWork } from './pages/file-work.ts';
import type { Pages } from './pages/pages.ts';
import { type Present, remarksOf } from './present-resume.ts';
import { unreadable } from './read-refusal.ts';
import { ownerName, recordOpened } from './resume-records.ts';

export type Reports = ReturnType<typeof createReports>;

/** Reading reports. Every function refuses resumes that are not the owner's or not graded. */
export function createReports(services: Services, pages: Pages, files: FileWork, { present, reportFor }: Present) {
  const graded = async (ownerId: string | null, id: string) => await gradedResumeOf(services.db, ownerId, id);
  const markedPdfs = createMarkedPdfs(services);

  return {
    /** The report as its owner sees it. */
    async result(ownerId: string | null, id: string): Promise<Resume> {
      const resume = await graded(ownerId, id);
      if (ownerId !== null && resume.opened_at === null) await recordOpened(services.db, ownerId, id, services.now());
      return await present(resume);
    },

    /** A copy of the file with every finding the account may see, and what is written beside them, as annotations. */
    async markedPdf(ownerId: string, id: string, sender: Sender): Promise<Download> {
      const resume = await graded(ownerId, id);
      const shown = await reportFor(resume);
      const author = await ownerName(services.db, ownerId);
      const findings = shown?.report.findings ?? [];
      return await files.inTurn(sender, async () => await markedPdfs.of(resume, findings, remarksOf(resume), author));
    },

    /** How the resume fits an advert. Years of experience are counted up to the day it was handed in. */
    async match(ownerId: string, id: string, advert: string, sender: Sender): Promise<Match> {
      const resume = await graded(ownerId, id);
      const today = resume.created_at.toISOString().slice(0, 'YYYY-MM-DD'.length);
      return await files.inTurn(sender, async () => {
        const file = await services.storage.read(resume.storage_key);
        if (!file) throw new Refusal('original_gone');
        const matched = await services.graders.match(file, { advert, today });
        if (!matched.ok) throw unreadable(matched.error);
        return matched.match;
      });
    },

    ...createCloseLook(graded, pages, reportFor),
  };
}
