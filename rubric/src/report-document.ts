import type { Box } from './box.ts';
import type { Finding } from './finding.ts';
import type { Grades, Scores } from './letters.ts';
import type { Reading } from './reading.ts';
import type { AnySheet } from './score-sheet.ts';

/** A vertical line on one page, and what is off it. */
export type Guide = {
  page: number;
  /** What is aligned on it. */
  key: string;
  /** In points from the left edge. */
  x: number;
  text: string;
  off: { finding: number; box: Box; text: string; deviation: number }[];
};

/**
 * A report as it is stored. It never changes; what its owner does with it is stored beside it. `reading` and `scoring`
 * are null in reports that were made before these fields existed, and where findings are hidden.
 */
export type ReportDocument = {
  rubricVersion: string;
  grades: Grades;
  scores: Scores;
  stage: string;
  locale: string;
  confidence: number;
  /** The share of words that were understood, from 0 to 1; missing in reports stored before it was measured. */
  understood?: number | undefined;
  profile: { name: string; firstName: string };
  pages: { width: number; height: number }[];
  guides: Guide[];
  findings: Finding[];
  insights: { title: string; text: string }[];
  strengths: string[];
  /** Names of the rules that threw: what they check was not checked, and the grade is partial. */
  failedRules: string[];
  reading: Reading | null;
  scoring: AnySheet | null;
};
