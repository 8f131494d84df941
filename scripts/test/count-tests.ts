import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** `failures` names what failed, so that the end of a long log tells it. */
export type Count = { passed: number; failed: number; skipped: number; failures: string[] };

const number = z.number();
const VitestReport = z.object({
  numPassedTests: number,
  numFailedTests: number,
  numPendingTests: number,
  numTodoTests: number,
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type VitestReport = z.infer<typeof VitestReport>;

const Suite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(Suite).optional();
  },
});
type Suite = z.infer<typeof Suite>;
const PlaywrightReport = z.object({
  stats: z.object({ expected: number, unexpected: number, flaky: number, skipped: number }),
  suites: z.array(Suite),
});

export const nothing: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const countVitest = (file: string, exitCode: number | null) =>
  count(file, exitCode, VitestReport, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failedIn),
  }));

/** A flaky test, which passed only on a retry, counts as passed; Playwright's own report lists it. */
export const countPlaywright = (file: string, exitCode: number | null) =>
  count(file, exitCode, PlaywrightReport, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(unexpectedIn),
  }));

export const sum = (counts: Count[]): Count =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
    }),
    nothing,
  );

/** A file that could not be loaded, or whose hooks failed, may have no failed test: then the file is named. */
function failedIn({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `${name} › ${fullName}`);
  return failed.length === 0 && status === 'failed' ? [name] : failed;
}

function unexpectedIn({ specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [...failed.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(unexpectedIn)];
}

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
