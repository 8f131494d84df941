import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Progress, publicRequestUpload, ReplyOf, Resume } from '@redmark/contract';
import { expect, onTestFinished } from 'vitest';
import { followProgress } from '../testing/read-events.ts';
import { shortPdf } from '../testing/reports/short-pdf.ts';
import { compileCache, spawnHost } from '../testing/spawn-host.ts';
import { freshDatabaseUrl, testOn } from '../testing/stores/test-database.ts';
import { until } from '../testing/until.ts';

type Upload = ReplyOf<typeof publicRequestUpload>;

const kills = 3;
const uploadsPerLife = 9;

async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-crash-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

async function post<Reply>(address: string, path: string, body: object): Promise<Reply> {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Reply;
}

/** Uploads until the host dies; records what the host had confirmed before that. */
async function uploadAndStart(address: string, accepted: Set<string>, started: Set<string>, name: string) {
  const bytes = shortPdf([name, 'EXPERIENCE', '- Led a team of four engineers']);
  const request = { fileName: `${name}.pdf`, type: 'application/pdf', size: bytes.length };
  const { url, resumeId } = await post<Upload>(address, '/resume/public-request-upload', request);
  const headers = { 'content-type': 'application/pdf' };
  const put = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
  if (put.status === 200) accepted.add(resumeId);
  const progress = await post<Progress>(address, '/grading/public-start', { resumeId });
  if (progress.resumeId === resumeId) started.add(resumeId);
}

testOn('embedded')(
  'killed again and again, the host loses no upload it accepted and ends every grading it began',
  async () => {
    const DATA_FOLDER = await dataFolder();
    const accepted = new Set<string>();
    const started = new Set<string>();
    const finished = new Map<string, string>();

    for (let life = 0; life < kills; life += 1) {
      const host = await spawnHost({ DATA_FOLDER });
      const before = accepted.size;
      const uploads = Array.from({ length: uploadsPerLife }, (_, index) =>
        uploadAndStart(host.address, accepted, started, `Ada ${life} ${index}`).catch(() => {}),
      );
      // Killed while uploads are under way: some are in, some are not.
      await until(() => accepted.size > before + (life % 3) * 3);
      await host.end('SIGKILL');
      await Promise.all(uploads);
    }

    const host = await spawnHost({ DATA_FOLDER });
    expect(accepted.size).toBeGreaterThan(kills);
    for (const id of accepted) {
      await post(host.address, '/grading/public-start', { resumeId: id });
      const events = await followProgress(`${host.address}/api/grading/public-progress/${id}`);
      const last = (await events.rest()).at(-1);
      expect(['done', 'refused']).toContain(last?.state);
      finished.set(id, await reportOf(host.address, id));
    }
    for (const id of started) expect(accepted).toContain(id);
    await host.end('SIGKILL');

    const again = await spawnHost({ DATA_FOLDER });
    for (const [id, report] of finished) expect(await reportOf(again.address, id)).toBe(report);
    await again.end('SIGKILL');
  },
  240_000,
);

async function reportOf(address: string, id: string): Promise<string> {
  const answer = (await (await fetch(`${address}/api/resume/public-analysis-result/${id}`)).json()) as Partial<Resume>;
  return JSON.stringify(answer.grading ?? answer);
}

