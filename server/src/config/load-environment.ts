import { existsSync } from 'node:fs';
import { CannotStart } from '../base/cannot-start.ts';
import { secretNames, variableNames } from './choices.ts';
import { type Environment, fileSuffix } from './environment.ts';
import { nearNames } from './near-names.ts';

/** Variables, one `NAME=value` a line. */
const envFile = '.env';

/**
 * The environment of this process, with the variables of `.env` in the folder of the start, if there is one; those
 * already set win. Says which variables look misspelt.
 */
export function loadEnvironment(say: (sentence: string) => void = console.error): Environment {
  if (existsSync(envFile))
    try {
      process.loadEnvFile(envFile);
    } catch (cause) {
      throw new CannotStart('settings', `The file ${envFile} cannot be read.`, { cause });
    }
  const known = [...variableNames, ...secretNames.map((name) => name + fileSuffix)];
  for (const sentence of nearNames(process.env, known)) say(sentence);
  return process.env;
}
