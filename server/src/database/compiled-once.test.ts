import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Imports a function, and exports two, `early` and `late`, that count down to nothing. */
const countDown = '00 03 40 20 00 41 01 6b 22 00 0d 00 0b 0b';
const wasm = `00 61 73 6d 01 00 00 00
  01 08 02 60 00 00 60 01 7f 00
  02 07 01 01 6d 01 66 00 00
  03 03 02 01 01
  07 10 02 05 65 61 72 6c 79 00 01 04 6c 61 74 65 00 02
  0a 1f 02 0e ${countDown} 0e ${countDown}`;

/** Only a process of its own can have the functions by which V8 tells how something was compiled. */
const program = `
  import { compiledOnce } from ${JSON.stringify(new URL('./compiled-once.ts', import.meta.url).href)};
  const bytes = Buffer.from('${wasm.replaceAll(/\s/g, '')}', 'hex');
  const { instance } = await WebAssembly.instantiate(bytes, { m: { f() {} } });
  const { early, late } = instance.exports;
  await compiledOnce(async () => await compiledOnce(async () => early(1)));
  await compiledOnce(() => Promise.reject(new Error())).catch(() => {});
  for (const run of [early, late]) for (let times = 0; times < 10; times++) run(10_000_000);
  console.log(JSON.stringify([early, late].map((run) => %IsTurboFanFunction(run))));
`;

test('functions called first while something starts are not optimized, later ones are', () => {
  const flags = ['--allow-natives-syntax', '--wasm-sync-tier-up', '--input-type=module'];
  const said = execFileSync(process.execPath, [...flags, '--eval', program], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual([false, true]);
});
