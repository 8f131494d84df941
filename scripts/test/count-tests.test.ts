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

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };

test('the reports of both runners are counted alike', () => {
  const counted = countVitest(reportFile(vitest), 0);
  const played = countPlaywright(reportFile({ stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 } }), 1);
  expect(sum([counted, played])).toEqual({ passed: 6, failed: 1, skipped: 1 });
});

test('a runner that broke down, found nothing or left no report has failed', () => {
  expect(countVitest(reportFile(vitest), 1).failed).toBe(1);
  expect(countVitest(reportFile({ ...vitest, numPassedTests: 0 }), 0).failed).toBe(1);
  expect(countVitest('/nowhere/report.json', 0).failed).toBe(1);
});
