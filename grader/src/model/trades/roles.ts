import { rankWords } from '../../words/posts/job-titles.ts';
import { roleData } from '../../words/skills/roles.ts';
import { rarityOf } from './rarity.ts';
import { plainKeysOf } from './stem.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A job of a family of jobs. `general` is the family's own: a nurse, whatever the ward. */
type Role = { name: string; family: string; near: string[]; general: boolean };

let table: Map<string, Role> | undefined;
const longestName = 5;

/** `family < near family, near family: general role|name; role|name; ...` on each line. */
function unpack(): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const line of roleData.split('\n').map((text) => text.trim())) {
    const [, family = '', near = '', rest = ''] = line.match(/^([^:<]+)(?:<([^:]*))?:(.*)$/) ?? [];
    rest.split(';').forEach((names, n) => {
      const all = names.split('|').map((name) => name.trim());
      const role = {
        name: all[0] ?? '',
        family: family.trim(),
        near: near.split(',').map((name) => name.trim()),
        general: n === 0,
      };
      for (const name of all) {
        const key = keyOf(tokensOf(name));
        if (key !== '' && !roles.has(key)) roles.set(key, role);
      }
    });
  }
  return roles;
}

/** The last word is compared in its plain form: a developer is not development. */
const keyOf = (tokens: readonly Token[]) =>
  tokens.map(({ stem, word }, n) => (n === tokens.length - 1 ? (plainKeysOf(word)[0] ?? word) : stem)).join('');

/**
 * A role in a title. `qualifier` is the word that narrows a bare general name: "building services designer"; `word` is the
 * last one of the name as it is written.
 */
export type RoleHit = { role: Role; qualifier: string | undefined; word: string };

/** The roles that a title names, longest names first. */
export function rolesIn(tokens: readonly Token[]): RoleHit[] {
  table ??= unpack();
  const found: RoleHit[] = [];
  for (let from = 0; from < tokens.length; from++)
    for (let to = Math.min(tokens.length, from + longestName); to > from; to--) {
      const role = table.get(keyOf(tokens.slice(from, to)));
      if (!role) continue;
      found.push({
        role,
        qualifier: role.general && to - from === 1 ? qualifierOf(tokens[from - 1]) : undefined,
        word: tokens[to - 1]?.word ?? '',
      });
      from = to - 1;
      break;
    }
  return found;
}

const empty = new Set([
  'freelance',
  'registered',
  'staff',
  'certified',
  'qualified',
  'licensed',
  'professional',
  'full',
  'time',
]);
const qualifierOf = (token: Token | undefined) =>
  token && !rankWords.has(token.word) && !empty.has(token.word) && rarityOf(token) > 0 ? token.stem : undefined;
