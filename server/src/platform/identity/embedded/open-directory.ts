import { randomInt } from 'node:crypto';
import type { Database } from '../../../database/open.ts';
import type { Letters } from '../../mail/letters.ts';
import type { Post } from '../../mail/post.ts';
import { type Identity, identityOver } from '../identity.ts';
import { sweepChallenges } from './challenges.ts';
import { sweepFamilies } from './families.ts';
import { IdentityError } from './identity-error.ts';
import { createInTurn } from './in-turn.ts';
import { sweepLimits } from './limits.ts';
import { sweepLocks } from './lock.ts';
import { sweepPending } from './pending.ts';
import { sweepPlaces } from './places.ts';
import type { AdminKey, Flow, Pool } from './pool.ts';
import { createSecrets } from './secrets.ts';
import { createDirectory, type Directory } from './service.ts';
import { openSigningKeys } from './signing-keys.ts';
import { type Session, sessionOf } from './tokens.ts';
import { sweepSignatures } from './used-signatures.ts';

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
  /** Does this whenever somebody is gone; what fails is the operator's to read, and is tried again by the sweep. */
  onLeave(work: () => Promise<void>): void;
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
    left: async () => {},
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
    {
      async personOf(token) {
        const session = await sessionIn(pool, token);
        return session && { issuer: pool.id, subject: session.user.sub };
      },
      signedInAt: async (token) => (await sessionIn(pool, token))?.family.signed_in_at,
    },
  );
  const sweep = async () => {
    for (const sweepOne of [
      sweepChallenges,
      sweepLocks,
      sweepLimits,
      sweepFamilies,
      sweepPlaces,
      sweepPending,
      sweepSignatures,
    ])
      await sweepOne(pool);
  };
  const onLeave = (work: () => Promise<void>) => {
    pool.left = async () => await work().catch(options.log);
  };
  return { identity, pool, answer, sweep, onLeave };
}

async function sessionIn(pool: Pool, token: string): Promise<Session | undefined> {
  try {
    return await sessionOf(pool, token);
  } catch (error) {
    if (error instanceof IdentityError) return undefined;
    throw error;
  }
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
