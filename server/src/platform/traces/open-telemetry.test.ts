import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startGrading } from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
});
const Sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

/** A collector that takes OTLP over HTTP, as JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const seen = { path: '', authorization: '' };
  const server = createServer(async (request, answer) => {
    Object.assign(seen, { path: request.url, authorization: request.headers.authorization });
    bodies.push(await text(request));
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const spans = () =>
    bodies
      .flatMap((body) => Sent.parse(JSON.parse(body)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, bodies, spans };
}

test('a request of a traced caller, the job it leaves and the stages of that are one trace', async () => {
  const collector = await startCollector();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of%20the%20collector',
  };
  const { app, platform, signIn, upload } = await startTestApp({ settings });
  const token = signIn();
  const resumeId = await upload(shortPdf(), token);
  const [traceId, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const headers = { authorization: `Bearer ${token}`, traceparent: `00-${traceId}-${caller}-01` };
  await app.inject({ method: 'POST', url: `/api${startGrading.path}`, headers, payload: { resumeId } });
  await app.inject('/readyz');
  const metrics = async () => await platform.metrics.registry.metrics();
  await until(async () => (await metrics()).includes('redmark_queue_jobs{state="running"} 0'));
  await until(async () => (await metrics()).includes('redmark_grading_duration_seconds_count{outcome="graded"} 1'));
  await platform.services.queue.stopWorkers();
  await platform.traces.close();

  expect(collector.seen).toEqual({ path: '/v1/traces', authorization: 'Bearer of the collector' });
  const mine = collector.spans().filter((span) => span.traceId === traceId);
  const named = (name: string) => mine.find((span) => span.name === name);
  const request = named(`POST /api${startGrading.path}`);
  const job = named('job review');
  expect(request?.parentSpanId).toBe(caller);
  expect(job?.parentSpanId).toBe(request?.spanId);
  for (const stage of ['stage starting', 'stage writing']) expect(named(stage)?.parentSpanId).toBe(job?.spanId);
  expect(collector.spans().map(({ name }) => name)).not.toContain('GET /readyz');
  expect(collector.bodies.join('')).not.toContain(resumeId);
});

test('a collector that is away costs nothing but the traces', async () => {
  const { app, platform } = await startTestApp({
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
  });
  expect((await app.inject('/config.json')).statusCode).toBe(200);
  await platform.traces.close();
});
