import { renderedMaximumBytes } from '@redmark/contract';
import { Refusal } from '../../../errors.ts';
import type { Sender, Services } from '../../../services.ts';
import { resumeOf } from '../find-resume.ts';
import { refusalOf, unreadable } from '../read-refusal.ts';
import { looksLikePdf } from '../uploads/pdf-head.ts';
import type { ArrivedResume, Uploads } from '../uploads/uploads.ts';
import { createFairQueue } from './fair-queue.ts';
import type { Pages, RenderLimits } from './pages.ts';

/** At most two files, of up to 30 MB each, are in memory here at once; only one of the two may be a visitor's. */
const limits = { atOnce: 2, visitors: 1, waitingOfAccount: 500, waitingOfVisitor: 30, waiting: 3000 };
/** Files sent in the call itself wait in memory, unlike those in storage. */
const unkeptAtOnce = 10;
/** Rendering a page takes about 0.1 s. Visitors do not get more thread time than this. */
const visitorRenderSeconds = 3;

export type FileWork = ReturnType<typeof createFileWork>;

/** All work on whole files: a few at a time, fairly, and never rendering the same file twice at once. */
export function createFileWork({ db, graders }: Pick<Services, 'db' | 'graders'>, uploads: Uploads, pages: Pages) {
  const queue = createFairQueue(limits);
  const rendering = new Map<string, Promise<number>>();
  let unkept = 0;
  const limitsFor = ({ isVisitor }: Sender): RenderLimits =>
    isVisitor ? { seconds: visitorRenderSeconds, isVisitor } : {};

  async function render(ownerId: string | null, id: string, sender: Sender): Promise<number> {
    return await queue.run(sender, async () => {
      const { resume, bytes } = await uploads.arrived(ownerId, id);
      return await pages.render(resume, bytes, limitsFor(sender));
    });
  }

  return {
    /** A resume whose file has arrived and been checked. */
    async arrived(ownerId: string | null, id: string, sender: Sender): Promise<ArrivedResume> {
      const resume = await resumeOf(db, ownerId, id);
      if (resume.sha256 !== null) return { ...resume, sha256: resume.sha256 };
      return await queue.run(sender, async () => (await uploads.arrived(ownerId, id)).resume);
    },

    /** How many pages a resume has; renders them if they were not. Concurrent callers wait for the same rendering. */
    async rendered(ownerId: string | null, id: string, sender: Sender): Promise<number> {
      const resume = await resumeOf(db, ownerId, id);
      if (resume.page_count !== null) return resume.page_count;
      const refused = refusalOf(resume);
      if (refused) throw unreadable(refused);
      const underWay = rendering.get(id) ?? render(ownerId, id, sender).finally(() => rendering.delete(id));
      rendering.set(id, underWay);
      return await underWay;
    },

    /** Renders a small file that is not stored. */
    async renderUnkept(base64: string, sender: Sender) {
      const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
      // The decoder skips invalid characters, which leaves fewer bytes than the length implies.
      if (Math.ceil(bytes.length / 3) * 4 !== base64.length) throw new Refusal('bad_request', { field: 'path_resume' });
      if (bytes.length > renderedMaximumBytes) throw new Refusal('upload_too_large', { field: 'path_resume' });
      if (!looksLikePdf(bytes)) throw new Refusal('upload_not_pdf', { field: 'path_resume' });
      if (unkept >= unkeptAtOnce) throw new Refusal('busy');
      unkept += 1;
      const rendered = await queue
        .run(sender, async () => await graders.renderPages(bytes, limitsFor(sender)))
        .finally(() => {
          unkept -= 1;
        });
      if (!rendered.ok) throw unreadable(rendered.error);
      return rendered.images;
    },

    /** Runs other work on a whole file when it is the sender's turn. */
    inTurn: queue.run,
  };
}
