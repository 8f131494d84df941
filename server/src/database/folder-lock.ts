import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../base/cannot-start.ts';
import { memberOf } from '../base/error-details.ts';
import { makePrivate } from './private-files.ts';

const busy = 5;

/**
 * Makes this process the only owner of a data folder. Two embedded engines on one folder corrupt it silently. The lock
 * is SQLite's lock on a file: the kernel releases it when the process ends, however it ends.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
  const lock = new DatabaseSync(join(folder, 'owner.lock.db'), { timeout: 200 });
  try {
    chmodSync(join(folder, 'owner.lock.db'), 0o600);
    lock.exec('pragma journal_mode = delete; begin exclusive; create table if not exists owner (pid integer);');
  } catch (error) {
    lock.close();
    if (memberOf(error, 'errcode') !== busy) throw error;
    throw new CannotStart(
      'taken',
      `The data folder ${folder} is in use by another process. Stop that one, or set DATA_FOLDER.`,
      { cause: error },
    );
  }
  return () => {
    lock.exec('rollback');
    lock.close();
  };
}
