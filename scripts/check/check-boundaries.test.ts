import { expect, test } from 'vitest';
import { violationsOf } from './check-boundaries.ts';

test('a rule that reaches for Node is refused', () => {
  expect(violationsOf('grader/src/rules/content/a.ts', "import fs from 'node:fs';\n")).toEqual([
    'grader/src/rules/content/a.ts: may not import node:fs',
  ]);
});

test('a feature that imports its sibling is refused, however it imports', () => {
  const file = 'server/src/features/billing/a.ts';
  expect(violationsOf(file, "export * from '../resumes/b.ts';\n")).toContain(
    `${file}: a sibling of server/src/features/resumes/b.ts`,
  );
  expect(violationsOf(file, "await import('../resumes/b.ts');\n")).toHaveLength(2);
  expect(violationsOf(file, "import type { B } from '../resumes/b.ts';\n")).toHaveLength(2);
});

test('the web may not import the server, nor the grader by its workspace name', () => {
  expect(violationsOf('web/src/parts/a.tsx', "import { grade } from '@redmark/grader';\n")).toHaveLength(1);
  expect(violationsOf('web/src/parts/a.tsx', "import { z } from '../../../server/src/app.ts';\n")).toHaveLength(1);
});

test('what is allowed passes', () => {
  expect(violationsOf('server/src/features/billing/a.ts', "import { b } from '../credits/b.ts';\n")).toEqual([]);
  expect(violationsOf('server/src/features/resumes/a.ts', "import { b } from './b.ts';\n")).toEqual([]);
  expect(violationsOf('server/src/features/resumes/a.ts', "import { Refusal } from '../../errors.ts';\n")).toEqual([]);
});

test('a file over 300 lines is refused', () => {
  expect(violationsOf('web/src/parts/a.tsx', '\n'.repeat(301))).toHaveLength(1);
});
