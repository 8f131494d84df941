import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../base/error-details.ts';

const ownerOnly = 0o077;
const sticky = 0o1000;

/**
 * Takes the data folder and what lies in it away from everybody but its owner, whatever made it: a container volume or
 * an earlier version may have left it open. Files that people uploaded are many; the folder around them is enough.
 */
export function makePrivate(folder: string) {
  // A folder that all users share, such as /tmp, is not ours to close.
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
    // Gone meanwhile, or somebody else's: then it is theirs to close.
    if (existsSync(path) && !['EPERM', 'EROFS'].includes(String(codeOf(error)))) throw error;
  }
}
