import type { Annotated, Graded, PageImage, Refused } from '@redmark/grader';
import type { Finding, GraderStage } from '@redmark/rubric';

/** Opens documents. A document can loop or exhaust memory, so none is ever opened on the thread that serves. */
export type Graders = {
  rubricVersion: string;
  grade(bytes: Uint8Array, options: GradeOptions): Promise<{ graded: Graded; images: PageImage[] }>;
  /** The page images alone; refused as too slow after so many seconds, where that is less than the usual limit. */
  renderPages(bytes: Uint8Array, options?: RenderOptions): Promise<{ ok: true; images: PageImage[] } | Refused>;
  /** A copy of the file with every finding as a note on its page. */
  annotate(bytes: Uint8Array, findings: readonly Finding[]): Promise<Annotated>;
  close(): Promise<void>;
};

type RenderOptions = { seconds?: number; isVisitor?: boolean };

export type GradeOptions = {
  /** The day of the upload as YYYY-MM-DD: a report must not change with the day it is made. */
  today: string;
  images?: boolean;
  /** Visitors' files never take what accounts wait for. */
  isVisitor?: boolean;
  onStage?: (stage: GraderStage) => void;
};

/** The grading could not be done, and trying again at once would not help. Nothing is wrong with the file. */
export class GradingFailed extends Error {
  override readonly name = 'GradingFailed';
}
