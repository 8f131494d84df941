import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countVitest, sum } from './count-tests.ts';

function reportFile(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-count-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

test('the reports of both runners are counted alike', () => {
  const counted = countVitest(reportFile(vitest), 0);
  const specs = [
    { title: 'logs in', file: 'login.spec.ts', tests: [{ status: 'unexpected' }] },
    { title: 'logs out', file: 'login.spec.ts', tests: [{ status: 'flaky' }] },
  ];
  const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 0 };
  const played = countPlaywright(reportFile({ stats, suites: [{ specs: [], suites: [{ specs }] }] }), 1);
  const failures = ['login.spec.ts › logs in'];
  expect(sum([counted, played])).toEqual({ passed: 6, failed: 1, skipped: 1, failures });
});

test('what failed is named, be it a test or a file that could not be loaded', () => {
  const passed = { fullName: 'holds', status: 'passed' };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [passed, { fullName: 'breaks', status: 'failed' }] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
  ];
  const { failures } = countVitest(reportFile({ ...vitest, numFailedTests: 2, testResults }), 1);
  expect(failures).toEqual(['a.test.ts › breaks', 'b.test.ts']);
});

test('a runner that broke down, found nothing or left no report has failed', () => {
  expect(countVitest(reportFile(vitest), 1).failed).toBe(1);
  expect(countVitest(reportFile({ ...vitest, numPassedTests: 0 }), 0).failed).toBe(1);
  expect(countVitest('/nowhere/report.json', 0).failed).toBe(1);
});
