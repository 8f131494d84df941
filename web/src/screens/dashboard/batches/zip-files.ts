import { batchFilesMost, type FileRefusal, maximumUploadBytes, uploadContentType } from '@redmark/contract';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { type ChosenSource, nameFrom, sourceOf } from './chosen-source.ts';

const megabyte = 1024 * 1024;
const mostBytes = 200 * megabyte;
/** Folders, hidden files and others are looked at as well. */
const mostEntries = 2000;
/** PDFs are compressed already; one that unpacks to much more than it takes was made to fill memory. */
const mostRatio = 100;

type Entry = UnzipFileInfo & { at: number };

/**
 * The files in a ZIP, unpacked one by one as they are asked for: an entry never gets more memory than it declares, and
 * what it declares is limited. A ZIP that cannot be taken is answered as one file with the reason.
 */
export async function filesInZip(zip: File): Promise<ChosenSource[]> {
  const refused = (refusal: FileRefusal) => [{ ...sourceOf(zip), refusal }];
  if (zip.size > mostBytes) return refused('zip_too_much');
  const bytes = new Uint8Array(await zip.arrayBuffer());
  if (isLocked(bytes)) return refused('zip_locked');
  const entries = entriesOf(bytes);
  if (entries === undefined) return refused('zip_damaged');
  const files = entries.filter(({ name }) => isShown(name));
  if (files.length === 0) return refused('zip_damaged');
  const unpacked = files.reduce((sum, { originalSize }) => sum + Math.min(originalSize, maximumUploadBytes), 0);
  if (entries.length > mostEntries || files.length > batchFilesMost || unpacked > mostBytes)
    return refused('zip_too_much');
  return files.map((entry) => sourceIn(bytes, entry));
}

function entriesOf(bytes: Uint8Array): Entry[] | undefined {
  const entries: Entry[] = [];
  try {
    unzipSync(bytes, { filter: (info) => entries.push({ ...info, at: entries.length }) < 0 });
    return entries;
  } catch {
    return undefined;
  }
}

function sourceIn(bytes: Uint8Array, { name, originalSize, size, at }: Entry): ChosenSource {
  const isPdf = /\.pdf$/i.test(name);
  const isBomb = originalSize > megabyte && originalSize > mostRatio * size;
  return {
    fileName: nameFrom(name.split(/[/\\]/).at(-1) ?? name),
    type: isPdf ? uploadContentType : 'application/octet-stream',
    size: originalSize,
    ...(isBomb ? { refusal: 'zip_too_much' as const } : {}),
    async open() {
      let seen = -1;
      const opened = unzipSync(bytes, {
        filter() {
          seen += 1;
          return seen === at;
        },
      });
      const [content] = Object.values(opened);
      if (content === undefined) throw new Error('The ZIP does not hold this file.');
      return new Blob([new Uint8Array(content)], { type: uploadContentType });
    },
  };
}

/** Neither a folder nor one of the files that systems add without showing them. */
const isShown = (name: string) => !/[/\\]$/.test(name) && !/(^|[/\\])(\.|__MACOSX[/\\])/.test(name);

/** Whether the first entry says that it is encrypted. */
function isLocked(bytes: Uint8Array): boolean {
  const isLocalHeader = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  return isLocalHeader && ((bytes[6] ?? 0) & 1) === 1;
}
