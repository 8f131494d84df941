import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take by far the longest: whichever began last would be waited for alone. */
const longest = [
  'compose/main.test.ts',
  'operator/backup/backup.test.ts',
  'billing/messages.test.ts',
  'money/kills.test.ts',
  'webhooks/storm.test.ts',
  'compose/parts-fail.test.ts',
  'compose/function-host.test.ts',
  'operator/backup/move.test.ts',
];

/** Runs the longest files first; a fresh machine knows no durations, and their sizes tell nothing. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
