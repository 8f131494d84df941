import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../compose/open-database.ts';
import type { Config } from '../../config/config.ts';
import { Mistyped, usage } from '../commands.ts';
import { callHost } from '../operator-socket.ts';
import { backUpHere } from './backup-source.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { writeErasedList } from './write-erased.ts';

const backupCommands = ['backup', 'restore', 'move', 'erased'] as const;
type Name = (typeof backupCommands)[number];

export const isBackupCommand = (name: string | undefined): name is Name => backupCommands.some((each) => each === name);

/** Backups and what belongs to them, in this process unless a host has the embedded database. Returns what to print. */
export async function backupCommand(config: Config, name: Name, args: string[]): Promise<string[]> {
  const { values, positionals } = read(args);
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new Mistyped(usage);
  const path = resolve(given);
  const log = (error: unknown) => console.error(error);
  if (name === 'restore') {
    const erased = values.erased === undefined || values.erased === 'none' ? values.erased : resolve(values.erased);
    return await restore(config, path, { erased, replaces: values.replace });
  }
  if (name === 'move') return await move(config, path, values.replace);
  if (name === 'erased') return await writeErased(config, path, log);
  return (await byHost(config, ['backup', path])) ?? (await backUpHere(config, path, log));
}

/** The host that has the embedded database is the only one who can read it. */
async function byHost(config: Config, args: string[]): Promise<string[] | undefined> {
  if (config.DATABASE !== 'embedded') return undefined;
  const answer = await callHost(config.DATA_FOLDER, args);
  if (answer?.ok === false) throw new Mistyped(answer.lines.join('\n'));
  return answer?.lines;
}

async function writeErased(config: Config, path: string, log: (error: unknown) => void): Promise<string[]> {
  const told = await byHost(config, ['erased', path]);
  if (told) return told;
  const { db, close } = await openDatabase(config, log, { migrates: false });
  try {
    return await writeErasedList(db, path);
  } finally {
    await close();
  }
}

function read(args: string[]) {
  const options = { erased: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Mistyped(usage);
  }
}
