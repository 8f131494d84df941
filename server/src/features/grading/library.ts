import type { PageImage } from '@redmark/grader';

type RefusedFile = { code: string; message: string };

/** What grading asks of whoever keeps the resumes. */
export type Library = {
  /** Refuses a resume that does not exist, has not arrived, or is no PDF; `refused` is what was found in it before. */
  arrived(ownerId: string | null, id: string): Promise<{ sha256: string; refused: RefusedFile | undefined }>;
  ensureDrawn(ownerId: string | null, id: string): Promise<void>;
  keepPages(id: string, images: PageImage[]): Promise<void>;
  recordRefusal(id: string, refused: RefusedFile): Promise<void>;
  fingerprintOf(bytes: Uint8Array): Promise<string>;
};
