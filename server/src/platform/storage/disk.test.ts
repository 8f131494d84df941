import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openDiskStorage } from '../../compose/open-storage.ts';
import { answerErrors } from '../../http/answer-errors.ts';
import { diskFiles } from '../../http/files/disk-files.ts';
import { testStorage } from './storage-promises.ts';

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-disk-'));
  const clock = { now: new Date() };
  const storage = openDiskStorage(folder, undefined, () => clock.now);
  // A response nobody read to its end must not keep the host open.
  const app = Fastify({ forceCloseConnections: true });
  answerErrors(app, console.error);
  await app.register(diskFiles, { storage, isWanted: async () => true, accepts: { head: () => true, bytes: 8 } });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  return {
    storage,
    folder,
    clock,
    send: async (url: string, request?: RequestInit) => await fetch(new URL(url, base), request),
  };
}

testStorage('disk', open);

test('an upload that breaks off leaves nothing behind', async () => {
  const { storage, folder } = await open();
  async function* broken() {
    yield new Uint8Array(100_000);
    throw new Error('The visitor closed the laptop.');
  }
  await expect(storage.receive('resumes/a1/resume.pdf', broken())).rejects.toThrow('closed the laptop');
  expect(await readdir(join(folder, 'files/resumes/a1'))).toEqual([]);
});

test('the secret that signs links is made once, for the owner alone', async () => {
  const { storage, folder } = await open();
  const again = openDiskStorage(folder, undefined, () => new Date());
  const url = await storage.downloadUrl('a.pdf');
  expect(again.mayDownload('a.pdf', Object.fromEntries(new URL(url, 'http://here').searchParams))).toBe(true);
  expect((await stat(join(folder, 'storage.secret'))).mode & 0o777).toBe(0o600);
});

test('a link signed with another secret is refused', async () => {
  const { storage } = await open();
  const { storage: other } = await open();
  const url = await other.downloadUrl('a.pdf');
  expect(storage.mayDownload('a.pdf', Object.fromEntries(new URL(url, 'http://here').searchParams))).toBe(false);
});
