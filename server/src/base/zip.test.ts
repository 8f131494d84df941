import { expect, test } from 'vitest';
import { unzipped } from '../testing/unzipped.ts';
import { zipped } from './zip.ts';

type File = { name: string; bytes: Uint8Array };

async function archiveOf(files: File[]): Promise<Uint8Array> {
  const chunks = zipped(
    (async function* () {
      yield* files;
    })(),
    new Date('2026-11-21T12:34:56Z'),
  );
  return await joined(chunks);
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

test('an archive gives back every file, also an empty one and one whose name has letters of its own', async () => {
  const files = [
    { name: 'account.json', bytes: new TextEncoder().encode('{}') },
    { name: 'resumes/Zoë Übung/resume.pdf', bytes: new Uint8Array(70_000).map((_, index) => index * 7) },
    { name: 'empty.txt', bytes: new Uint8Array() },
  ];
  const found = unzipped(await archiveOf(files));
  expect([...found].map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')])).toEqual(
    files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]),
  );
});

test('an archive of nothing is one, and the same files make the same bytes', async () => {
  expect(unzipped(await archiveOf([])).size).toBe(0);
  const files = [{ name: 'a.txt', bytes: new Uint8Array([1, 2, 3]) }];
  expect(await archiveOf(files)).toEqual(await archiveOf(files));
});

test('a file that cannot be read ends the archive with its error', async () => {
  const broken = (async function* (): AsyncGenerator<File> {
    yield { name: 'a.txt', bytes: new Uint8Array([1]) };
    throw new Error('gone');
  })();
  await expect(joined(zipped(broken, new Date()))).rejects.toThrow('gone');
});
