import { crc32 } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';
import { millisecondsIn } from './durations.ts';

type File = { name: string; bytes: Uint8Array };

/** A zip archive, one file at a time and uncompressed: PDFs are compressed already. */
export async function* zipped(files: AsyncIterable<File>, at: Date): AsyncGenerator<Uint8Array> {
  let failure: Error | null = null;
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  function* chunks() {
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  const mtime = inLocalTime(at);
  for await (const { name, bytes } of files) {
    const entry = new StoredFile(name, mtime);
    archive.add(entry);
    entry.write(bytes);
    yield* chunks();
  }
  archive.end();
  yield* chunks();
}

/** An uncompressed file. Node computes its checksum: the library's own, in JavaScript, takes many times longer. */
class StoredFile implements ZipInputFile {
  readonly compression = 0;
  readonly filename: string;
  readonly mtime: Date;
  size = 0;
  crc = 0;
  ondata?: (error: Error | null, bytes: Uint8Array, isLast: boolean) => void;

  constructor(filename: string, mtime: Date) {
    this.filename = filename;
    this.mtime = mtime;
  }

  write(bytes: Uint8Array) {
    this.size = bytes.length;
    this.crc = crc32(bytes);
    this.ondata?.(null, bytes, true);
  }
}

/**
 * Zip archives store local time without a zone, and the library uses the machine's zone: this shifts it so that UTC is
 * written.
 */
function inLocalTime(at: Date): Date {
  return new Date(at.getTime() + at.getTimezoneOffset() * millisecondsIn.minute);
}
