import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { floatingPromisesIn } from './floating-promises.ts';

/** The lines reported in a given file, in a project of its own. */
function linesFoundIn(code: string): number[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'redmark-floating-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options = { strict: true, target: 'es2024', module: 'esnext', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['planted.ts'] }));
  writeFileSync(join(folder, 'planted.ts'), code);
  return floatingPromisesIn([join(folder, 'tsconfig.json')]).map((found) =>
    Number(/planted\.ts:(\d+)/.exec(found)?.[1]),
  );
}

test('a promise that nobody waits for is found: of a function, a method, a list, or with half a handler', () => {
  const code = `const work = async () => 1;
work();
const query = { execute: async () => [1], maybe: undefined as undefined | (() => Promise<void>) };
query.execute();
query.maybe?.();
[1].map(async () => await work());
work().then(() => 2);
work().finally(() => {});
Promise.resolve(1);
export {};
`;
  expect(linesFoundIn(code)).toEqual([2, 4, 5, 6, 7, 8, 9]);
});

test('what is awaited, handled, kept or meant is left alone', () => {
  const code = `const work = async () => 1;
await work();
void work();
const kept = work();
let later: Promise<number> | undefined;
later ??= work();
work().catch(() => 2);
work().then(() => 2, () => 3);
work().catch(() => 2).finally(() => {});
const reply = { then: (done: (value: number) => void) => done(1), code: () => reply };
reply.code();
export { kept, later };
`;
  expect(linesFoundIn(code)).toEqual([]);
});
