import type {
  Annotated,
  CandidateRead,
  Graded,
  Matched,
  MatchOptions,
  PageImage,
  PersonalNote,
  Refused,
} from '@redmark/grader';
import type { Finding, GraderStage } from '@redmark/rubric';

/**
 * Everything that opens documents. A document can loop or exhaust memory, so none is ever opened on the thread that
 * serves requests.
 */
export type Graders = {
  rubricVersion: string;
  grade(bytes: Uint8Array, options: GradeOptions): Promise<{ graded: Graded; images: PageImage[] }>;
  /**
   * Renders only the page images; refuses with `too_slow` after this many seconds, where that is less than the usual
   * limit.
   */
  renderPages(bytes: Uint8Array, options?: RenderOptions): Promise<{ ok: true; images: PageImage[] } | Refused>;
  /** A copy of the file with every finding as an annotation of this author on its page, and with personal notes. */
  annotate(
    bytes: Uint8Array,
    findings: readonly Finding[],
    author: string,
    personal?: readonly PersonalNote[],
  ): Promise<Annotated>;
  /** How a resume fits an advert. Neither is trusted: both are read in a thread that can be killed. */
  match(bytes: Uint8Array, options: MatchOptions): Promise<Matched>;
  /** What is kept of a resume so that employers' requests find it. */
  candidate(bytes: Uint8Array, today: string): Promise<CandidateRead>;
  /** Starts a thread where none is idle, for a file that is about to come. */
  prepare(isVisitor: boolean): void;
  /** The worker threads of this host, and how many files wait for one. */
  threads(): { all: number; idle: number; waiting: number };
  close(): Promise<void>;
};

type RenderOptions = { seconds?: number; isVisitor?: boolean };

export type GradeOptions = {
  /** The day of the upload as YYYY-MM-DD: a report must not depend on when it is made. */
  today: string;
  images?: boolean;
  /** Visitors' files run on separate threads, so that accounts need not wait for them. */
  isVisitor?: boolean;
  /** So do files of those who brought many, so that nobody's single one need wait for them. */
  isBulk?: boolean;
  onStage?: (stage: GraderStage) => void;
};

/** Grading failed in a way an immediate retry would not help. Nothing is wrong with the file. */
export class GradingFailed extends Error {
  override readonly name = 'GradingFailed';
}
