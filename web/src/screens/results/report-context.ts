import type { Grading } from '@redmark/contract';

/** What the desks draw from: the graded document and the images of its pages. */
export type Report = {
  resumeId: string;
  fileName: string;
  grading: Grading;
  images: string[];
  renewImages: () => void;
  /** It lies on the dashboard of an account. */
  isSaved: boolean;
};

export const sheetId = (page: number) => `sheet-${page}`;
