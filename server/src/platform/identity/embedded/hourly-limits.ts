import { sql } from 'kysely';
import { limitExceeded } from './identity-error.ts';
import type { Pool } from './pool.ts';

/** How often one person may do what in an hour. Codes are safe only while both their number and the guesses are few. */
const allowed = {
  ResendConfirmationCode: 5,
  ConfirmSignUp: 15,
  ForgotPassword: 10,
  ConfirmForgotPassword: 10,
  ChangePassword: 5,
  GetUserAttributeVerificationCode: 5,
  VerifyUserAttribute: 15,
  VerifySoftwareToken: 15,
  SignInCode: 10,
} as const;

const hour = 3_600_000;

/** Counts one use before it happens. What is refused is not counted, so that retries do not lengthen the wait. */
export async function payHourly({ db, now, secrets }: Pool, use: keyof typeof allowed, subject: string) {
  const at = now();
  const { rows } = await sql`
    insert into identity_limit as kept (name, used, since) values (${secrets.digest('limit', use, subject)}, 1, ${at})
    on conflict (name) do update set
      used = case when kept.since <= ${before(at)} then 1 else kept.used + 1 end,
      since = case when kept.since <= ${before(at)} then ${at} else kept.since end
    where kept.used < ${allowed[use]} or kept.since <= ${before(at)}
    returning used`.execute(db);
  if (rows.length === 0) throw limitExceeded();
}

const before = (at: Date) => new Date(at.getTime() - hour);

export async function sweepLimits({ db, now }: Pool) {
  await db.deleteFrom('identity_limit').where('since', '<=', before(now())).execute();
}
