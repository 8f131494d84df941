import { openDatabase } from '../../compose/open-database.ts';
import { openStorage } from '../../compose/open-storage.ts';
import { productVersion } from '../../compose/product-version.ts';
import type { Config } from '../../config/config.ts';
import { addAudit } from '../../database/audit-log.ts';
import type { Database } from '../../database/open.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type BackupSource, backUp } from './back-up.ts';
import { generatedSecrets, secretsOf } from './secrets.ts';

type Services = { db: Database; storage: Storage; now: () => Date };

/** What a host backs up. */
export const sourceOf = (config: Config, { db, storage, now }: Services): BackupSource => ({
  db,
  storage,
  now,
  product: productVersion(),
  secrets: secretsOf(config),
  generated: generatedSecrets(config),
});

/** Backs up from this process, beside hosts on PostgreSQL or where none runs. Migrates nothing. */
export async function backUpHere(config: Config, folder: string, log: (error: unknown) => void): Promise<string[]> {
  const now = () => new Date();
  const { db, close } = await openDatabase(config, log, { migrates: false, isPatient: true });
  try {
    await addAudit(db, now(), { actor: 'operator', action: 'command backup' });
    return await backUp(sourceOf(config, { db, storage: (await openStorage(config, now)).storage, now }), folder);
  } finally {
    await close();
  }
}
