import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, newPerson, type Target } from '../../attack/target.ts';
import { spawnHost } from '../../server/src/testing/spawn-host.ts';
import { makeClient } from './made-client.ts';

const root = join(import.meta.dirname, '../..');
const resume = join(root, 'corpus/samira-mixed-signs/resume.pdf');
let host: Awaited<ReturnType<typeof spawnHost>>;
let folder: string;
let target: Target;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redmark-client-'));
  host = await spawnHost({ DATA_FOLDER: folder, GRADER_WORKERS: '1' });
  target = { address: host.address, outbox: join(folder, 'outbox') };
  await makeClient(host.address);
});

afterAll(async () => {
  await host.end('SIGTERM');
  await rm(folder, { recursive: true });
});

const whole = {
  pages: 1,
  state: 'done',
  grade: 'A-',
  findings: 1,
  marked: '%PDF-',
  refused: [404, 'not_found'],
};

function journey(token: string): unknown {
  const args = [join(import.meta.dirname, 'journey.ts'), host.address, token, resume];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('a program written against the client made from the description compiles in strict mode', () => {
  const tsc = join(root, 'node_modules/.bin/tsc');
  expect(execFileSync(tsc, ['-p', import.meta.dirname], { encoding: 'utf8' })).toBe('');
});

test('with an API key the same program does the same', async () => {
  const { token } = await newPerson(target);
  const body = { name: 'Typed client', scopes: ['resumes:read', 'resumes:write', 'gradings:write'] };
  const { json } = await ask(target, 'POST', '/api/keys', { body, token });
  expect(journey(String(json.secret))).toEqual(whole);
});

test('with the token of a signed-in user it uploads, grades, waits, and reads report and marked PDF', async () => {
  const { token } = await newPerson(target);
  expect(journey(token)).toEqual(whole);
});
