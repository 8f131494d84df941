import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { WrongCall } from '../command.ts';
import type { FormatName } from '../formats/format.ts';

/** A file that all results are written to in a format. */
export type FormatFile = { format: FormatName; path: string };

/** Makes a folder with those above it. Throws `WrongCall` where that is impossible. */
export function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new WrongCall(`The folder ${folder} cannot be made. Is a file in its place, or may you not write there?`);
  }
}

/** Throws `WrongCall` unless the folder that a file is to be written to exists. */
export function needFolderOf(path: string) {
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new WrongCall(`There is no folder ${folder} to write ${basename(path)} to. Make it first.`);
}

/** Writes a file. Throws `WrongCall` with the name of the file where that fails. */
export function write(path: string, content: string | Uint8Array) {
  try {
    writeFileSync(path, content);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new WrongCall(`${path} cannot be written${why}.`);
  }
}

/**
 * A name without folder and ending for each path, all different even where letters of either case are the same: equal
 * names get the folders in front that tell them apart, and a number where these are alike too.
 */
export function namesFor(paths: readonly string[]): string[] {
  const parts = paths.map((path) =>
    path === '-'
      ? ['stdin']
      : resolve(path)
          .replace(/\.pdf$/i, '')
          .split(sep),
  );
  const named = (one: readonly string[], depth: number) => one.slice(-depth).filter(Boolean).join('-');
  const taken = new Set<string>();
  return parts.map((own) => {
    const isShared = (depth: number) =>
      parts.filter((one) => named(one, depth).toLowerCase() === named(own, depth).toLowerCase()).length > 1;
    let depth = 1;
    while (depth < own.length && isShared(depth)) depth++;
    let name = named(own, depth);
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${named(own, depth)}-${number}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
