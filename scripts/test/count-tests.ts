import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number; skipped: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 };

export const countVitest = (file: string, exitCode: number | null) =>
  count<VitestReport>(file, exitCode, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** A test that passed only when it was repeated has passed, and Playwright's own report names it. */
export const countPlaywright = (file: string, exitCode: number | null) =>
  count<PlaywrightReport>(file, exitCode, ({ stats }) => ({
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

/** A runner that broke down before it could report, or whose report shows no failure, has failed all the same. */
function count<Report>(file: string, exitCode: number | null, read: (report: Report) => Count): Count {
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : nothing;
  const isSilent = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return isSilent ? { ...counted, failed: 1 } : counted;
}
