import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress, publicRequestUpload, ReplyOf, Resume } from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { followProgress } from './testing/read-events.ts';
import { shortPdf } from './testing/short-pdf.ts';
import { spawnHost } from './testing/spawn-host.ts';
import { freshDatabaseUrl, testOn } from './testing/test-database.ts';
import { until } from './testing/until.ts';

type Upload = ReplyOf<typeof publicRequestUpload>;

const kills = 4;
const uploadsPerLife = 12;

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

/** Uploads until the host dies; notes what it promised before that. */
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
      for (const [id, report] of finished) expect(await reportOf(host.address, id)).toBe(report);
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
  120_000,
);

async function reportOf(address: string, id: string): Promise<string> {
  const answer = (await (await fetch(`${address}/api/resume/public-analysis-result/${id}`)).json()) as Partial<Resume>;
  return JSON.stringify(answer.grading ?? answer);
}

testOn('embedded')('a host that is told to stop ends by itself, without a word of complaint', async () => {
  const host = await spawnHost({ DATA_FOLDER: await dataFolder() });
  expect(await host.end('SIGTERM')).toBe(0);
  expect(host.said()).toMatch(/^Redmark is running on http:\/\/localhost:\d+\n$/);
});

testOn('embedded')('a second host on the same data folder does not start', async () => {
  const DATA_FOLDER = await dataFolder();
  const host = await spawnHost({ DATA_FOLDER });
  await expect(spawnHost({ DATA_FOLDER })).rejects.toThrow('in use by another process');
  await host.end('SIGKILL');
});

test('a misspelt choice stops the start with a sentence', async () => {
  await expect(spawnHost({ STORAGE: 'S3' })).rejects.toThrow('at STORAGE');
});

test('a worker beside the embedded database does not start, and says why', async () => {
  await expect(spawnHost({ DATA_FOLDER: await dataFolder() }, 'worker')).rejects.toThrow('needs DATABASE=postgres');
});

testOn('postgres')('a host that only serves shows what another host graded', async () => {
  const environment = {
    DATABASE: 'postgres',
    DATABASE_URL: await freshDatabaseUrl('test_two_hosts'),
    DATA_FOLDER: await dataFolder(),
    STORAGE_SECRET: 'a secret that both of the hosts share',
  };
  const [host, worker] = await Promise.all([
    spawnHost({ ...environment, GRADER_WORKERS: '0' }),
    spawnHost({ ...environment, GRADER_WORKERS: '1' }, 'worker'),
  ]);
  const started = new Set<string>();
  await uploadAndStart(host.address, new Set(), started, 'Ada Byron');
  const [id = ''] = started;

  const events = await followProgress(`${host.address}/api/grading/public-progress/${id}`);
  expect(['done', 'refused']).toContain((await events.rest()).at(-1)?.state);

  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await host.end('SIGTERM')).toBe(0);
});
