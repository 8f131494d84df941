import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../base/error-details.ts';

const ownerOnly = 0o077;
const sticky = 0o1000;

/**
 * Makes the data folder and its contents accessible to their owner only: a container volume or an earlier version may
 * have left them open. Uploaded files are too many to change one by one; the folder around them is enough.
 */
export function makePrivate(folder: string) {
  // A folder that all users share, such as /tmp, is not ours to restrict.
  if ((lstatSync(folder).mode & sticky) === 0) tighten(folder);
  for (const { name } of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, name);
    if (name === 'database') tightenAll(path);
    else if (/^(files|outbox)$|\.(secret|db|sock)$/.test(name)) tighten(path);
  }
}

function tightenAll(folder: string) {
  tighten(folder);
  if (!lstatSync(folder).isDirectory()) return;
  for (const { name, parentPath } of readdirSync(folder, { withFileTypes: true, recursive: true }))
    tighten(join(parentPath, name));
}

function tighten(path: string) {
  try {
    const { mode } = lstatSync(path);
    if ((mode & ownerOnly) !== 0) chmodSync(path, mode & 0o7777 & ~ownerOnly);
  } catch (error) {
    // The file is gone, or belongs to another user, who then has to restrict it.
    if (existsSync(path) && !['EPERM', 'EROFS'].includes(String(codeOf(error)))) throw error;
  }
}
