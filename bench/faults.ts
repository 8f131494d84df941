import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../scripts/test/postgres.ts';
import { startSwift } from '../scripts/test/swift.ts';
import { startCable, targetOf } from '../server/src/testing/cable.ts';
import { spawnHost } from '../server/src/testing/spawn-host.ts';
import { until } from '../server/src/testing/until.ts';
import { table } from './measure.ts';

/**
 * `node bench/faults.ts`: one web host and one worker over PostgreSQL and an S3 server. PostgreSQL is restarted under
 * load, the bucket hangs, and a worker is stopped while it hangs.
 */
const restarts = 6;
const downSeconds = 3;
const hangSeconds = 30;
const gradings = 12;
const recoverySeconds = 120;

const resume = readFileSync(new URL('../corpus/ines-swiss/resume.pdf', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'redmark-faults-'));
const postgres = await startPostgres();
const s3 = await startSwift();
const bucket = await startCable(targetOf(s3.environment.TEST_S3_ENDPOINT ?? ''));
const environment = {
  ...postgres.environment,
  DATA_FOLDER: folder,
  STORAGE: 's3',
  S3_BUCKET: s3.environment.TEST_S3_BUCKET ?? '',
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
  S3_ACCESS_KEY_ID: s3.environment.TEST_S3_ACCESS_KEY_ID ?? '',
  S3_SECRET_ACCESS_KEY: s3.environment.TEST_S3_SECRET_ACCESS_KEY ?? '',
  S3_FORCE_PATH_STYLE: 'true',
};
const host = await spawnHost({ ...environment, GRADER_WORKERS: '0' });
const worker = await spawnHost({ ...environment, GRADER_WORKERS: '2' }, 'worker');

try {
  await postgresRestarts();
  await bucketHangs();
  await stopsWhileBucketHangs();
} finally {
  await Promise.all([host.end('SIGKILL'), worker.end('SIGKILL')]);
  bucket.close();
  s3.stop();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function post<Reply>(path: string, body: object): Promise<{ status: number; reply: Reply }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${host.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, reply: (await answer.json()) as Reply };
}

/** A resume in the bucket, not graded yet. */
async function uploaded(name: string): Promise<string> {
  // Equal bytes would get the first one's report.
  const bytes = Buffer.concat([resume, Buffer.from(`\n% ${name}\n`)]);
  const request = { fileName: 'a.pdf', type: 'application/pdf', size: bytes.length };
  const { reply } = await post<{ url: string; resumeId: string }>('/resume/public-request-upload', request);
  const headers = { 'content-type': 'application/pdf' };
  const put = await fetch(reply.url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!put.ok) throw new Error(`The bucket answered ${put.status}.`);
  return reply.resumeId;
}

async function stateOf(resumeId: string): Promise<string | undefined> {
  return (await post<{ state?: string }>('/grading/public-start', { resumeId })).reply.state;
}

function isOver(state: string | undefined): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}

async function postgresRestarts() {
  const byStatus: Record<string, number> = {};
  const resumes = await Promise.all(Array.from({ length: 4 }, (_, index) => uploaded(`Ada ${index}`)));
  let isOn = true;
  const load = Array.from({ length: 8 }, async (_, index) => {
    while (isOn) {
      const resumeId = resumes[index % resumes.length];
      const { status } = await post('/grading/public-start', { resumeId }).catch(() => ({ status: 'none' }));
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      await pause(10);
    }
  });
  const recoveries: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    await pause(1500);
    await postgres.halt(restart % 3 === 2 ? 'SIGKILL' : 'SIGINT');
    await pause(downSeconds * 1000);
    await postgres.resume();
    const back = performance.now();
    await until(async () => (await post('/grading/public-start', { resumeId: resumes[0] })).status === 200);
    recoveries.push((performance.now() - back) / 1000);
  }
  isOn = false;
  await Promise.all(load);
  const fresh = await uploaded('Ada afterwards');
  const begun = performance.now();
  await until(async () => isOver(await stateOf(fresh)), recoverySeconds);
  table(`PostgreSQL restarted ${restarts} times under load, each ${downSeconds} s away`, [
    ['answers by status', JSON.stringify(byStatus)],
    ['first good answer after it is ready, slowest', `${Math.max(...recoveries).toFixed(2)} s`],
    ['a new grading afterwards', `${((performance.now() - begun) / 1000).toFixed(1)} s`],
    ['hosts that ended', String([host, worker].filter((one) => one.hasEnded()).length)],
    ['lines of the log of both', String((host.said() + worker.said()).trim().split('\n').length)],
  ]);
}

async function bucketHangs() {
  const direct = await uploaded('Grace herself');
  const resumes = await Promise.all(Array.from({ length: gradings }, (_, index) => uploaded(`Grace ${index}`)));
  // The checks before the start are done, so it is the worker that meets the hanging bucket.
  for (const resumeId of resumes) await post('/thumbnail/public-request-upload', { resumeId });
  bucket.freeze();
  bucket.freezeNew(true);
  for (const resumeId of resumes) await stateOf(resumeId);
  const calls: number[] = [];
  const statuses = new Set<number>();
  for (const end = performance.now() + hangSeconds * 1000; performance.now() < end; ) {
    const begun = performance.now();
    const { status } = await post('/thumbnail/public-request-upload', { resumeId: direct });
    statuses.add(status);
    calls.push(performance.now() - begun);
  }
  bucket.freezeNew(false);
  const back = performance.now();
  const states: Record<string, number> = {};
  for (const resumeId of resumes) {
    await until(async () => isOver(await stateOf(resumeId)), recoverySeconds);
    const state = String(await stateOf(resumeId));
    states[state] = (states[state] ?? 0) + 1;
  }
  table(`A bucket that hangs for ${hangSeconds} s with ${gradings} gradings at hand`, [
    ['gradings by their end', JSON.stringify(states)],
    ['all over after it is back', `${((performance.now() - back) / 1000).toFixed(1)} s`],
    ['calls that need it answered with', [...statuses].join(', ')],
    ['the slowest of them', `${(Math.max(...calls) / 1000).toFixed(1)} s`],
  ]);
}

async function stopsWhileBucketHangs() {
  const resumes = await Promise.all(Array.from({ length: 4 }, (_, index) => uploaded(`Joan ${index}`)));
  for (const resumeId of resumes) await post('/thumbnail/public-request-upload', { resumeId });
  bucket.freeze();
  bucket.freezeNew(true);
  for (const resumeId of resumes) await stateOf(resumeId);
  await pause(1000);
  const begun = performance.now();
  const statuses = await Promise.all([worker.end('SIGTERM'), host.end('SIGTERM')]);
  table('SIGTERM while the bucket hangs', [
    ['seconds to the end of both', ((performance.now() - begun) / 1000).toFixed(1)],
    ['status', statuses.join(', ')],
  ]);
}
