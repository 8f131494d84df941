import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exits } from '../base/cannot-start.ts';
import { until } from '../testing/until.ts';

const script = fileURLToPath(new URL('../testing/stray-errors.ts', import.meta.url));

function start(kind: string) {
  const child = spawn(process.execPath, [script, kind], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  // Waits for `close`, not `exit`, so that its output is read to the end.
  const exited = once(child, 'close').then(() => child.exitCode);
  return { said: () => said, exited, stop: () => child.kill('SIGTERM') };
}

test.each([
  ['rejection', 'nobody awaited this'],
  ['socket', 'ECONNREFUSED'],
])('a stray %s is written down and ends nothing', async (kind, word) => {
  const { said, exited, stop } = start(kind);
  await until(() => said().includes(word) && said().includes('still here'));
  stop();
  expect(await exited).toBe(0);
  expect(said()).toContain('closed in order');
});

test('a mistake that nobody caught ends the host in order, with a status of its own', async () => {
  const { said, exited } = start('bug');
  expect(await exited).toBe(exits.fault);
  // Two streams, whose relative order is undefined.
  expect(said()).toContain('nobody caught this');
  expect(said()).toContain('closed in order');
});
