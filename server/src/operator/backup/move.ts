import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, readConfig } from '../../config/config.ts';
import { callHost } from '../operator-socket.ts';
import { backUpHere } from './backup-source.ts';
import { restore } from './restore.ts';
import { secretsOf, secretVariables } from './secrets.ts';

/**
 * Moves this installation, which no host may run on, into the one that a file of settings describes. What is here stays
 * as it is; the backup in between stays, too, as the way back.
 */
export async function move(config: Config, settings: string, replaces: boolean): Promise<string[]> {
  if ((await callHost(config.DATA_FOLDER, ['health'])) !== undefined)
    throw new Error(`A host runs on ${config.DATA_FOLDER}. Stop it: what people do during the move would be lost.`);
  const given = parseEnv(readFileSync(settings, 'utf8'));
  const secrets = secretsOf(config);
  const target = readConfig({ ...secrets, ...given });
  const folder = join(config.DATA_FOLDER, `moved-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  const log = (error: unknown) => console.error(error);
  const saved = await backUpHere(config, folder, log);
  const restored = await restore(target, folder, { erased: 'none', replaces, keepsSessions: true });
  const unset = secretVariables.filter((name) => secrets[name] !== undefined && !given[name]);
  return [
    ...saved,
    ...restored,
    ...(unset.length > 0 ? [`Set ${unset.join(' and ')} there as in ${join(folder, 'secrets.env')}.`] : []),
    `Start the hosts with the settings of ${settings}; nothing was taken away here.`,
  ];
}
