import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startGrading } from '@redmark/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { portOf } from '../base/port-of.ts';
import { watchProcess } from '../platform/metrics/gauges.ts';
import { hasPrometheus, startPrometheus } from '../testing/prometheus.ts';
import { shortPdf } from '../testing/reports/short-pdf.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { until } from '../testing/until.ts';

const folder = new URL('../../../deploy/monitoring/', import.meta.url);
const fileOf = (name: string) => fileURLToPath(new URL(name, folder));
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
});
const dashboard = Dashboard.parse(JSON.parse(readFileSync(fileOf('dashboard.json'), 'utf8')));
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const rules = readFileSync(fileOf('alerts.yml'), 'utf8');

/** An application that has graded, refused and sent, so that it has something to tell. */
async function busyApp() {
  const test = await startTestApp();
  watchProcess(test.platform.metrics.registry);
  const token = test.signIn();
  await test.call(startGrading, { body: { resumeId: await test.upload(shortPdf(), token) }, token });
  await test.app.inject('/api/no-such-call');
  await test.platform.services.mail.send('ada@test.example', test.platform.services.emails.accountDeleted());
  const metrics = async () => (await test.app.inject('/metrics')).body;
  await until(async () => (await metrics()).includes('redmark_grading_duration_seconds_count'));
  return { ...test, metrics };
}

test('every metric that the dashboard and the alerts ask for exists, and all of ours are shown', async () => {
  const { metrics } = await busyApp();
  const told = new Set(Array.from((await metrics()).matchAll(/^([a-z_0-9]+)(?:\{| )/gm), ([, name]) => name));
  const asked = new Set([...queries, rules].join('\n').match(/\b(?:redmark|nodejs|process)_[a-z0-9_]+/g));
  expect(asked.size).toBeGreaterThan(15);
  for (const name of asked) expect(told).toContain(name);

  const families = Array.from((await metrics()).matchAll(/^# TYPE (redmark_\S+)/gm), ([, name = '']) => name);
  for (const family of families) expect(queries.join('\n')).toContain(family);
});

test.skipIf(!hasPrometheus)('promtool takes the rules, and each fires on what it is for (needs Prometheus)', () => {
  const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
  for (const args of [
    ['check', 'rules', fileOf('alerts.yml')],
    ['check', 'config', '--syntax-only', fileOf('prometheus.yml')],
    ['test', 'rules', fileOf('alerts.test.yml')],
  ]) {
    const { status, stdout, stderr } = promtool(...args);
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
});

test.skipIf(!hasPrometheus)('a real Prometheus answers every panel of the dashboard (needs Prometheus)', async () => {
  const { app } = await busyApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const prometheus = await startPrometheus(portOf(app.server), fileOf('alerts.yml'));
  const query = (expr: string) => expr.replaceAll(/\$__(rate_)?interval/g, '1m');
  // Rates need two readings.
  await until(
    async () => ((await prometheus.ask('rate(redmark_http_requests_total[1m])')).data?.result.length ?? 0) > 0,
    60,
  );
  for (const expr of queries) {
    const { status, error, data } = await prometheus.ask(query(expr));
    expect([expr, status, error]).toEqual([expr, 'success', undefined]);
    // No request failed, so there is nothing to divide.
    if (!expr.includes('5..')) expect([expr, data?.result.length]).not.toEqual([expr, 0]);
  }
  expect(await prometheus.rules()).toContain('RedmarkQueueOld');
});