testOn('embedded')(
  'a second host on the same data folder does not start; the first lets uploads end when told to stop, tells streams to come again, and ends without a word of complaint',
  async () => {
    const DATA_FOLDER = await dataFolder();
    const host = await spawnHost({ DATA_FOLDER });
    onTestFinished(async () => void (await host.end('SIGKILL')));
    await expect(spawnHost({ DATA_FOLDER })).rejects.toThrow('in use by another process');
    const bytes = shortPdf(['Ada Byron', 'EXPERIENCE', '- Led a team of four engineers']);
    const asked = { fileName: 'ada.pdf', type: 'application/pdf', size: bytes.length };
    const { url, resumeId } = await post<Upload>(host.address, '/resume/public-request-upload', asked);
    const { hostname, port, pathname, search } = new URL(url);

    const headers = { 'content-type': 'application/pdf', 'content-length': bytes.length, connection: 'keep-alive' };
    const upload = request({ method: 'PUT', hostname, port, path: pathname + search, headers });
    const answered = once(upload, 'response');
    upload.write(bytes.subarray(0, 100));
    const other = await post<Upload>(host.address, '/resume/public-request-upload', asked);
    await fetch(other.url, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'application/pdf' },
    });
    await post(host.address, '/grading/public-start', { resumeId: other.resumeId });
    const stream = await fetch(`${host.address}/api/grading/public-progress/${other.resumeId}`);

    const ended = host.end('SIGTERM');
    expect(await stream.text()).toMatch(/^retry: \d+\n\n/);
    upload.end(bytes.subarray(100));
    const [{ statusCode, headers: answer }] = (await answered) as [IncomingMessage];
    expect([statusCode, answer.connection]).toEqual([200, 'close']);
    expect(await ended).toBe(0);
    expectNoComplaint(host.said());

    const next = await spawnHost({ DATA_FOLDER: DATA_FOLDER });
    const started = await post<Progress>(next.address, '/grading/public-start', { resumeId });
    expect(started.resumeId).toBe(resumeId);
    await next.end('SIGKILL');
  },
);

/** A host says where it is, and logs nothing but what is usual. */
function expectNoComplaint(said: string) {
  const lines = said.trimEnd().split('\n');
  const isLogged = (line: string) => line.startsWith('{');
  expect(lines.filter((line) => !isLogged(line)).join('\n')).toMatch(
    /^Letters are kept and not sent\. Read them at \S+\nRedmark is running on http:\/\/localhost:\d+$/,
  );
  for (const line of lines.filter(isLogged)) expect(JSON.parse(line)).toMatchObject({ level: 30 });
}

// These three look at no database, so they run once.
testOn('embedded')('a host that waits for its database ends at once when it is told to', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
  const environment = {
    DATABASE: 'postgres',
    DATABASE_URL,
    STORAGE_SECRET: 's'.repeat(32),
    IDENTITY_SECRET: 's'.repeat(32),
    DATA_FOLDER: await dataFolder(),
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
  });
  const exited = once(child, 'exit');
  const [said] = await once(child.stderr, 'data');
  expect(String(said)).toContain('The database does not answer yet');
  child.kill('SIGTERM');
  await exited;
  expect(child.exitCode).toBe(0);
});

testOn('embedded')('a misspelt choice stops the start with a sentence', async () => {
  await expect(spawnHost({ STORAGE: 'S3' })).rejects.toThrow('at STORAGE');
});

testOn('embedded')('a worker beside the embedded database does not start, and says why', async () => {
  await expect(spawnHost({ DATA_FOLDER: await dataFolder() }, 'worker')).rejects.toThrow('needs DATABASE=postgres');
});

testOn('postgres')('a host that only serves shows what another host graded', async () => {
  const environment = {
    DATABASE: 'postgres',
    DATABASE_URL: await freshDatabaseUrl('test_two_hosts'),
    DATA_FOLDER: await dataFolder(),
    STORAGE_SECRET: 'a secret that both of the hosts share',
    IDENTITY_SECRET: 'a secret that both of the hosts share',
  };
  const [host, worker] = await Promise.all([
    spawnHost({ ...environment, GRADER_WORKERS: '0' }),
    spawnHost({ ...environment, GRADER_WORKERS: '1', METRICS_PORT: '0' }, 'worker'),
  ]);
  // After a failed test, surviving processes would work on the next test's database.
  onTestFinished(async () => void (await Promise.all([host.end('SIGKILL'), worker.end('SIGKILL')])));
  const started = new Set<string>();
  await uploadAndStart(host.address, new Set(), started, 'Ada Byron');
  const [id = ''] = started;

  const events = await followProgress(`${host.address}/api/grading/public-progress/${id}`);
  expect(['done', 'refused']).toContain((await events.rest()).at(-1)?.state);

  const ready = await fetch(`${worker.address}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready' }]);
  expect(await (await fetch(`${worker.address}/metrics`)).text()).toMatch(
    /^redmark_grading_duration_seconds_count\{outcome="(graded|refused)"\} 1$/m,
  );
  expect(worker.said()).toMatch(/"requestId":"[^"]+","job":"review","outcome":"done"/);

  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await host.end('SIGTERM')).toBe(0);
});
