import { type Graded, type RefusalCode, refused } from '../../report/report.ts';

/** What became of a file; `error.code` is one of the grader's refusals, or why the file could not be read. */
export type Outcome = Graded | { ok: false; error: { code: string; message: string } };

/** A file with its outcome, how long it took in milliseconds, and the files that were written for it. */
export type Result = { file: string; ms: number; graded: Outcome; written: string[] };

/** How results are printed. */
export type Format = {
  /** The ending of files in this format. */
  extension: string;
  /** Whether `--out` writes a file for each resume, instead of one for all. */
  perResume: boolean;
  /** All results as one text. */
  whole(results: readonly Result[]): string;
  /** For formats that print each result as it comes: its text without a line break at the end. */
  each?(result: Result, index: number): string;
};

export const formatNames = ['text', 'json', 'csv', 'sarif', 'html', 'github'] as const;
export type FormatName = (typeof formatNames)[number];

/** The refusal of a file as an outcome. */
export const outcomeOf = (code: RefusalCode): Outcome => refused(code);
