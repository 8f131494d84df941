import type { Services } from '../../services.ts';
import type { Billing } from '../billing/billing.ts';
import type { ReviewCharges } from '../reviews/review-charges.ts';
import { createChanges } from './change-resume.ts';
import { createCopying } from './copying/copying.ts';
import { createErasing } from './erasing/erasing.ts';
import { createExport } from './export-resumes.ts';
import { createListDownloads } from './list/download-list.ts';
import { createList } from './list/list.ts';
import { createFileWork } from './pages/file-work.ts';
import { createPages } from './pages/pages.ts';
import { createShowPages } from './pages/show-pages.ts';
import { createPresent } from './present-resume.ts';
import { createReports } from './reports.ts';
import { createUploads } from './uploads/uploads.ts';

export type Resumes = ReturnType<typeof createResumes>;

type Options = {
  /** Whether reports of uploads without an owner stay sealed. */
  seals: boolean;
  /** How many findings of each category are shown to accounts that never paid; undefined when all are. */
  freeNotes: number | undefined;
  charges: ReviewCharges;
  billing: Billing;
};

/** All use cases of resumes; each has its own file. */
export function createResumes(services: Services, { seals, freeNotes, charges, billing }: Options) {
  const uploads = createUploads(services);
  const pages = createPages(services);
  const files = createFileWork(services, uploads, pages);
  const presenting = createPresent(pages, { seals, freeNotes, plans: billing });
  const reports = createReports(services, pages, files, presenting);
  return {
    uploads,
    pages,
    files,
    show: createShowPages(pages, files),
    list: createList(services, pages),
    downloads: createListDownloads(services, reports),
    reports,
    changes: createChanges(services, charges, presenting),
    erasing: createErasing(services, charges),
    copying: createCopying(services),
    filesOf: createExport(services, presenting),
  };
}
