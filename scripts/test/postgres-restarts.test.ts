import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { spawnHost } from '../../server/src/testing/spawn-host.ts';
import { until } from '../../server/src/testing/until.ts';
import { startPostgres } from './postgres.ts';

test('hosts and workers outlive a PostgreSQL that is restarted, and one that crashes', async () => {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'redmark-restarts-'));
  const environment = {
    ...postgres.environment,
    DATA_FOLDER: folder,
    STORAGE_SECRET: 's'.repeat(32),
    IDENTITY_SECRET: 'i'.repeat(32),
  };
  const host = await spawnHost({ ...environment, GRADER_WORKERS: '0' });
  const worker = await spawnHost({ ...environment, GRADER_WORKERS: '1' }, 'worker');
  onTestFinished(async () => {
    await Promise.all([host.end('SIGKILL'), worker.end('SIGKILL')]);
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const status = async () => {
    const body = JSON.stringify({ fileName: 'a.pdf', type: 'application/pdf' });
    const headers = { 'content-type': 'application/json' };
    const path = '/api/resume/public-request-upload';
    return (await fetch(host.address + path, { method: 'POST', headers, body })).status;
  };

  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    expect(await status()).toBe(200);
    await postgres.halt(signal);
    // The processes of a crashed server's connections answer until they notice.
    await until(async () => (await status()) === 503);
    await postgres.resume();
    await until(async () => (await status()) === 200);
  }
  expect([host.hasEnded(), worker.hasEnded()]).toEqual([false, false]);
  expect(await Promise.all([host.end('SIGTERM'), worker.end('SIGTERM')])).toEqual([0, 0]);
});
