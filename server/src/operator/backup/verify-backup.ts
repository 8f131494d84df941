import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../base/error-details.ts';
import { readSums, type Sum, sha256Of } from './backup-folder.ts';
import { Manifest, names } from './manifest.ts';
import { createLinesDigest } from './rows.ts';

export type Backup = { folder: string; manifest: Manifest; sums: Sum[] };

/** Reads the whole backup: every checksum, every row and file counted. Throws what is wrong with it. */
export async function verifyBackup(folder: string): Promise<Backup> {
  const manifest = Manifest.parse(JSON.parse(await textOf(folder, names.manifest)));
  const text = await textOf(folder, names.sums);
  const sums = readSums(text);
  const wrong: string[] = [];
  if (createHash('sha256').update(text).digest('hex') !== manifest.sums) wrong.push(names.sums);
  for (const { path, sha256 } of sums) if ((await sha256Of(join(folder, path))) !== sha256) wrong.push(path);
  if (wrong.length > 0) throw new Error(`The backup in ${folder} is damaged: ${firstOf(wrong)}.`);
  for (const { name, rows, digest } of manifest.tables) {
    const found = await digestOf(join(folder, tablePath(name)));
    if (found.rows !== rows || found.digest !== digest)
      throw new Error(`The backup in ${folder} has ${found.rows} rows of ${name} where ${rows} were read.`);
  }
  const files = sums.filter(({ path }) => path.startsWith(filesPrefix));
  if (files.length !== manifest.files.count)
    throw new Error(`The backup in ${folder} has ${files.length} files where ${manifest.files.count} were read.`);
  return { folder, manifest, sums };
}

export const tablePath = (name: string) => `database/${name}.jsonl`;
export const filesPrefix = 'files/';

/** The rows of a table in a backup, some at a time. */
export async function* batchesIn(path: string, most = 200): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let rest = '';
  // Not by `readline`: to it, characters that JSON has inside of texts end a line as well.
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    batch.push(...lines);
    if (batch.length < most) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function digestOf(path: string) {
  const digest = createLinesDigest();
  for await (const lines of batchesIn(path)) for (const line of lines) digest.add(line);
  return digest.result();
}

async function textOf(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Error(`${folder} is no complete backup: it has no ${name}.`, { cause: error });
  }
}

const firstOf = (paths: string[]) =>
  paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(', ');
