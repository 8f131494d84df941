import { writeFile } from 'node:fs/promises';
import type { Database } from '../../database/open.ts';
import { erasedText } from './erased-list.ts';

/** Writes the list of what was erased to a file; returns what to print. */
export async function writeErasedList(db: Database, path: string): Promise<string[]> {
  const text = await erasedText(db);
  await writeFile(path, text, { mode: 0o600, flush: true });
  return [`${path} lists ${text.split('\n').length - 1} erased things, for "restore --erased".`];
}
