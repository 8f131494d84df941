import { drawnMaximumBytes } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Sender, Services } from '../../services.ts';
import { type DrawLimits, type Pages, refusalOf, unreadable } from './pages.ts';
import { looksLikePdf } from './pdf-head.ts';
import { createTurns } from './turns.ts';
import type { Arrived, createUploads } from './uploads.ts';

/** At most two files of 30 MB are in memory here at once, whoever calls; visitors fill one place of them. */
const limits = { atOnce: 2, visitors: 1, waitingOfAccount: 500, waitingOfVisitor: 30, waiting: 3000 };
/** Files that came with their call wait in memory, unlike those that are kept. */
const looseAtOnce = 10;
/** A page takes a tenth of a second. Whoever has no account does not get more of a thread than this. */
const visitorDrawingSeconds = 3;

type Uploads = ReturnType<typeof createUploads>;

/** Where whole files are opened: a few at a time, fairly, and each no more than once at a time. */
export function createDesk({ graders }: Pick<Services, 'graders'>, uploads: Uploads, pages: Pages) {
  const turns = createTurns(limits);
  const drawings = new Map<string, Promise<number>>();
  let loose = 0;
  const limitsFor = ({ isVisitor }: Sender): DrawLimits =>
    isVisitor ? { seconds: visitorDrawingSeconds, isVisitor } : {};

  async function draw(ownerId: string | null, id: string, sender: Sender): Promise<number> {
    return await turns.take(sender, async () => {
      const { resume, bytes } = await uploads.arrived(ownerId, id);
      return await pages.drawn(resume, bytes, limitsFor(sender));
    });
  }

  return {
    /** A resume whose file is here and has been looked at. */
    async arrived(ownerId: string | null, id: string, sender: Sender): Promise<Arrived> {
      const resume = await uploads.known(ownerId, id);
      if (resume.sha256 !== null) return { ...resume, sha256: resume.sha256 };
      return await turns.take(sender, async () => (await uploads.arrived(ownerId, id)).resume);
    },

    /** How many pages a resume has, drawn if they were not. Whoever asks while they are drawn waits for the same. */
    async drawn(ownerId: string | null, id: string, sender: Sender): Promise<number> {
      const resume = await uploads.known(ownerId, id);
      if (resume.page_count !== null) return resume.page_count;
      const refused = refusalOf(resume);
      if (refused) throw unreadable(refused);
      const drawing = drawings.get(id) ?? draw(ownerId, id, sender).finally(() => drawings.delete(id));
      drawings.set(id, drawing);
      return await drawing;
    },

    /** Draws a small file that is not kept. */
    async drawLoose(base64: string, sender: Sender) {
      const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
      // What is no base64 was passed over, which leaves less than its length promises.
      if (Math.ceil(bytes.length / 3) * 4 !== base64.length) throw new Refusal('bad_request', { field: 'path_resume' });
      if (bytes.length > drawnMaximumBytes) throw new Refusal('upload_too_large', { field: 'path_resume' });
      if (!looksLikePdf(bytes)) throw new Refusal('upload_not_pdf', { field: 'path_resume' });
      if (loose >= looseAtOnce) throw new Refusal('busy');
      loose += 1;
      const drawing = await turns
        .take(sender, async () => await graders.draw(bytes, limitsFor(sender)))
        .finally(() => {
          loose -= 1;
        });
      if (!drawing.ok) throw unreadable(drawing.error);
      return drawing.images;
    },

    /** Runs other work on a whole file in its turn. */
    inTurn: turns.take,
  };
}
