import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createSecrets } from './crypto/secrets.ts';
import { createDispatch } from './dispatch.ts';
import { sweepPendingSignUps } from './operations/pending-sign-ups.ts';
import type { AdminKey, Database, Flow, Pool } from './pool.ts';
import { IdentityError } from './protocol/identity-error.ts';
import type { Answer, Request } from './protocol/operation.ts';
import { directoryRoutes, type RouteOptions } from './protocol/routes.ts';
import { sweepSignatures } from './protocol/used-signatures.ts';
import { revoke, sweepFamilies } from './sessions/families.ts';
import { openSigningKeys } from './sessions/signing-keys.ts';
import { sessionOf } from './sessions/tokens.ts';
import { dropChallenges, sweepChallenges } from './sign-in/challenges.ts';
import { createKeyedMutex } from './sign-in/keyed-mutex.ts';
import { sweepLocks } from './sign-in/lock.ts';
import { sweepLimits } from './sign-in/usage-limits.ts';
import { groupsOf } from './users/groups.ts';
import { sweepNetworks } from './users/known-networks.ts';
import { attributesOf } from './users/users.ts';

type DirectoryOptions = Pick<Pool, 'db' | 'now' | 'mail' | 'emails' | 'log' | 'recordAdminCall' | 'region'> & {
  /** Encrypts passwords and keys in the database; never stored there itself. */
  secret: string;
  flows: readonly Flow[];
  /** Signs the administrator's calls; without one they are refused. */
  admin: AdminKey | undefined;
};

/** A session: whose it is, with the attributes that they have at this moment, and since when. */
type Session = { subject: string; attributes: Record<string, string>; signedInAt: Date };

/** The user directory, as the host uses it. */
export type Directory = {
  poolId: string;
  /** For clients that keep their refresh token. */
  clientId: string;
  /** For clients whose refresh token is replaced at every use. */
  rotatingClientId: string;
  /** Performs one protocol operation within this process. Throws `IdentityError` for what it refuses. */
  call(request: Request): Promise<Answer>;
  /** The session an access token belongs to; undefined when the token is invalid, expired or revoked. */
  sessionOf(accessToken: string): Promise<Session | undefined>;
  /** The groups of a session's person, and whether two steps guard it; undefined as above. */
  clearanceOf(accessToken: string): Promise<{ groups: string[]; hasTwoSteps: boolean } | undefined>;
  /** Ends all sessions and sign-ins under way of somebody. */
  endSessions(subject: string): Promise<void>;
  /** The protocol over HTTP, as a Fastify plugin. */
  routes(app: FastifyInstance, options: RouteOptions): Promise<void>;
  /** Deletes expired rows. */
  sweep(): Promise<void>;
  /** Registers work to run after a user was deleted; a failure is logged, and the host's own sweep tries again. */
  onUserDeleted(work: () => Promise<void>): void;
};

/** Opens the user directory on the host's database; ids and keys are created at the first start. */
export async function openDirectory(options: DirectoryOptions): Promise<Directory> {
  const { db, now, region } = options;
  const secrets = createSecrets(options.secret);
  const ids = await storedIds(db, region);
  const pool: Pool = {
    ...options,
    secrets,
    keys: await openSigningKeys(db, secrets, now),
    inTurn: createKeyedMutex(),
    userDeleted: async () => {},
    id: ids.pool_id,
    name: ids.pool_id.split('_')[1] ?? '',
    clients: {
      plain: { id: ids.client_id, rotates: false },
      rotating: { id: ids.rotating_client_id, rotates: true },
    },
    flows: new Set(options.flows),
  };
  const call = createDispatch(pool);
  return {
    poolId: pool.id,
    clientId: pool.clients.plain.id,
    rotatingClientId: pool.clients.rotating.id,
    call,
    sessionOf: async (accessToken) => {
      const session = await sessionIn(pool, accessToken);
      if (!session) return undefined;
      const { user, family } = session;
      return { subject: user.sub, attributes: attributesOf(user), signedInAt: family.signed_in_at };
    },
    clearanceOf: async (accessToken) => {
      const session = await sessionIn(pool, accessToken);
      if (!session) return undefined;
      const { user, family } = session;
      return { groups: await groupsOf(db, user.sub), hasTwoSteps: family.second_step && user.totp_enabled };
    },
    endSessions: async (subject) => {
      await revoke(pool, { sub: subject });
      await dropChallenges(pool, subject);
    },
    routes: async (app, routeOptions) =>
      await directoryRoutes(app, { ...routeOptions, poolId: pool.id, now, call, publishedKeys: pool.keys.published }),
    sweep: async () => await sweep(pool),
    onUserDeleted: (work) => {
      pool.userDeleted = async () => await work().catch(options.log);
    },
  };
}

async function sessionIn(pool: Pool, accessToken: string) {
  try {
    return await sessionOf(pool, accessToken);
  } catch (error) {
    if (error instanceof IdentityError) return undefined;
    throw error;
  }
}

async function sweep(pool: Pool) {
  await sweepChallenges(pool);
  await sweepLocks(pool);
  await sweepLimits(pool);
  await sweepFamilies(pool);
  await sweepNetworks(pool);
  await sweepPendingSignUps(pool);
  await sweepSignatures(pool);
}

/** The ids are created once and never change: the pool's is part of every password verifier. */
async function storedIds(db: Database, region: string) {
  const fresh = { pool_id: `${region}_${randomId(9)}`, client_id: randomId(26), rotating_client_id: randomId(26) };
  await db
    .insertInto('identity_pool')
    .values(fresh)
    .onConflict((conflict) => conflict.column('only_one').doNothing())
    .execute();
  return await db.selectFrom('identity_pool').selectAll().executeTakeFirstOrThrow();
}

const idCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomId = (length: number) =>
  Array.from({ length }, () => idCharacters.charAt(randomInt(idCharacters.length))).join('');
