import type { Finding, Grading, Remark, Withheld } from '@redmark/contract';
import { createContext, useContext } from 'react';

/** What the report screen shows: the graded document, the images of its pages, and what its reader may do with it. */
export type Report = {
  /** Whoever reads by a link has none. */
  resumeId?: string | undefined;
  fileName: string;
  grading: Grading;
  images: string[];
  renewImages: () => void;
  /** The id of a report of the account that is signed in; only such a report is marked, shared and downloaded. */
  ownId?: string | undefined;
  /** Numbers of the findings that were dealt with. */
  done: ReadonlySet<number>;
  onDone?: ((finding: Finding, done: boolean) => void) | undefined;
  /** What people wrote beside the findings. */
  remarks: Remark[];
  /** How many findings of each category the plan hides. */
  hiddenByPlan: Withheld | null;
  /** Somebody else's, read by a link. */
  isShared?: boolean;
  /** Who shared it or handed it over, if they said so. */
  author?: string;
};

export const ReportContext = createContext<Report | undefined>(undefined);

/** The report on the screen. This is the one way to it. */
export function useReport(): Report {
  const report = useContext(ReportContext);
  if (!report) throw new Error('A part of the report screen stands outside a report.');
  return report;
}
