import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** Whether Prometheus and its tool are installed, as Debian's package `prometheus` does. */
export const hasPrometheus = ['prometheus', 'promtool'].every(
  (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
);

type Answer = { status: string; error?: string; data?: { result: unknown[] } };

/** A real Prometheus that reads the metrics at a port every second, with the given rules; for one test. */
export async function startPrometheus(scraped: number, rules: string) {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-prometheus-'));
  const port = await freePort();
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [{ job_name: 'redmark', static_configs: [{ targets: [`127.0.0.1:${scraped}`] }] }],
  };
  // JSON is YAML as well.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const server = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const exited = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  });
  const get = async (path: string) => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Answer;
  const ask = async (query: string) => await get(`/api/v1/query?${new URLSearchParams({ query })}`);
  await until(async () => (await ask('up == 1').catch(() => undefined))?.data?.result.length === 1, 60);
  return { ask, rules: async () => JSON.stringify(await get('/api/v1/rules')) };
}
