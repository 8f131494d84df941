/** The files of an archive whose files are not compressed, read from its list at the end as unzip programs do. */
export function unzipped(archive: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('This is no archive.');
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < view.getUint16(end + 10, true); index++) {
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    const start = view.getUint32(at + 42, true) + 30 + nameLength;
    files.set(name, archive.subarray(start, start + size));
    at += 46 + nameLength;
  }
  return files;
}
