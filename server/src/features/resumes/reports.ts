import type { Resume } from '@redmark/contract';
import type { Download, Sender, Services } from '../../services.ts';
import { createCloseLook } from './close-look.ts';
import { gradedResumeOf } from './find-resume.ts';
import { createMarkedPdfs } from './marked-pdf.ts';
import type { FileWork } from './pages/file-work.ts';
import type { Pages } from './pages/pages.ts';
import type { Present } from './present-resume.ts';
import { recordOpened } from './resume-records.ts';

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

    /** A copy of the file with every finding the account may see as an annotation on its page. */
    async markedPdf(ownerId: string, id: string, sender: Sender): Promise<Download> {
      const resume = await graded(ownerId, id);
      const shown = await reportFor(resume);
      return await files.inTurn(sender, async () => await markedPdfs.of(resume, shown?.report.findings ?? []));
    },

    ...createCloseLook(graded, pages, reportFor),
  };
}
