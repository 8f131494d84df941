import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../scripts/test/postgres.ts';
import { spawnHost } from '../server/src/testing/spawn-host.ts';
import { table } from './measure.ts';

/**
 * `node bench/rolling.ts`: two web hosts behind a small proxy are restarted in turn under load. The proxy works like
 * that of a hosting platform: it takes a host out before that is stopped, and tries the other when one refuses.
 */
const rounds = 3;
const callersAtOnce = 8;

type Host = Awaited<ReturnType<typeof spawnHost>>;

const folder = mkdtempSync(join(tmpdir(), 'redmark-rolling-'));
const postgres = await startPostgres();
const environment = {
  ...postgres.environment,
  DATA_FOLDER: folder,
  STORAGE_SECRET: 's'.repeat(32),
  IDENTITY_SECRET: 'i'.repeat(32),
};
const start = async () => await spawnHost({ ...environment, GRADER_WORKERS: '1' });
const hosts: Host[] = [await start(), await start()];
const open = new Set(hosts);
const agent = new Agent({ keepAlive: true });
let turn = 0;

const proxy = createServer(async (incoming, reply) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  turn += 1;
  const inTurn = [...open];
  const first = inTurn[turn % inTurn.length];
  const [host, ...others] = [first, ...inTurn.filter((one) => one !== first)].filter((one) => one !== undefined);
  if (host) pass(host, others, incoming, reply, Buffer.concat(chunks));
  else reply.writeHead(502).end();
}).listen(0, '127.0.0.1');
await once(proxy, 'listening');
const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

const byStatus: Record<string, number> = {};
let isOn = true;
try {
  const callers = Array.from({ length: callersAtOnce }, callAgainAndAgain);
  const ends: (number | null)[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [index, host] of hosts.entries()) {
      await pause(1000);
      open.delete(host);
      ends.push(await host.end('SIGTERM'));
      const next = await start();
      hosts[index] = next;
      open.add(next);
    }
  isOn = false;
  await Promise.all(callers);
  table(`Two web hosts, each restarted ${rounds} times in turn under load`, [
    ['answers by status', JSON.stringify(byStatus)],
    ['hosts ended with', ends.join(', ')],
  ]);
} finally {
  isOn = false;
  await Promise.all(hosts.map(async (host) => await host.end('SIGKILL')));
  proxy.close();
  agent.destroy();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function callAgainAndAgain() {
  const upload = { fileName: 'a.pdf', type: 'application/pdf' };
  const headers = { 'content-type': 'application/json' };
  while (isOn) {
    const answer = await fetch(`${address}/api/resume/public-request-upload`, {
      method: 'POST',
      headers,
      body: JSON.stringify(upload),
    }).catch(() => undefined);
    const status = String(answer?.status ?? 'none');
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    await answer?.arrayBuffer();
    await pause(5);
  }
}

/** Forwards a call; when its host never began to answer, it goes to the next host. */
function pass(host: Host, others: Host[], incoming: IncomingMessage, reply: ServerResponse, body: Buffer) {
  const { hostname, port } = new URL(host.address);
  const { method, url, headers } = incoming;
  const onward = request({ agent, hostname, port, method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  onward.on('error', () => {
    const [next, ...rest] = others;
    if (reply.headersSent) reply.destroy();
    else if (next) pass(next, rest, incoming, reply, body);
    else reply.writeHead(502).end();
  });
  onward.end(body);
}
