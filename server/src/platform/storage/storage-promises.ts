import { expect, test } from 'vitest';
import { before, millisecondsIn } from '../../base/durations.ts';
import { type Storage, uploadLinkSeconds } from './storage.ts';

type Opened = {
  storage: Storage;
  /** The clock for signing links; S3 servers use their own. */
  clock: { now: Date };
  send(url: string, options?: RequestInit): Promise<Response>;
};

const pdf = 'application/pdf';
const bytes = new TextEncoder().encode('%PDF-1.7 a short resume');

/** The contract tests of storages. They always run on disk, and on S3 when a server is available. */
export function testStorage(name: string, open: () => Promise<Opened>) {
  const put = (body: Uint8Array, type = pdf) => ({
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { 'content-type': type },
  });

  test(`${name} gives back what was written`, async () => {
    const { storage } = await open();
    await storage.write('resumes/a1/pages/1-504.png', bytes, 'image/png');
    expect(await storage.sizeOf('resumes/a1/pages/1-504.png')).toBe(bytes.length);
    expect(Array.from((await storage.read('resumes/a1/pages/1-504.png')) ?? [])).toEqual(Array.from(bytes));
  });

  test(`${name} answers undefined for what is not there`, async () => {
    const { storage } = await open();
    expect(await storage.read('resumes/nothing.pdf')).toBeUndefined();
    expect(await storage.sizeOf('resumes/nothing.pdf')).toBeUndefined();
  });

  test(`${name} removes a prefix and nothing beside it`, async () => {
    const { storage } = await open();
    for (const key of ['resumes/b1/resume.pdf', 'resumes/b1/pages/1-504.png', 'resumes/b12/resume.pdf'])
      await storage.write(key, bytes, pdf);
    await storage.removeAll('resumes/b1/');
    await storage.removeAll('resumes/b1/');
    expect(await storage.sizeOf('resumes/b1/resume.pdf')).toBeUndefined();
    expect(await storage.sizeOf('resumes/b1/pages/1-504.png')).toBeUndefined();
    expect(await storage.sizeOf('resumes/b12/resume.pdf')).toBe(bytes.length);
  });

  test.each(['../escape.pdf', 'resumes/../../escape.pdf', '/etc/passwd', 'a//b.pdf', 'A.pdf', 'a', 'a.pdf?x'])(
    `${name} refuses the key %s`,
    async (key) => {
      const { storage } = await open();
      await expect(storage.write(key, bytes, pdf)).rejects.toThrow('Not a storage key');
      await expect(storage.uploadUrl(key, { contentType: pdf })).rejects.toThrow('Not a storage key');
    },
  );

  test(`${name} takes an upload through its link`, async () => {
    const { storage, send } = await open();
    const url = await storage.uploadUrl('resumes/c1/resume.pdf', { contentType: pdf, size: bytes.length });
    expect((await send(url, put(bytes))).status).toBe(200);
    expect(await storage.sizeOf('resumes/c1/resume.pdf')).toBe(bytes.length);
  });

  test(`${name} takes an upload whose size was not told`, async () => {
    const { storage, send } = await open();
    const url = await storage.uploadUrl('resumes/c2/resume.pdf', { contentType: pdf });
    expect((await send(url, put(bytes))).status).toBe(200);
    expect(await storage.sizeOf('resumes/c2/resume.pdf')).toBe(bytes.length);
  });

  test(`${name} does not let a link exchange what came by it and was settled`, async () => {
    const { storage, send } = await open();
    const key = 'resumes/c3/resume.pdf';
    const url = await storage.uploadUrl(key, { contentType: pdf });
    expect((await send(url, put(bytes))).status).toBe(200);

    const settled = await storage.settle(key, { bytes, sha256: 'ab12', contentType: pdf });
    await send(url, put(new TextEncoder().encode('%PDF-1.7 another resume')));

    expect(Array.from((await storage.read(settled)) ?? [])).toEqual(Array.from(bytes));
    await storage.remove(settled);
    await storage.remove(settled);
    expect(await storage.sizeOf(settled)).toBeUndefined();
  });

  test(`${name} refuses an upload of another type, another size, to another key, or too late`, async () => {
    const { storage, clock, send } = await open();
    const link = async () => await storage.uploadUrl('resumes/d1/resume.pdf', { contentType: pdf, size: bytes.length });
    clock.now = before(new Date(), (uploadLinkSeconds + 1) * millisecondsIn.second);
    const oldLink = await link();
    clock.now = new Date();
    const refused = [
      await send(await link(), put(bytes, 'text/html')),
      await send(await link(), put(bytes.subarray(1))),
      await send((await link()).replace('/d1/', '/d2/'), put(bytes)),
      await send(oldLink, put(bytes)),
    ];
    for (const answer of refused) expect(answer.ok).toBe(false);
    expect(await storage.sizeOf('resumes/d1/resume.pdf')).toBeUndefined();
    expect(await storage.sizeOf('resumes/d2/resume.pdf')).toBeUndefined();
  });

  test(`${name} gives a link that reads one file and no other`, async () => {
    const { storage, send } = await open();
    await storage.write('resumes/e1/pages/1-504.png', bytes, 'image/png');
    await storage.write('resumes/e2/pages/1-504.png', bytes, 'image/png');
    const url = await storage.downloadUrl('resumes/e1/pages/1-504.png');
    const answer = await send(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes.length);
    expect((await send(url.replace('/e1/', '/e2/'))).ok).toBe(false);
  });

  test(`${name} gives the same link within the hour`, async () => {
    const { storage } = await open();
    const url = await storage.downloadUrl('resumes/f1/pages/1-504.png');
    expect(await storage.downloadUrl('resumes/f1/pages/1-504.png')).toBe(url);
  });
}
