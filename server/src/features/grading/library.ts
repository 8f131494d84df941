import type { PageImage } from '@redmark/grader';
import type { Sender } from '../../services.ts';

type RefusedFile = { code: string; message: string };

/** What grading asks of whoever keeps the resumes. */
export type Library = {
  /** Refuses a resume that does not exist, has not arrived, or is no PDF; `refused` is what was found in it before. */
  arrived(
    ownerId: string | null,
    id: string,
    sender: Sender,
  ): Promise<{ sha256: string; refused: RefusedFile | undefined }>;
  ensureDrawn(ownerId: string | null, id: string, sender: Sender): Promise<void>;
  keepPages(id: string, images: PageImage[]): Promise<void>;
  recordRefusal(id: string, refused: RefusedFile): Promise<void>;
  fingerprintOf(bytes: Uint8Array): Promise<string>;
};
