import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export type Count = { passed: number; failed: number; skipped: number };

const number = z.number();
const VitestReport = z.object({
  numPassedTests: number,
  numFailedTests: number,
  numPendingTests: number,
  numTodoTests: number,
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: number, unexpected: number, flaky: number, skipped: number }),
});

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 };

export const countVitest = (file: string, exitCode: number | null) =>
  count(file, exitCode, VitestReport, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** A flaky test, which passed only on a retry, counts as passed; Playwright's own report lists it. */
export const countPlaywright = (file: string, exitCode: number | null) =>
  count(file, exitCode, PlaywrightReport, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));

export const sum = (counts: Count[]): Count =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  );

/** A runner that crashed before it reported, or exited with an error but no reported failure, counts as one failure. */
function count<Report>(
  file: string,
  exitCode: number | null,
  shape: z.ZodType<Report>,
  read: (report: Report) => Count,
): Count {
  const counted = existsSync(file) ? read(shape.parse(JSON.parse(readFileSync(file, 'utf8')))) : nothing;
  const isSilent = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return isSilent ? { ...counted, failed: 1 } : counted;
}
