import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactUs, refusals, startGrading } from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { PartDown } from '../base/part-down.ts';
import { readConfig } from '../config/config.ts';
import { startCable, targetOf, throughCable } from '../testing/cable.ts';
import { shortPdf } from '../testing/reports/short-pdf.ts';
import { spawnHost } from '../testing/spawn-host.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { createSteeredGraders } from '../testing/steered-graders.ts';
import { freshDatabaseUrl, testOn } from '../testing/stores/test-database.ts';
import { until } from '../testing/until.ts';
import { startHost } from './start-host.ts';

const message = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  feedback: 'Is anybody there at all?',
};

async function write(address: string) {
  const answer = await fetch(`${address}/api${contactUs.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as { message: string },
  };
}

async function signIn(address: string) {
  const answer = await fetch(`${address}/identity/`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword' },
    body: JSON.stringify({ ClientId: 'x', Username: 'ada@example.com' }),
  });
  return answer.status;
}

async function hostBehindCable(name: string) {
  const url = await freshDatabaseUrl(name);
  const cable = await startCable(targetOf(url));
  onTestFinished(cable.close);
  const DATA_FOLDER = await mkdtemp(join(tmpdir(), 'redmark-parts-'));
  onTestFinished(async () => await rm(DATA_FOLDER, { recursive: true, force: true }));
  const host = await spawnHost({
    DATABASE: 'postgres',
    DATABASE_URL: throughCable(url, cable),
    DATA_FOLDER,
    STORAGE_SECRET: 'a secret that is only for tests of parts',
    IDENTITY_SECRET: 'a secret that is only for tests of parts',
    GRADER_WORKERS: '1',
  });
  onTestFinished(async () => void (await host.end('SIGKILL')));
  return { host, cable };
}

testOn('postgres')(
  'a host whose database is away says so, comes back by itself, and stops when it is told',
  async () => {
    const { host, cable } = await hostBehindCable('test_away');
    expect((await write(host.address)).status).toBe(200);

    cable.refuse(true);
    cable.cut();
    for (let call = 0; call < 20; call += 1) {
      const { status, retryAfter, body } = await write(host.address);
      expect([status, retryAfter, body.message]).toEqual([503, '5', refusals.unavailable.message]);
    }
    cable.refuse(false);
    await until(async () => (await write(host.address)).status === 200);
    const lines = host
      .said()
      .split('\n')
      .filter((line) => line.includes('"part":"database"'));
    expect(lines.length).toBeGreaterThan(0);
    // Calls, the queue, its supervisor: a handful of causes, one log line each.
    expect(lines.length).toBeLessThan(8);

    cable.refuse(true);
    cable.cut();
    expect(await host.end('SIGTERM')).toBe(0);
  },
);

testOn('postgres')('a host whose connections go deaf answers in seconds and finds new ones', async () => {
  const { host, cable } = await hostBehindCable('test_deaf_host');
  await Promise.all(Array.from({ length: 12 }, async () => await write(host.address)));
  cable.freeze();
  const start = performance.now();
  await until(async () => (await write(host.address)).status === 200);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(await signIn(host.address)).toBeLessThan(500);
});

const away = async () => {
  throw new PartDown('storage', { cause: new Error('the bucket is away') });
};
const awayStorage = {
  uploadUrl: away,
  downloadUrl: away,
  sizeOf: away,
  read: away,
  write: away,
  settle: away,
  remove: away,
  removeAll: away,
  probe: away,
};

test('a bucket that is away is told as such, in a sentence and with a time to come again', async () => {
  const app = await startTestApp({ bucket: awayStorage });
  const request = { fileName: 'resume.pdf', type: 'application/pdf', size: 100 } as const;
  const answer = await app.app.inject({ method: 'POST', url: '/api/resume/public-request-upload', payload: request });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'unavailable']);
});

test('a disk without room is told as such', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: '53100' });
  const app = await startTestApp({ bucket: { ...awayStorage, uploadUrl: async () => Promise.reject(full) } });
  const request = { fileName: 'resume.pdf', type: 'application/pdf', size: 100 } as const;
  const answer = await app.app.inject({ method: 'POST', url: '/api/resume/public-request-upload', payload: request });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  expect(answer.json().message).toContain('no room left');
});

test('a storage that is away for any number of attempts fails no grading, and no attempt is counted', async () => {
  const app = await startTestApp({ grades: false });
  const token = app.signIn();
  const resumeId = await app.upload(shortPdf(), token);
  await app.call(startGrading, { body: { resumeId }, token });
  const { id } = await app.db.selectFrom('review').select('id').executeTakeFirstOrThrow();

  const { storage } = app.platform.services;
  const { read } = storage;
  storage.read = away;
  for (let attempt = 0; attempt < 7; attempt += 1)
    await expect(app.features.grading.run(id)).rejects.toBeInstanceOf(PartDown);
  storage.read = read;
  await app.features.grading.run(id);

  const review = await app.db.selectFrom('review').selectAll().executeTakeFirstOrThrow();
  expect(review).toMatchObject({ state: 'done', attempt: 8, excused: 7 });
});

const { graders } = createSteeredGraders();

/** Starts and stops a host while its connections are cut; returns how many messages went to the database. */
async function startBehindCable(url: string, folder: string, cutAfter = Number.POSITIVE_INFINITY): Promise<number> {
  const cable = await startCable(targetOf(url));
  onTestFinished(cable.close);
  const config = readConfig({
    DATABASE: 'postgres',
    DATABASE_URL: throughCable(url, cable),
    DATA_FOLDER: folder,
    STORAGE_SECRET: 's'.repeat(32),
    IDENTITY_SECRET: 's'.repeat(32),
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    GRADER_WORKERS: '1',
  });
  cable.cutAfter(cutAfter);
  const host = await startHost(config, { graders });
  const messages = cable.carried();
  await host.close();
  return messages;
}

testOn('postgres')(
  'a start gets there, after whichever message to the database its connections break',
  async () => {
    const url = await freshDatabaseUrl('test_interrupted');
    const folder = await mkdtemp(join(tmpdir(), 'redmark-interrupted-'));
    onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
    await startBehindCable(url, folder);

    const messages = await startBehindCable(url, folder);
    expect(messages).toBeGreaterThan(10);
    for (let message = 1; message <= messages; message += 1) await startBehindCable(url, folder, message);
  },
  120_000,
);
