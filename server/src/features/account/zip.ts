import { crc32 } from '../../services.ts';

type File = { name: string; bytes: Uint8Array };
type Entry = { name: Uint8Array; crc: number; size: number; offset: number };

const utf8Names = 0x0800;
const version = 20;

/** A zip archive, one file at a time and uncompressed: PDFs are compressed already. */
export async function* zipped(files: AsyncIterable<File>, at: Date): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const entry = { name: new TextEncoder().encode(name), crc: crc32(bytes), size: bytes.length, offset };
    const head = record(0x04034b50, [...common(entry, at)], entry.name);
    entries.push(entry);
    yield head;
    yield bytes;
    offset += head.length + bytes.length;
  }
  let length = 0;
  for (const entry of entries) {
    const fields: Field[] = [[2, version], ...common(entry, at), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]];
    const head = record(0x02014b50, fields, entry.name);
    yield head;
    length += head.length;
  }
  const count = entries.length;
  yield record(
    0x06054b50,
    [
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, length],
      [4, offset],
      [2, 0],
    ],
    new Uint8Array(),
  );
}

type Field = [bytes: 2 | 4, value: number];

/** What is said of a file both before it and in the list at the end. */
function common({ name, crc, size }: Entry, at: Date): Field[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, version],
    [2, utf8Names],
    [2, 0],
    [2, time],
    [2, date],
    [4, crc],
    [4, size],
    [4, size],
    [2, name.length],
    [2, 0],
  ];
}

function record(signature: number, fields: Field[], tail: Uint8Array): Uint8Array {
  const all: Field[] = [[4, signature], ...fields];
  const bytes = new Uint8Array(all.reduce((sum, [size]) => sum + size, 0) + tail.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of all) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  bytes.set(tail, at);
  return bytes;
}
