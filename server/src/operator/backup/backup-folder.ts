import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../base/error-details.ts';

export type Sum = { path: string; sha256: string };

const privately = { mode: 0o600, flush: true } as const;

/** A new, empty folder for a backup, readable by its owner only. */
export async function createBackupFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. A backup needs a folder of its own.`);
  const sums: Sum[] = [];
  const at = async (path: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    return join(folder, path);
  };
  return {
    sums,
    async write(path: string, bytes: Uint8Array): Promise<string> {
      await writeFile(await at(path), bytes, privately);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      sums.push({ path, sha256 });
      return sha256;
    },
    /** Writes lines as they come. */
    async writeLines(path: string, batches: AsyncIterable<string[]>) {
      const hash = createHash('sha256');
      const file = await open(await at(path), 'wx', privately.mode);
      try {
        for await (const lines of batches) {
          const text = lines.map((line) => `${line}\n`).join('');
          hash.update(text);
          await file.write(text);
        }
        await file.sync();
      } finally {
        await file.close();
      }
      sums.push({ path, sha256: hash.digest('hex') });
    },
    /** Written whole or not at all. */
    async seal(path: string, text: string) {
      await writeFile(join(folder, `${path}.part`), text, privately);
      await rename(join(folder, `${path}.part`), join(folder, path));
    },
  };
}

/** As `sha256sum` writes and reads it. */
export const sumsText = (sums: Sum[]) => sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');

export function readSums(text: string): Sum[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ sha256: line.slice(0, 64), path: line.slice(66) }));
}

/** The SHA-256 of a file in hexadecimal, or undefined when there is none. */
export async function sha256Of(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}
