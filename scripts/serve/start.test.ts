import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { compileCache } from '../../server/src/testing/spawn-host.ts';
import { prepareDatabase } from '../../server/src/testing/stores/prepared-database.ts';

const isLinux = process.platform === 'linux';

test('the product gives memory back where the system lets it, and ends by the signal sent to who was started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-start-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  await prepareDatabase(folder);
  const product = spawn(process.execPath, [fileURLToPath(new URL('./start.ts', import.meta.url))], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      DATA_FOLDER: folder,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void product.kill('SIGKILL'));
  const exited = once(product, 'exit');
  let said = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/is running on http:\S+\n/);
  if (isLinux) expect(await readFile(`/proc/${product.pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=1');
  expect(said).not.toMatch(/warning/i);
  product.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
