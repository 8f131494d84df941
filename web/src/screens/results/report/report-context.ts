import type { Finding, Grading, Withheld } from '@redmark/contract';

/** What the desks draw from: the graded document and the images of its pages. */
export type Report = {
  /** Whoever reads by a link has none. */
  resumeId?: string | undefined;
  fileName: string;
  grading: Grading;
  images: string[];
  renewImages: () => void;
  /** It lies on the dashboard of the account that is signed in: under this id it is marked, shared and downloaded. */
  ownId?: string | undefined;
  /** Numbers of the findings that were dealt with. */
  done: ReadonlySet<number>;
  onDone?: ((finding: Finding, done: boolean) => void) | undefined;
  /** What this answer leaves out. */
  withheld: Withheld | null;
  /** Somebody else's, read by a link. */
  isShared?: boolean;
};

export const sheetId = (page: number) => `sheet-${page}`;
