import { readFileSync } from 'node:fs';
import { CannotStart } from '../base/cannot-start.ts';

export type Environment = Record<string, string | undefined>;

export const fileSuffix = '_FILE';

/** Treats a variable with an empty value as unset. */
export function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Reads secrets that are given as `NAME_FILE`, the path of a file, which is how supervisors hand them over: a variable
 * is shown by many tools. A line break at the end is not part of a secret.
 */
export function withSecretFiles(environment: Environment, secrets: readonly string[]): Environment {
  const read = { ...environment };
  const mistakes: string[] = [];
  for (const name of secrets) {
    const path = environment[name + fileSuffix];
    if (path === undefined) continue;
    if (environment[name] !== undefined)
      mistakes.push(`✖ give ${name} or ${name}${fileSuffix}, not both\n  → at ${name}${fileSuffix}`);
    else
      try {
        read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      } catch {
        mistakes.push(`✖ ${path} cannot be read\n  → at ${name}${fileSuffix}`);
      }
  }
  if (mistakes.length > 0)
    throw new CannotStart('settings', ['The environment is not complete:', ...mistakes].join('\n'));
  return read;
}
