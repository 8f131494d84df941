import { randomInt } from 'node:crypto';
import type { Database } from '../../../database/open.ts';
import type { Letters } from '../../mail/letters.ts';
import type { Post } from '../../mail/post.ts';
import { type Identity, identityOver } from '../identity.ts';
import { sweepChallenges } from './challenges.ts';
import { sweepFamilies } from './families.ts';
import { sweepLimits } from './hourly-limits.ts';
import { IdentityError } from './identity-error.ts';
import { createInTurn } from './in-turn.ts';
import { sweepLocks } from './lock.ts';
import type { AdminKey, Flow, Pool } from './pool.ts';
import { createSecrets } from './secrets.ts';
import { createDirectory, type Directory } from './service.ts';
import { openSigningKeys } from './signing-keys.ts';
import { sessionOf } from './tokens.ts';

type Options = {
  db: Database;
  now: () => Date;
  mail: Post;
  letters: Letters;
  log: (error: unknown) => void;
  /** What seals passwords and keys in the database. Kept outside of it. */
  secret: string;
  region: string;
  flows: readonly Flow[];
  /** Who may call the operator's operations, by a signature. */
  admin: AdminKey | undefined;
};

export type EmbeddedDirectory = {
  identity: Identity;
  pool: Pool;
  answer: Directory;
  sweep(): Promise<void>;
};

/** The user directory of this server, in its own database. */
export async function openDirectory(options: Options): Promise<EmbeddedDirectory> {
  const { db, now, region } = options;
  const secrets = createSecrets(options.secret);
  const ids = await keptIds(db, region);
  const pool: Pool = {
    ...options,
    secrets,
    keys: await openSigningKeys(db, secrets, now),
    inTurn: createInTurn(),
    id: ids.pool_id,
    name: ids.pool_id.split('_')[1] ?? '',
    clients: [
      { id: ids.client_id, rotates: false },
      { id: ids.rotating_client_id, rotates: true },
    ],
    flows: new Set(options.flows),
  };
  const answer = createDirectory(pool);
  const identity = identityOver(
    async (operation, body) => (await answer({ operation, body, issuer: pool.id })) as Record<string, unknown>,
    async (token) => {
      try {
        const { user } = await sessionOf(pool, token);
        return { issuer: pool.id, subject: user.sub };
      } catch (error) {
        if (error instanceof IdentityError) return undefined;
        throw error;
      }
    },
  );
  const sweep = async () => {
    for (const sweepOne of [sweepChallenges, sweepLocks, sweepLimits, sweepFamilies]) await sweepOne(pool);
  };
  return { identity, pool, answer, sweep };
}

/** The ids are made once: the pool's is part of every password verifier. */
async function keptIds(db: Database, region: string) {
  const made = { pool_id: `${region}_${randomId(9)}`, client_id: randomId(26), rotating_client_id: randomId(26) };
  await db
    .insertInto('identity_pool')
    .values(made)
    .onConflict((conflict) => conflict.column('only_one').doNothing())
    .execute();
  return await db.selectFrom('identity_pool').selectAll().executeTakeFirstOrThrow();
}

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomId = (length: number) => Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
