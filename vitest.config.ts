import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'grader', 'server', 'web', 'scripts'].map((name) => ({
      test: { name, include: [`${name}/**/*.test.{ts,tsx}`], testTimeout: 30_000, hookTimeout: 60_000 },
    })),
  },
});
