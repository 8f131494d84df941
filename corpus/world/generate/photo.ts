import { crc32, deflateSync } from 'node:zlib';

const width = 96;
const height = 120;

/** A drawn portrait as a small PNG: a head and shoulders before a plain wall. No real person. */
export function portrait(): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number): [number, number, number] {
  const inside = (cx: number, cy: number, rx: number, ry: number) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  if (inside(40, 48, 2.5, 2.5) || inside(56, 48, 2.5, 2.5) || inside(48, 66, 8, 2)) return [70, 45, 40];
  if (inside(48, 52, 20, 26)) return [214, 172, 142];
  if (inside(48, 44, 25, 30)) return [60, 42, 34];
  if (inside(48, 122, 42, 36)) return [44, 62, 92];
  return [205 + Math.round(y / 8), 212, 220];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
