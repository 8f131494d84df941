import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../database/open.ts';

/** What the prepared database depends on: the engine, its settings and the migrations. */
const sources = ['../database/open.ts', '../database/migrations/*.sql', '../../package.json'];

/**
 * Puts an embedded database with empty tables into a data folder that has none yet. Making one takes a host several
 * seconds; it is made once for each version of the tables, and copied.
 */
export async function prepareDatabase(folder: string): Promise<void> {
  const own = join(folder, 'database');
  if (existsSync(own)) return;
  await mkdir(folder, { recursive: true });
  await cp(join(await template(), 'database'), own, { recursive: true });
}

async function template(): Promise<string> {
  const made = join(tmpdir(), `redmark-database-${versionOfTables()}`);
  if (existsSync(made)) return made;
  const folder = await mkdtemp(`${made}-`);
  await (await openEmbedded(folder)).close();
  // Whoever is first wins; another worker's copy is the same.
  await rename(folder, made).catch(async () => await rm(folder, { recursive: true }));
  return made;
}

function versionOfTables(): string {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256');
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd }).toSorted()))
    hash.update(readFileSync(join(cwd, file)));
  return hash.digest('hex').slice(0, 16);
}
