import { plainTokens, type Token } from './plain-tokens.ts';

/**
 * Names that make a PDF reader run something or that carry another file. Each is overwritten by an unknown name of the
 * same length, so that every offset in the file stays valid.
 */
const activeNames = new Set([
  ...['OpenAction', 'AA', 'JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Rendition'],
  ...['EmbeddedFiles', 'EmbeddedFile', 'EF', 'FileAttachment', 'RichMedia', 'XFA'],
]);
/** Names whose value is a script, as a string or as a stream. */
const scriptNames = new Set(['JS', 'XFA']);

const [letterX, space, zero] = Buffer.from('X 0');

/**
 * Removes scripts, automatic actions and attached files, in place, from a PDF that PDFium wrote: we hand the marked
 * copy of a stranger's resume on under our name. Links to web pages stay. The PDF format: ISO 32000-1, 7.3 (objects),
 * 12.6 (actions) and 7.11.4 (embedded files).
 */
export function removeActiveContent(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scripts = new Set<string>();
  const streams: { object: string; isAttached: boolean; data: Token }[] = [];
  let words: string[] = [];
  let object = '';
  let isAttached = false;
  /** The name that was read last; the next token is its value. */
  let key = '';
  for (const token of plainTokens(file)) {
    const text = token.kind === 'name' || token.kind === 'word' ? file.toString('latin1', token.from, token.to) : '';
    if (token.kind === 'word') words = [...words.slice(-2), text];
    switch (token.kind) {
      case 'name':
        if (text === 'EmbeddedFile') isAttached = true;
        if (activeNames.has(text)) file.fill(letterX ?? 0, token.from, token.to);
        key = text;
        words = [];
        break;
      case 'string':
      case 'hex':
        if (scriptNames.has(key)) file.fill((token.kind === 'hex' ? zero : space) ?? 0, token.from, token.to);
        break;
      case 'word':
        if (text === 'R' && scriptNames.has(key)) scripts.add(words[0] ?? '');
        if (text === 'obj') [object, isAttached, key] = [words[0] ?? '', false, ''];
        break;
      case 'data':
        streams.push({ object, isAttached, data: token });
        break;
    }
  }
  for (const { object: number, isAttached: attached, data } of streams)
    if (attached || scripts.has(number)) file.fill(space ?? 0, data.from, data.to);
  return bytes;
}
