import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/src/testing/free-port.ts';
import { prepareDatabase } from '../../server/src/testing/stores/prepared-database.ts';
import { buildWeb } from '../build/build-web.ts';

/** A start compiles all modules, which takes long on a busy machine. */
const startSeconds = 180;

/** The address and the data folder of a running product, for programs that drive a browser against it. */
type Running = { E2E_URL: string; E2E_DATA: string };

/** The whole product on a free port with an empty database, for as long as `use` takes. */
export async function runProduct(
  use: (running: Running, pid: number | undefined) => void | Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  await buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'redmark-e2e-'));
  await prepareDatabase(data);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const product = spawn(process.execPath, ['--no-regexp-tier-up', 'server/src/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: data, ADDRESS_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => product.once('exit', resolve));
  try {
    await waitFor(url);
    await use({ E2E_URL: url, E2E_DATA: data }, product.pid);
  } finally {
    product.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function waitFor(url: string) {
  for (const until = Date.now() + startSeconds * 1000; Date.now() < until; ) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product did not answer at ${url} within ${startSeconds} seconds`);
}
