import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { readModules } from './modules.ts';

const circlesIn = (sources: Record<string, string>) => circlesOf(readModules(new Map(Object.entries(sources))));

test('two files that need one another are a circle, also by their types alone', () => {
  expect(
    circlesIn({
      'web/src/a.ts': "import type { B } from './b.ts';\nexport type A = { b: B };\n",
      'web/src/b.ts': "import type { A } from './a.ts';\nexport type B = { a: A };\n",
    }),
  ).toEqual([['web/src/a.ts', 'web/src/b.ts']]);
});

test('a circle over several files, a re-export, an import on demand and a workspace is found whole', () => {
  expect(
    circlesIn({
      'contract/src/index.ts': "export * from './a.ts';\n",
      'contract/src/a.ts': "export { b } from '../../web/src/b.ts';\n",
      'web/src/b.ts': "export const b = () => import('./c.ts');\n",
      'web/src/c.ts': "import { a } from '@redmark/contract';\nimport { d } from './d.ts';\nexport const c = [a, d];\n",
      'web/src/d.ts': 'export const d = 1;\n',
    }),
  ).toEqual([['contract/src/a.ts', 'contract/src/index.ts', 'web/src/b.ts', 'web/src/c.ts']]);
});

test('files that share what they need are no circle', () => {
  expect(
    circlesIn({
      'web/src/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';\nimport { z } from 'zod';\n",
      'web/src/b.ts': "import { c } from './c.ts';\nexport const b = c;\n",
      'web/src/c.ts': 'export const c = 1;\n',
    }),
  ).toEqual([]);
});
