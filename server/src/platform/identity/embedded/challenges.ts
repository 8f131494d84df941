import { invalidSession, notAuthorized } from './identity-error.ts';
import type { Pool } from './pool.ts';
import { randomToken } from './secrets.ts';
import type { Hello } from './srp.ts';

/** How far a sign-in has come. */
export type SignIn = {
  /** The user, or a ghost's id. */
  sub: string;
  isGhost: boolean;
  /** The name that was given, for the lock. */
  name: string;
  clientId: string;
  isCustom: boolean;
  deviceKey?: string;
  passed: ('mfa' | 'device' | 'custom')[];
  hello?: Hello;
  code?: string;
  wrongAnswers?: number;
};

export type ChallengeName =
  | 'PASSWORD_VERIFIER'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER'
  | 'SOFTWARE_TOKEN_MFA'
  | 'MFA_SETUP'
  | 'NEW_PASSWORD_REQUIRED'
  | 'CUSTOM_CHALLENGE';

const validMilliseconds = 3 * 60_000;
const sessionBytes = 96;
const blockBytes = 384;

type Kept = { session: string; signIn: SignIn };
const digestOf = ({ secrets }: Pool, session: string) => secrets.digest('challenge', session);

/** Keeps a sign-in until its next answer, under a session that only the one who signs in knows. */
export async function openChallenge(pool: Pool, kind: ChallengeName, signIn: SignIn): Promise<string> {
  const isBlock = kind === 'PASSWORD_VERIFIER' || kind === 'DEVICE_PASSWORD_VERIFIER';
  const session = isBlock ? Buffer.from(randomToken(blockBytes)).toString('base64') : randomToken(sessionBytes);
  await keep(pool, kind, { session, signIn });
  return session;
}

/** Puts a challenge back that was taken, for an answer that may be repeated. */
export async function keep(pool: Pool, kind: ChallengeName, { session, signIn }: Kept) {
  const digest = digestOf(pool, session);
  await pool.db
    .insertInto('identity_challenge')
    .values({
      digest,
      kind,
      sub: signIn.isGhost ? null : signIn.sub,
      client_id: signIn.clientId,
      sealed: pool.secrets.seal(`challenge|${digest}`, JSON.stringify(signIn)),
      expires_at: new Date(pool.now().getTime() + validMilliseconds),
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

/** Takes a challenge away: of many answers at once, one gets it. */
export async function takeChallenge(pool: Pool, kind: ChallengeName, clientId: string, session?: string) {
  const row = await pool.db
    .deleteFrom('identity_challenge')
    .where('digest', '=', digestOf(pool, required(session)))
    .where('kind', '=', kind)
    .where('client_id', '=', clientId)
    .returning(['digest', 'sealed', 'expires_at'])
    .executeTakeFirst();
  return opened(pool, row);
}

/** Reads a challenge for one of a few answers, and pays for it; undefined when none is left. */
export async function tryChallenge(
  pool: Pool,
  kind: ChallengeName,
  clientId: string,
  session: string | undefined,
  answers: number,
) {
  const row = await pool.db
    .updateTable('identity_challenge')
    .set((of) => ({ attempts: of('attempts', '+', 1) }))
    .where('digest', '=', digestOf(pool, required(session)))
    .where('kind', '=', kind)
    .where('client_id', '=', clientId)
    .where('attempts', '<', answers)
    .returning(['digest', 'sealed', 'expires_at', 'attempts'])
    .executeTakeFirst();
  return { signIn: opened(pool, row), isLast: row?.attempts === answers };
}

function required(session: string | undefined): string {
  if (session === undefined) throw invalidSession();
  return session;
}

function opened(pool: Pool, row: { digest: string; sealed: string; expires_at: Date } | undefined): SignIn {
  if (!row) throw invalidSession();
  if (row.expires_at <= pool.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  return JSON.parse(pool.secrets.open(`challenge|${row.digest}`, row.sealed));
}

export async function dropChallenges({ db }: Pool, sub: string) {
  await db.deleteFrom('identity_challenge').where('sub', '=', sub).execute();
}

export async function sweepChallenges({ db, now }: Pool) {
  await db.deleteFrom('identity_challenge').where('expires_at', '<', now()).execute();
}
