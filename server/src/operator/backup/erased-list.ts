import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { before, millisecondsIn } from '../../base/durations.ts';
import type { Database } from '../../database/open.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Where a running installation keeps the list beside its files, so that it outlives the database. */
const listKey = 'operator/erased.txt';
/** A backup may be restored for this long without bringing back what was erased. */
const keptDays = 400;

const digestPattern = /^[0-9a-f]{64}$/;

/** As the triggers of the migration `0070_erased.sql` make it. */
export const erasedDigest = (what: string, id: string) => createHash('sha256').update(`${what} ${id}`).digest('hex');

/** What was erased, as lines of digests. */
export async function erasedText(db: Database): Promise<string> {
  const rows = await db.selectFrom('erased').select('digest').orderBy('digest').execute();
  return rows.map(({ digest }) => `${digest}\n`).join('');
}

type Services = { db: Database; storage: Pick<Storage, 'read' | 'write'>; now: () => Date };

/**
 * Keeps the list of what was erased: forgets what is old, and writes the rest beside the files whenever it changed. An
 * empty list is written, too: it says that a restore needs no other.
 */
export function createErasedList({ db, storage, now }: Services) {
  let written: string | undefined;
  return {
    async sweep(): Promise<void> {
      await db
        .deleteFrom('erased')
        .where('at', '<', before(now(), keptDays * millisecondsIn.day))
        .execute();
      const text = await erasedText(db);
      if (text === written) return;
      await storage.write(listKey, new TextEncoder().encode(text), 'text/plain');
      written = text;
    },
  };
}

/** The list beside the files of an installation; undefined when there is none. */
export async function listBeside(storage: Pick<Storage, 'read'>): Promise<string[] | undefined> {
  const bytes = await storage.read(listKey);
  return bytes && digestsIn(new TextDecoder().decode(bytes), listKey);
}

export const listInFile = async (path: string): Promise<string[]> => digestsIn(await readFile(path, 'utf8'), path);

function digestsIn(text: string, name: string): string[] {
  const lines = text.split(/\r?\n/).filter(Boolean);
  if (!lines.every((line) => digestPattern.test(line)))
    throw new Error(`${name} is no list of what was erased: it has lines that are no digests.`);
  return lines;
}
