import { constants, inflateSync } from 'node:zlib';

/** Two copies of a larger file would take too much of the engine's memory. */
const largestFile = 4 << 20;
/** So long a map of characters may be; those of real fonts take some kilobytes. */
const longestMap = 1 << 18;
/** So many fonts of a file are looked through. */
const mostMaps = 100;
const reference = /\/ToUnicode\s+(\d+)\s+0\s+R/g;
const pair = /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g;

/**
 * A PDF whose maps from characters to Unicode say nothing and something of one character, as Chromium writes them for
 * brackets and hyphens beside figures: readers that take the first value lose the character. The maps are appended anew
 * without the empty values, as an update of the file (ISO 32000-1, 7.5.6). Undefined where there is nothing to mend, or
 * where the file is no plain one: encrypted, or with its dictionaries inside streams.
 */
export function withFullUnicodeMaps(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length > largestFile) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const trailer = trailerOf(text);
  // Behind other bytes the places in the file are counted from its header.
  if (!trailer || !text.startsWith('%PDF-')) return undefined;
  const numbers = new Set([...text.matchAll(reference)].map(([, number = '']) => number));
  const updates = [...numbers].slice(0, mostMaps).flatMap((number) => {
    const map = mapOf(text, number);
    const full = map && withoutEmptyValues(map);
    return full === undefined ? [] : [{ number, full }];
  });
  return updates.length === 0 ? undefined : appended(text, trailer, updates);
}

type Trailer = { size: string; root: string; start: string };

/** What an update repeats of the last trailer. */
function trailerOf(text: string): Trailer | undefined {
  const at = text.lastIndexOf('trailer');
  const last = at < 0 ? '' : text.slice(at);
  const [, size] = /\/Size\s+(\d+)/.exec(last) ?? [];
  const [, root] = /\/Root\s+(\d+\s+\d+\s+R)/.exec(last) ?? [];
  const [, start] = /startxref\s+(\d+)/.exec(last) ?? [];
  return size && root && start && !last.includes('/Encrypt') ? { size, root, start } : undefined;
}

/** The text of a map, by the number of its object; undefined where it cannot be read. */
function mapOf(text: string, number: string): string | undefined {
  const start = text.lastIndexOf(`\n${number} 0 obj`);
  const opening = start < 0 ? -1 : text.indexOf('stream', start);
  const end = opening < 0 ? -1 : text.indexOf('endstream', opening);
  if (end < 0 || end - start > longestMap || text.slice(start, opening).includes('endobj')) return undefined;
  const data = Buffer.from(text.slice(opening + 'stream'.length, end).replace(/^\r?\n/, ''), 'latin1');
  if (!text.slice(start, opening).includes('FlateDecode')) return data.toString('latin1');
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: longestMap }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** A map without the empty values of characters that have another one; undefined where it has none such. */
function withoutEmptyValues(map: string): string | undefined {
  const valued = new Set(pairsIn(map).flatMap(([code, value]) => (isEmpty(value) ? [] : [code])));
  const full = map
    .split(blockEnd)
    .map((part, i, parts) => (i === parts.length - 1 ? part : withoutEmptyIn(part, valued)))
    .join('');
  return full === map ? undefined : full;
}

const blockStart = 'beginbfchar';
const blockEnd = 'endbfchar';

/** What ends with a block of characters one by one; the number before it, which counts them, is put right. */
function withoutEmptyIn(part: string, valued: ReadonlySet<string>): string {
  const at = part.lastIndexOf(blockStart);
  const pairs = at < 0 ? [] : pairsIn(part.slice(at));
  const kept = pairs.filter(([code, value]) => !isEmpty(value) || !valued.has(code));
  if (kept.length === pairs.length) return part + blockEnd;
  const before = part.slice(0, at).replace(/\d{1,4}\s{0,4}$/, '');
  const lines = kept.map(([code, value]) => `<${code}> <${value}>\n`).join('');
  return kept.length === 0 ? before : `${before}${kept.length} ${blockStart}\n${lines}${blockEnd}`;
}

const pairsIn = (text: string) => [...text.matchAll(pair)].map(([, code = '', value = '']) => [code, value] as const);

/** Chromium writes no value as `<4C> <0000>`. */
const isEmpty = (value: string) => /^0+$/.test(value);

function appended(
  text: string,
  { size, root, start }: Trailer,
  updates: { number: string; full: string }[],
): Uint8Array {
  let out = `${text}\n`;
  let table = 'xref\n';
  for (const { number, full } of updates) {
    table += `${number} 1\n${String(out.length).padStart(10, '0')} 00000 n \n`;
    out += `${number} 0 obj\n<</Length ${full.length}>>\nstream\n${full}\nendstream\nendobj\n`;
  }
  const end = `trailer\n<</Size ${size}/Root ${root}/Prev ${start}>>\nstartxref\n${out.length}\n%%EOF\n`;
  return Buffer.from(out + table + end, 'latin1');
}
