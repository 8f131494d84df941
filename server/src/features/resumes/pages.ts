import type { Thumbnail } from '@redmark/contract';
import type { PageImage } from '@redmark/grader';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { isThere, type ResumeRow, recordPages, recordRefusal } from './resume-records.ts';
import { type Arrived, prefixOf } from './uploads.ts';

const widths = { mid: 504, big: 1008 } as const;
const png = 'image/png';

export type DrawLimits = { seconds?: number; isVisitor?: boolean };
export type Pages = ReturnType<typeof createPages>;

/** The page images of a resume: drawn once, kept beside its file. */
export function createPages({ db, storage, graders }: Services) {
  /** Answers whether the resume is still there. */
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
    // Deleted meanwhile: what was just written must not outlive it, and what could not be is not missed.
    await storage.removeAll(prefixOf(id));
    return false;
  }

  return {
    keep,

    /** Draws what has not been drawn, or says why it cannot be; a visitor's in no more than so many seconds. */
    async drawn(resume: Arrived, bytes: Uint8Array | undefined, limits: DrawLimits): Promise<number> {
      if (resume.page_count !== null) return resume.page_count;
      const refused = refusalOf(resume);
      if (refused) throw unreadable(refused);
      const file = bytes ?? (await storage.read(resume.storage_key));
      if (!file) throw new Refusal('upload_missing');
      const drawing = await graders.draw(file, limits);
      if (!drawing.ok) {
        // A limit that holds for visitors says nothing about the file: with an account it may be read.
        const isOurLimit = limits.seconds !== undefined && drawing.error.code === 'too_slow';
        if (!isOurLimit) await recordRefusal(db, resume.id, drawing.error);
        throw unreadable(drawing.error);
      }
      if (!(await keep(resume.id, drawing.images))) throw new Refusal('not_found');
      return drawing.images.length;
    },

    async links(id: string, pageCount: number): Promise<Thumbnail> {
      const all = async (size: keyof typeof widths) =>
        await Promise.all(
          Array.from({ length: pageCount }, async (_, page) => await storage.downloadUrl(keyOf(id, page, size))),
        );
      return { mid: await all('mid'), big: await all('big') };
    },
  };
}

/** Pages count from 0 in a report and from 1 where people may see them. */
const keyOf = (id: string, page: number, size: keyof typeof widths) =>
  `${prefixOf(id)}pages/${page + 1}-${widths[size]}.png`;

/** What was found in a file that could not be read: the same bytes would only be refused again. */
export function refusalOf({ refusal_code: code, refusal_message: message }: ResumeRow) {
  return code === null || message === null ? undefined : { code, message };
}

/** The grader knows best why it could not read a file, so its sentence is the one told. */
export function unreadable({ code, message }: { code: string; message: string }) {
  return new Refusal('unreadable', { reason: code, message });
}
