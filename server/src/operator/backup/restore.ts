import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../compose/open-database.ts';
import { openDigest } from '../../compose/open-digest.ts';
import { openStorage } from '../../compose/open-storage.ts';
import type { Config } from '../../config/config.ts';
import { addAudit } from '../../database/audit-log.ts';
import { type Database, migrationLock, type OpenDatabase } from '../../database/open.ts';
import { createCredits } from '../../features/credits/credits.ts';
import { createErasing } from '../../features/resumes/erasing/erasing.ts';
import { releaseErased } from '../../features/reviews/review-charges.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { openQueue } from '../../platform/queue/boss.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { erasedDigest, listBeside, listInFile } from './erased-list.ts';
import { forgetErased } from './forget-erased.ts';
import { loadTables, requireKnownMigrations } from './load-tables.ts';
import { requireEmpty, requireNobodyElse } from './may-restore.ts';
import { requireSecrets, secretsIn, takeSecrets } from './secrets.ts';
import { contentTypeOf } from './stored-files.ts';
import { takeUpAgain } from './take-up-again.ts';
import { type Backup, filesPrefix, verifyBackup } from './verify-backup.ts';

type RestoreChoices = {
  /** A file with the list of what was erased since, or `none` for somebody who knows that there was nothing. */
  erased: string | undefined;
  /** Whether an installation with people in it is replaced. */
  replaces: boolean;
  /** Whether people stay signed in: only where nothing happened since the backup. */
  keepsSessions?: boolean;
};

/**
 * Restores a backup into the configured installation, which no host may run on, and returns what is to be told. Files
 * come first and the database in one transaction last: until that commits, nothing has changed.
 */
export async function restore(config: Config, folder: string, choices: RestoreChoices): Promise<string[]> {
  const backup = await verifyBackup(folder);
  requireKnownMigrations(backup);
  requireSecrets(config, backup.manifest.fingerprints, secretsIn(folder));
  const now = () => new Date();
  const log = (error: unknown) => console.error(error);
  const database = await openDatabase(config, log, { isPatient: true });
  try {
    await requireNobodyElse(database);
    if (!choices.replaces) await requireEmpty(database.db);
    const { storage } = await openStorage(config, now);
    const erased = await whatWasErased(backup, storage, database.db, choices);
    const files = await copyFiles(backup, storage, erased);
    const credits = createCredits(
      { db: database.db, now, digest: openDigest(config), metrics: createMetrics() },
      { welcomeCredits: config.WELCOME_CREDITS },
    );
    const charges = { erased: async (tx: Database, ids: string[]) => await releaseErased(tx, credits, ids) };
    const erasing = createErasing({ db: database.db, storage, now, log }, charges);
    const done = await restoreDatabase(database, backup, { erased, erasing, now, choices, log });
    // Last, so that an installation that is to be replaced keeps its own until it is.
    takeSecrets(config, secretsIn(folder));
    return describe(config, backup, files, done, choices);
  } finally {
    await database.close();
  }
}

async function whatWasErased(backup: Backup, storage: Storage, db: Database, { erased, replaces }: RestoreChoices) {
  const beside = await listBeside(storage);
  if (erased === undefined && beside === undefined && !replaces)
    throw new Error(`Nothing was restored. What people had deleted since the backup was taken must be deleted again.
Say --erased FILE with the list of the installation that was lost: its file operator/erased.txt beside the resumes, or
what "admin erased FILE" wrote; or --erased none, if nothing was deleted since ${backup.manifest.takenAt}.`);
  const given = erased === undefined || erased === 'none' ? [] : await listInFile(erased);
  const here = replaces ? await db.selectFrom('erased').select('digest').execute() : [];
  const meanwhile = backup.manifest.erasedMeanwhile.map((id) => erasedDigest('resume', id));
  return new Set([...given, ...(beside ?? []), ...here.map(({ digest }) => digest), ...meanwhile]);
}

const filesAtOnce = 4;

/** Writes the files and sees that they are there. Those of resumes that are to be forgotten are left out. */
async function copyFiles({ folder, sums }: Backup, storage: Storage, erased: Set<string>): Promise<number> {
  const keys = sums
    .filter(({ path }) => path.startsWith(filesPrefix))
    .map(({ path }) => path.slice(filesPrefix.length))
    .filter((key) => !erased.has(erasedDigest('resume', key.split('/')[1] ?? '')));
  const waiting = keys.values();
  const copy = async () => {
    for (const key of waiting) {
      const bytes = await readFile(join(folder, filesPrefix, key));
      await storage.write(key, bytes, contentTypeOf(key));
      if ((await storage.sizeOf(key)) !== bytes.length) throw new Error(`The storage has not kept ${key}.`);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, copy));
  return keys.length;
}

type Needs = {
  erased: Set<string>;
  erasing: ReturnType<typeof createErasing>;
  now: () => Date;
  choices: RestoreChoices;
  log: (error: unknown) => void;
};
type Done = { gradings: number; resumes: number; accounts: number };

async function restoreDatabase(database: OpenDatabase, backup: Backup, needs: Needs): Promise<Done> {
  const { erased, erasing, now, choices, log } = needs;
  // Makes the queue's own tables, where there are none yet.
  const queue = await openQueue(database, log);
  try {
    return await database.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx);
      const before = await tx.selectFrom('resume').select('id').execute();
      await loadTables(tx, backup);
      await forgetFilesOf(tx, before, now());
      const rows = [...erased].map((digest) => ({ digest, at: now() }));
      for (let from = 0; from < rows.length; from += 1000)
        await tx
          .insertInto('erased')
          .values(rows.slice(from, from + 1000))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const forgotten = await forgetErased(tx, erasing, now());
      if (!choices.keepsSessions)
        await tx.updateTable('identity_family').set({ revoked_at: now() }).where('revoked_at', 'is', null).execute();
      const gradings = await takeUpAgain(tx, queue);
      await addAudit(tx, now(), { actor: 'operator', action: 'command restore' });
      return { gradings, ...forgotten };
    });
  } finally {
    await queue.close();
  }
}

/** Files of resumes that were here and are not in the backup belong to nobody now: housekeeping removes them. */
async function forgetFilesOf(tx: Database, before: { id: string }[], at: Date) {
  const kept = new Set((await tx.selectFrom('resume').select('id').execute()).map(({ id }) => id));
  for (const { id } of before)
    if (!kept.has(id))
      await tx
        .insertInto('erasure')
        .values({ prefix: `resumes/${id}/`, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}

function describe(config: Config, { manifest }: Backup, files: number, done: Done, choices: RestoreChoices): string[] {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const into = `${config.DATABASE === 'postgres' ? 'PostgreSQL' : config.DATA_FOLDER} and ${config.STORAGE === 's3' ? `the bucket ${config.S3_BUCKET}` : 'files on disk'}`;
  return [
    `Restored the backup of ${manifest.takenAt} into ${into}: ${rows} rows, read again and alike, and ${files} files.`,
    `${done.resumes} resumes and ${done.accounts} accounts that had been erased since were erased again.`,
    `${done.gradings} gradings that were under way are in the queue.`,
    ...(choices.keepsSessions ? [] : ['Everybody has to sign in again.']),
    ...(config.PAYMENTS === 'stripe'
      ? ['Payments since then: "admin reconcile --days N", with the days since the backup.']
      : []),
  ];
}
