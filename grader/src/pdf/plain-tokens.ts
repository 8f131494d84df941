/** A token of a PDF outside its streams; `from` and `to` are byte offsets without the delimiters. */
export type Token = { kind: 'name' | 'string' | 'hex' | 'word' | 'sign' | 'data'; from: number; to: number };

const [slash, open, close, less, greater, backslash, percent] = Buffer.from('/()<>\\%');
const endOfStream = Buffer.from('endstream');
const delimiters = new Set(Buffer.from('()<>[]{}/%'));

const isSpace = (byte: number) => byte === 32 || (byte >= 9 && byte <= 13) || byte === 0;

/**
 * The tokens of a PDF as PDFium writes it: dictionaries in plain text, names without escapes, and the length of each
 * stream as a number in its dictionary. The bytes of a stream are one token, `data`.
 */
export function* plainTokens(bytes: Buffer): Generator<Token> {
  let at = 0;
  let length = Number.NaN;
  let isLength = false;
  while (at < bytes.length) {
    const token = tokenAt(bytes, at);
    at = token.next;
    if (token.kind === undefined) continue;
    const { kind, from, to } = token;
    yield { kind, from, to };
    const text = kind === 'name' || kind === 'word' ? bytes.toString('latin1', from, to) : '';
    if (isLength) length = Number(text);
    isLength = kind === 'name' && text === 'Length';
    if (kind !== 'word' || text !== 'stream') continue;
    const start = at + (bytes[at] === 13 ? 2 : 1);
    at = endOfData(bytes, start, length);
    length = Number.NaN;
    yield { kind: 'data', from: start, to: at };
  }
}

type Found = { kind: Token['kind'] | undefined; from: number; to: number; next: number };

function tokenAt(bytes: Buffer, at: number): Found {
  const byte = bytes[at] ?? 0;
  if (isSpace(byte)) return { kind: undefined, from: at, to: at, next: at + 1 };
  if (byte === percent) {
    const end = bytes.indexOf(10, at);
    return { kind: undefined, from: at, to: at, next: end === -1 ? bytes.length : end + 1 };
  }
  if (byte === slash) {
    const end = endOfWord(bytes, at + 1);
    return { kind: 'name', from: at + 1, to: end, next: end };
  }
  if (byte === open) {
    const end = endOfString(bytes, at);
    return { kind: 'string', from: at + 1, to: end, next: end + 1 };
  }
  if (byte === less && bytes[at + 1] !== less) {
    const end = bytes.indexOf(greater ?? 0, at);
    const to = end === -1 ? bytes.length : end;
    return { kind: 'hex', from: at + 1, to, next: to + 1 };
  }
  if (delimiters.has(byte)) {
    const next = at + (bytes[at + 1] === byte && (byte === less || byte === greater) ? 2 : 1);
    return { kind: 'sign', from: at, to: next, next };
  }
  const end = endOfWord(bytes, at);
  return { kind: 'word', from: at, to: end, next: end };
}

function endOfWord(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !isSpace(bytes[at] ?? 0) && !delimiters.has(bytes[at] ?? 0)) at += 1;
  return at;
}

/** The closing parenthesis of the string that opens at `from`: parentheses inside nest, and a backslash escapes. */
function endOfString(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === backslash) at += 1;
    else if (bytes[at] === open) depth += 1;
    else if (bytes[at] === close && --depth === 0) return at;
  }
  return bytes.length;
}

/** Where the data of a stream ends: after its declared length if `endstream` follows, else at the next `endstream`. */
function endOfData(bytes: Buffer, start: number, length: number): number {
  const end = start + length;
  // A line break of one or two bytes may lie between.
  if (Number.isInteger(length) && bytes.subarray(end, end + endOfStream.length + 2).includes(endOfStream)) return end;
  const found = bytes.indexOf(endOfStream, start);
  return found === -1 ? bytes.length : found;
}
