import { expect, test } from 'vitest';
import { deadExportsOf } from './dead-exports.ts';
import { readModules } from './modules.ts';

const deadIn = (sources: Record<string, string>, entry?: string) =>
  deadExportsOf(readModules(new Map(Object.entries(sources))), (file) => file === entry).map(
    ({ file, line, name }) => `${file}:${line} ${name}`,
  );

test('an export that only its own file uses is dead, a value or a type', () => {
  expect(
    deadIn({
      'web/src/a.ts': "import { used } from './b.ts';\n",
      'web/src/b.ts': 'export const used = 1;\n\nexport const unused = used;\nexport type Unused = typeof used;\n',
    }),
  ).toEqual(['web/src/b.ts:3 unused', 'web/src/b.ts:4 Unused']);
});

test('a name that is only passed on is dead at both ends', () => {
  const sources = {
    'contract/src/index.ts': "export * from './a.ts';\nexport { c as d } from './b.ts';\n",
    'contract/src/a.ts': 'export const a = 1;\nexport const b = 2;\n',
    'contract/src/b.ts': 'export const c = 3;\n',
  };
  expect(deadIn({ ...sources, 'web/src/x.ts': "import { a } from '@redmark/contract';\n" })).toEqual([
    'contract/src/index.ts:2 d',
    'contract/src/a.ts:2 b',
    'contract/src/b.ts:1 c',
  ]);
  expect(deadIn(sources, 'contract/src/index.ts')).toEqual([]);
});

test('what a test, a namespace or an import on demand uses is alive', () => {
  expect(
    deadIn({
      'web/src/a.ts': 'export const a = 1;\n',
      'web/src/b.ts': 'export const b = 1;\n',
      'web/src/c.ts': 'export const c = 1;\n',
      'web/src/a.test.ts': "import { a } from './a.ts';\nimport * as all from './b.ts';\nawait import('./c.ts');\n",
    }),
  ).toEqual([]);
});
