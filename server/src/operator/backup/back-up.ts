import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { keptTables } from '../../database/catalog.ts';
import type { Database } from '../../database/open.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createBackupFolder, sumsText } from './backup-folder.ts';
import { type Manifest, names } from './manifest.ts';
import { createLinesDigest, linesOf, writeAlike } from './rows.ts';
import { fingerprintsOf, type Secrets, secretsText, secretVariables } from './secrets.ts';
import { isStillThere, type StoredFile, storedFiles } from './stored-files.ts';
import { filesPrefix, tablePath, verifyBackup } from './verify-backup.ts';

export type BackupSource = {
  db: Database;
  storage: Pick<Storage, 'read'>;
  now: () => Date;
  /** The version of the product. */
  product: string;
  secrets: Secrets;
  /** Those of the secrets that nobody but this installation has. */
  generated: Secrets;
};

/** The backup was written and verified, and something it should hold was not there. */
class Incomplete extends Error {}

const filesAtOnce = 4;

/**
 * Writes the whole installation into an empty folder while it serves, and reads the folder again. The database is read
 * in one transaction; then the files it names are copied, which are never changed, only added and deleted.
 */
export async function backUp(source: BackupSource, folder: string): Promise<string[]> {
  const { now, secrets, generated } = source;
  const target = await createBackupFolder(folder);
  const takenAt = now();
  const { tables, migrations, files } = await copyTables(source.db, target);
  const copied = await copyFiles(source, files, target);
  const sums = sumsText(target.sums);
  await writeFile(join(folder, names.sums), sums, { mode: 0o600, flush: true });
  if (Object.keys(generated).length > 0) await target.seal(names.secrets, secretsText(generated));
  const manifest: Manifest = {
    format: 1,
    product: source.product,
    takenAt: takenAt.toISOString(),
    migrations,
    tables,
    ...copied,
    fingerprints: fingerprintsOf(secrets),
    sums: createHash('sha256').update(sums).digest('hex'),
  };
  await target.seal(names.manifest, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await verifyBackup(folder);
  const lines = describe(folder, manifest, secrets, generated);
  if (copied.missing.length === 0) return lines;
  throw new Incomplete([...lines, `Missing in the storage: ${copied.missing.join(', ')}.`].join('\n'));
}

type Target = Awaited<ReturnType<typeof createBackupFolder>>;

async function copyTables(db: Database, target: Target) {
  // The embedded database has one connection, so a transaction sees one moment by itself.
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await snapshot.execute(async (tx) => {
    await writeAlike(tx);
    const migrations = await namesOfMigrations(tx);
    const tables: Manifest['tables'] = [];
    for (const shape of await keptTables(tx)) {
      const digest = createLinesDigest();
      await target.writeLines(tablePath(shape.name), counted(linesOf(tx, shape), digest));
      const columns = shape.columns.map(({ name }) => name);
      tables.push({ name: shape.name, columns, ...digest.result() });
    }
    return { tables, migrations, files: await storedFiles(tx) };
  });
}

async function namesOfMigrations(tx: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(tx);
  return rows.map(({ name }) => name);
}

async function* counted(batches: AsyncIterable<string[]>, digest: ReturnType<typeof createLinesDigest>) {
  for await (const lines of batches) {
    for (const line of lines) digest.add(line);
    yield lines;
  }
}

async function copyFiles({ db, storage }: BackupSource, files: StoredFile[], target: Target) {
  const erased = new Set<string>();
  const missing: string[] = [];
  let count = 0;
  let bytes = 0;
  const waiting = files.values();
  async function copyOne(file: StoredFile) {
    const found = await storage.read(file.key);
    if (found) {
      const sha256 = await target.write(`${filesPrefix}${file.key}`, found);
      if (file.sha256 !== undefined && file.sha256 !== sha256) missing.push(`${file.key} (other bytes)`);
      count += 1;
      bytes += found.length;
      return;
    }
    if (!(await isStillThere(db, file))) erased.add(file.resumeId);
    else if (!file.isPromised) missing.push(file.key);
  }
  const copy = async () => {
    for (const file of waiting) await copyOne(file);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, copy));
  return { files: { count, bytes }, erasedMeanwhile: [...erased], missing };
}

const megabyte = 1e6;

function describe(folder: string, manifest: Manifest, secrets: Secrets, generated: Secrets): string[] {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes } = manifest.files;
  const gone = manifest.erasedMeanwhile.length;
  const own = secretVariables.filter((name) => secrets[name] !== undefined && generated[name] === undefined);
  return [
    `${folder} holds ${manifest.tables.length} tables with ${rows} rows and ${count} files with ${(bytes / megabyte).toFixed(1)} MB.`,
    'It was read again: every checksum, row and file agrees.',
    ...(gone > 0 ? [`${gone} resumes were deleted meanwhile; a restore deletes them as well.`] : []),
    ...(Object.keys(generated).length > 0
      ? [`${names.secrets} has ${Object.keys(generated).join(' and ')}: move it to another place than the rest.`]
      : []),
    ...(own.length > 0 ? [`${own.join(' and ')} came from you and are not in it: keep them.`] : []),
  ];
}
