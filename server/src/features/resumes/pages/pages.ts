import type { Thumbnail } from '@redmark/contract';
import type { PageImage } from '@redmark/grader';
import { Refusal } from '../../../errors.ts';
import type { Services } from '../../../services.ts';
import { refusalOf, unreadable } from '../read-refusal.ts';
import { isThere, recordPages, recordRefusal } from '../resume-records.ts';
import { pageKey, pageWidths, prefixOf } from '../storage-keys.ts';
import type { ArrivedResume } from '../uploads/uploads.ts';

const png = 'image/png';

export type RenderLimits = { seconds?: number; isVisitor?: boolean };
export type Pages = ReturnType<typeof createPages>;

/** The page images of a resume: rendered once, stored beside its file. */
export function createPages({ db, storage, graders }: Services) {
  /** Stores the images; returns whether the resume still exists. */
  async function keep(id: string, images: PageImage[]): Promise<boolean> {
    const files = images.flatMap((image) => [
      { key: keyOf(id, image.page, 'mid'), bytes: image.mid },
      { key: keyOf(id, image.page, 'big'), bytes: image.big },
    ]);
    const written = await Promise.allSettled(files.map(async ({ key, bytes }) => await storage.write(key, bytes, png)));
    const failure = written.find((write) => write.status === 'rejected');
    if (failure ? await isThere(db, id) : await recordPages(db, id, images.length)) {
      if (failure) throw failure.reason;
      return true;
    }
    // The resume was deleted meanwhile, so the images just written are removed.
    await storage.removeAll(prefixOf(id));
    return false;
  }

  return {
    keep,

    /** Renders the pages and returns how many there are, or refuses with the reason. */
    async render(resume: ArrivedResume, bytes: Uint8Array | undefined, limits: RenderLimits): Promise<number> {
      if (resume.page_count !== null) return resume.page_count;
      const refused = refusalOf(resume);
      if (refused) throw unreadable(refused);
      const file = bytes ?? (await storage.read(resume.storage_key));
      if (!file) throw new Refusal('upload_missing');
      const rendered = await graders.renderPages(file, limits);
      if (!rendered.ok) {
        // A visitors' time limit says nothing about the file: with an account it may be readable.
        const isOurLimit = limits.seconds !== undefined && rendered.error.code === 'too_slow';
        if (!isOurLimit) await recordRefusal(db, resume.id, rendered.error);
        throw unreadable(rendered.error);
      }
      if (!(await keep(resume.id, rendered.images))) throw new Refusal('not_found');
      return rendered.images.length;
    },

    async links(id: string, pageCount: number): Promise<Thumbnail> {
      const all = async (size: keyof typeof pageWidths) =>
        await Promise.all(
          Array.from({ length: pageCount }, async (_, page) => await storage.downloadUrl(keyOf(id, page, size))),
        );
      return { mid: await all('mid'), big: await all('big') };
    },
  };
}

/** Page numbers start at 0 in a report and at 1 where people see them. */
const keyOf = (id: string, page: number, size: keyof typeof pageWidths) => pageKey(id, page + 1, pageWidths[size]);
