import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Progress, publicAnalysisResult, publicRequestUpload, ReplyOf } from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { followProgress } from '../../testing/read-events.ts';
import { testFolder } from '../../testing/restored.ts';
import { compileCache, spawnHost } from '../../testing/spawn-host.ts';
import { bucketSettings } from '../../testing/stores/bucket-settings.ts';
import { hasTestBucket } from '../../testing/stores/test-bucket.ts';
import { freshDatabaseUrl, testOn } from '../../testing/stores/test-database.ts';

const resume = readFileSync(new URL('../../../../corpus/ines-swiss/resume.pdf', import.meta.url));
const script = fileURLToPath(new URL('../../admin-main.ts', import.meta.url));

/** The operator's command as a process of its own. */
function admin(settings: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

async function post<Reply>(address: string, path: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Reply;
}

/** Uploads and grades a resume, and returns its id. */
async function graded(address: string): Promise<string> {
  const body = { fileName: 'resume.pdf', type: 'application/pdf', size: resume.length };
  const { url, resumeId } = await post<ReplyOf<typeof publicRequestUpload>>(
    address,
    '/resume/public-request-upload',
    body,
  );
  await fetch(url, { method: 'PUT', headers: { 'content-type': body.type }, body: new Uint8Array(resume) });
  await post<Progress>(address, '/grading/public-start', { resumeId });
  const progress = await followProgress(`${address}/api/grading/public-progress/${resumeId}`);
  expect((await progress.rest()).at(-1)?.state).toBe('done');
  return resumeId;
}

type Report = ReplyOf<typeof publicAnalysisResult>;

async function reportOf(address: string, id: string): Promise<Report> {
  const answer = await fetch(`${address}/api/resume/public-analysis-result/${id}`);
  return (await answer.json()) as Report;
}

test('a move whose settings are not complete says so before anything is read or written', async () => {
  const folder = await testFolder();
  const settings = join(folder, 'there.env');
  await writeFile(settings, 'DATABASE=postgres\n');
  const { status, said } = admin({ DATA_FOLDER: folder }, 'move', settings);
  expect([status, said]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  expect(await readdir(folder)).toEqual(['there.env']);
});

testOn('postgres')(
  'one command moves an installation of one machine to PostgreSQL and a bucket, and it can be backed up while it serves',
  async () => {
    const here = { DATA_FOLDER: await testFolder(), SEALED_REPORTS: 'off', GRADER_WORKERS: '1' };
    const host = await spawnHost(here);
    const id = await graded(host.address);
    const { grading } = await reportOf(host.address, id);
    const backup = join(await testFolder(), 'backup');
    const saved = admin(here, 'backup', backup);
    expect([saved.status, saved.said]).toEqual([0, expect.stringContaining('every checksum, row and file agrees')]);
    expect((await stat(join(backup, 'secrets.env'))).mode & 0o777).toBe(0o600);
    expect(admin(here, 'move', '/nowhere.env').said).toContain('Stop it');
    await host.end('SIGTERM');

    const there: Record<string, string> = {
      DATABASE: 'postgres',
      DATABASE_URL: await freshDatabaseUrl(`test_moved_${process.env.VITEST_POOL_ID ?? 1}`),
      DATA_FOLDER: await testFolder(),
      STORAGE_SECRET: 's'.repeat(32),
      ...(hasTestBucket ? bucketSettings() : {}),
    };
    const settings = join(await testFolder(), 'there.env');
    await writeFile(
      settings,
      Object.entries(there)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const moved = admin(here, 'move', settings);
    expect([moved.status, moved.said]).toEqual([0, expect.stringContaining('Set IDENTITY_SECRET')]);

    const secrets = Object.fromEntries(
      readFileSync(join(backup, 'secrets.env'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s).slice(0, 2)),
    );
    const next = await spawnHost({ ...here, ...there, ...secrets });
    onTestFinished(async () => void (await next.end('SIGTERM')));
    const report = await reportOf(next.address, id);
    expect(report.grading).toEqual(grading);
    expect((await fetch(report.thumbnail?.mid[0] ?? '')).status).toBe(200);
    await graded(next.address);
  },
  240_000,
);
