import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isZip } from './is-zip.ts';
import { filesInZip } from './zip-files.ts';

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7 ${text}`);
const zipOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'resumes.zip', { type: 'application/zip' });
const refusalsIn = async (bytes: Uint8Array) => (await filesInZip(zipOf(bytes))).map(({ refusal }) => refusal);

test('the files in a ZIP are listed without folders and hidden files, and opened one by one', async () => {
  const files = await filesInZip(
    zipOf(
      zipSync({
        'clients/': new Uint8Array(),
        'clients/ada.pdf': pdf('ada'),
        'clients/bob.PDF': [pdf('bob'), { level: 0 }],
        'again/ada.pdf': pdf('another ada'),
        'notes.txt': pdf('notes'),
        '__MACOSX/clients/._ada.pdf': pdf('hidden'),
        '.DS_Store': pdf('hidden'),
      }),
    ),
  );
  expect(files.map(({ fileName, type }) => [fileName, type])).toEqual([
    ['ada.pdf', 'application/pdf'],
    ['bob.PDF', 'application/pdf'],
    ['ada.pdf', 'application/pdf'],
    ['notes.txt', 'application/octet-stream'],
  ]);
  const texts = await Promise.all(files.map(async ({ open }) => await (await open()).text()));
  expect(texts).toEqual(['%PDF-1.7 ada', '%PDF-1.7 bob', '%PDF-1.7 another ada', '%PDF-1.7 notes']);
});

test('what is no ZIP, holds nothing, is locked or holds too much is refused by name', async () => {
  const good = zipSync({ 'ada.pdf': pdf('ada') });
  expect(await refusalsIn(pdf('no zip'))).toEqual(['zip_damaged']);
  expect(await refusalsIn(good.slice(0, good.length - 30))).toEqual(['zip_damaged']);
  expect(await refusalsIn(zipSync({ '.DS_Store': pdf('') }))).toEqual(['zip_damaged']);
  const locked = good.slice();
  locked[6] = 1;
  expect(await refusalsIn(locked)).toEqual(['zip_locked']);
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.pdf`, pdf(String(at))]));
  expect(await refusalsIn(zipSync(many))).toEqual(['zip_too_much']);
});

test('a file that unpacks to far more than it takes is refused by itself, unopened', async () => {
  const bomb = new Uint8Array(4 * 1024 * 1024);
  expect(await refusalsIn(zipSync({ 'bomb.pdf': bomb, 'ada.pdf': pdf('ada') }))).toEqual(['zip_too_much', undefined]);
});

test('a size that is declared too small does not let more out', async () => {
  const zip = zipSync({ 'liar.pdf': pdf('x'.repeat(5000)) });
  const view = new DataView(zip.buffer, zip.byteOffset);
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint32(directory + 24, 16, true);
  const [file] = await filesInZip(zipOf(zip));
  const opened = await file?.open().catch(() => new Blob());
  expect(opened?.size).toBeLessThanOrEqual(16);
});

test('a ZIP is known by its type or its name', () => {
  expect(['application/zip', 'application/x-zip-compressed'].map((type) => isZip({ name: 'a', type }))).toEqual([
    true,
    true,
  ]);
  expect(isZip({ name: 'A.ZIP', type: '' })).toBe(true);
  expect(isZip({ name: 'zip.pdf', type: 'application/pdf' })).toBe(false);
});
