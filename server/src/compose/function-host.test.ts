import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress, publicRequestUpload, ReplyOf, Resume } from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { functionKey } from '../testing/function-host.ts';
import { followProgress } from '../testing/read-events.ts';
import { spawnHost } from '../testing/spawn-host.ts';
import { testOn } from '../testing/stores/test-database.ts';

const resume = readFileSync(new URL('../../../corpus/ines-swiss/resume.pdf', import.meta.url));
const key = { FUNCTION_KEY_ID: functionKey.id, FUNCTION_SECRET_ACCESS_KEY: functionKey.secret };
const wholeProcesses = 240_000;

async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-function-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

async function post<Reply>(address: string, path: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Reply;
}

/** Uploads a file and follows its grading to the end. */
async function graded(address: string, bytes: Uint8Array): Promise<{ last: Progress | undefined; report: string }> {
  const request = { fileName: 'resume.pdf', type: 'application/pdf', size: bytes.length };
  const { url, resumeId } = await post<ReplyOf<typeof publicRequestUpload>>(
    address,
    '/resume/public-request-upload',
    request,
  );
  await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'application/pdf' } });
  await post(address, '/grading/public-start', { resumeId });
  const events = await followProgress(`${address}/api/grading/public-progress/${resumeId}`);
  const last = (await events.rest()).at(-1);
  const answer = await fetch(`${address}/api/resume/public-analysis-result/${resumeId}`);
  return { last, report: JSON.stringify(((await answer.json()) as Partial<Resume>).grading) };
}

testOn('embedded')(
  'a product that calls the function gives the very report of one that grades itself, and says so when it cannot',
  async () => {
    const grader = await spawnHost({ ...key, GRADER_WORKERS: '1' }, 'function');
    const own = { GRADER_WORKERS: '1', SEALED_REPORTS: 'off' };
    const elsewhere = { ...own, ...key, GRADERS: 'lambda', FUNCTION_ENDPOINT: grader.address };
    const [calling, alone] = await Promise.all([
      spawnHost({ ...elsewhere, DATA_FOLDER: await dataFolder() }),
      spawnHost({ ...own, DATA_FOLDER: await dataFolder() }),
    ]);

    const [there, here] = [await graded(calling.address, resume), await graded(alone.address, resume)];
    expect([there.last?.state, here.last?.state]).toEqual(['done', 'done']);
    expect(there.report).toContain('finalGrade');
    expect(there.report).toBe(here.report);

    const locked = new TextEncoder().encode('%PDF-1.4 and nothing that could be read');
    const refused = await graded(calling.address, locked);
    expect(refused.last).toMatchObject({ state: 'refused', error: { code: 'damaged' } });

    expect(await grader.end('SIGTERM')).toBe(0);
    const failed = await graded(calling.address, Buffer.concat([resume, Buffer.from('\n% another file\n')]));
    expect(failed.last).toMatchObject({
      state: 'failed',
      error: { code: 'our_fault', message: 'Something went wrong. Please try again' },
    });
    expect(calling.said()).toContain('was not reached');
    expect(calling.said()).not.toContain(functionKey.secret);
    await Promise.all([calling.end('SIGTERM'), alone.end('SIGTERM')]);
  },
  wholeProcesses,
);

test('a function without a key does not start: there is none by default', async () => {
  await expect(spawnHost({}, 'function')).rejects.toThrow('at FUNCTION_SECRET_ACCESS_KEY');
});
