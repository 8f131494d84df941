import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

/** What is made once before the tests of a room, and shared by them. */
const madeBefore: Record<string, string[]> = {
  server: ['scripts/test/made-database.ts'],
  directory: ['scripts/test/made-database.ts'],
  scripts: ['scripts/test/built-web.ts', 'scripts/test/made-database.ts'],
};

export default defineConfig({
  test: {
    // One more than the two processors that the checks have: a test that starts a host waits for much.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: ['rubric', 'contract', 'directory', 'grader', 'server', 'web', 'scripts'].map((name) => ({
      test: {
        name,
        include: [`${name}/**/*.test.{ts,tsx}`],
        globalSetup: madeBefore[name] ?? [],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // Files share what is slow to load: on a database one database for each worker, in the grader its word lists.
        // Node takes the sources as they are, as the product does; Vite is for what is built with it. Its translation of
        // every import makes the reading of many resumes slower by a tenth.
        experimental: name === 'web' ? {} : { viteModuleRunner: false, nodeLoader: false },
        isolate: !['server', 'directory', 'grader', 'web', 'contract', 'rubric'].includes(name),
      },
    })),
  },
});
