import { globSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { limits } from '../../pdf/limits.ts';
import { WrongCall } from '../command.ts';
import { type Outcome, outcomeOf } from '../formats/format.ts';

/** A file that is to be graded, by its path as it is shown; `-` is standard input. */
export type Input = { path: string };

const isPdf = (name: string) => /\.pdf$/i.test(name);

/**
 * The files that the words of a call stand for, each once, in the order of the words and of the names inside a folder.
 * Throws `WrongCall` for a folder or pattern without a PDF. A missing file is kept: it is reported beside the others.
 */
export function inputsOf(words: readonly string[]): Input[] {
  if (words.length === 0) throw new WrongCall('Name a file or a folder, or - for standard input.');
  if (words.filter((word) => word === '-').length > 1) throw new WrongCall('Standard input can be read once.');
  const paths = words.flatMap(pathsOf);
  const seen = new Set<string>();
  return paths.flatMap((path) => {
    const place = path === '-' ? path : resolve(path);
    if (seen.has(place)) return [];
    seen.add(place);
    return [{ path }];
  });
}

function pathsOf(word: string): string[] {
  if (word === '-') return [word];
  const found = statOf(word);
  if (found?.isDirectory()) {
    const names = readdirSync(word, { recursive: true, encoding: 'utf8' }).filter(isPdf);
    const files = names.map((name) => join(word, name)).filter((path) => statOf(path)?.isFile());
    if (files.length === 0) throw new WrongCall(`There is no PDF in the folder ${word}.`);
    return files.toSorted(byName);
  }
  if (found || !/[*?[{]/.test(word)) return [word];
  const files = globSync(word).filter((path) => isPdf(path) && statOf(path)?.isFile());
  if (files.length === 0) throw new WrongCall(`No PDF fits ${word}.`);
  return files.toSorted(byName);
}

/** The order of code units: the same on every machine. */
const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/** The bytes of a file, or why they cannot be read. A file that is too large is not read at all. */
export async function bytesOf({ path }: Input): Promise<Uint8Array | Outcome> {
  try {
    if (path === '-') return await standardInput();
    return statSync(path).size > limits.fileBytes ? outcomeOf('too_large') : readFileSync(path);
  } catch (error) {
    return { ok: false, error: reasonOf(error) };
  }
}

async function standardInput(): Promise<Uint8Array | Outcome> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limits.fileBytes) return outcomeOf('too_large');
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): { code: string; message: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return { code: 'no_such_file', message: 'There is no such file.' };
  if (code === 'EACCES' || code === 'EPERM') return { code: 'not_allowed', message: 'You may not read this file.' };
  return { code: 'not_readable', message: 'This file cannot be read.' };
}
