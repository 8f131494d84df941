import { z } from 'zod';
import { randomToken } from '../crypto/secrets.ts';
import { Hello } from '../crypto/srp.ts';
import { after, millisecondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { invalidSession, notAuthorized } from '../protocol/identity-error.ts';

/** How far a sign-in has come. */
const SignIn = z.object({
  /** The user, or a ghost's id. */
  sub: z.string(),
  isGhost: z.boolean(),
  /** The name as entered; attempts are counted under it. */
  name: z.string(),
  clientId: z.string(),
  isCustom: z.boolean(),
  deviceKey: z.string().optional(),
  passed: z.array(z.enum(['mfa', 'device', 'custom'])),
  hello: Hello.optional(),
  code: z.string().optional(),
  wrongAnswers: z.int().optional(),
});
export type SignIn = z.output<typeof SignIn>;

export type ChallengeName =
  | 'PASSWORD_VERIFIER'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER'
  | 'SOFTWARE_TOKEN_MFA'
  | 'MFA_SETUP'
  | 'NEW_PASSWORD_REQUIRED'
  | 'CUSTOM_CHALLENGE';

const validMilliseconds = 3 * millisecondsIn.minute;
const sessionBytes = 96;
const blockBytes = 384;

type Kept = { session: string; signIn: SignIn };
const digestOf = ({ secrets }: Pool, session: string) => secrets.digest('challenge', session);

/** Stores a pending sign-in until its next response, under a session id that only the client knows. */
export async function openChallenge(pool: Pool, kind: ChallengeName, signIn: SignIn): Promise<string> {
  const isBlock = kind === 'PASSWORD_VERIFIER' || kind === 'DEVICE_PASSWORD_VERIFIER';
  const session = isBlock ? Buffer.from(randomToken(blockBytes)).toString('base64') : randomToken(sessionBytes);
  await keep(pool, kind, { session, signIn });
  return session;
}

/** Stores a challenge, or stores it again when its response may be repeated. */
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
      expires_at: after(pool.now(), validMilliseconds),
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

/** Takes a challenge out of the store: of several concurrent responses, only one gets it. */
export async function takeChallenge(pool: Pool, kind: ChallengeName, clientId: string, session?: string) {
  const row = await pool.db
    .deleteFrom('identity_challenge')
    .where('digest', '=', digestOf(pool, given(session)))
    .where('kind', '=', kind)
    .where('client_id', '=', clientId)
    .returning(['digest', 'sealed', 'expires_at'])
    .executeTakeFirst();
  return opened(pool, row);
}

/** Reads a challenge that allows a few responses, and counts this one. */
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
    .where('digest', '=', digestOf(pool, given(session)))
    .where('kind', '=', kind)
    .where('client_id', '=', clientId)
    .where('attempts', '<', answers)
    .returning(['digest', 'sealed', 'expires_at', 'attempts'])
    .executeTakeFirst();
  return { signIn: opened(pool, row), isLast: row?.attempts === answers };
}

function given(session: string | undefined): string {
  if (session === undefined) throw invalidSession();
  return session;
}

function opened(pool: Pool, row: { digest: string; sealed: string; expires_at: Date } | undefined): SignIn {
  if (!row) throw invalidSession();
  if (row.expires_at <= pool.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  return SignIn.parse(JSON.parse(pool.secrets.open(`challenge|${row.digest}`, row.sealed)));
}

export async function dropChallenges({ db }: Pool, sub: string) {
  await db.deleteFrom('identity_challenge').where('sub', '=', sub).execute();
}

export async function sweepChallenges({ db, now }: Pool) {
  await db.deleteFrom('identity_challenge').where('expires_at', '<', now()).execute();
}
