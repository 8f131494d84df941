import { sql } from 'kysely';
import { after, millisecondsIn } from '../durations.ts';
import type { Pool } from '../pool.ts';
import { limitExceeded } from '../protocol/identity-error.ts';

const hoursInDay = 24;
type Limit = { count: number; hours: number };

/** Usage limits per person. Codes are safe only while both codes and guesses are few. */
const allowed = {
  SignUp: { count: 5, hours: 1 },
  SignUpAnywhere: { count: 20, hours: 1 },
  ResendConfirmationCode: { count: 5, hours: 1 },
  ResendConfirmationCodeAnywhere: { count: 20, hours: 1 },
  ConfirmSignUp: { count: 15, hours: 1 },
  ConfirmSignUpAnywhere: { count: 30, hours: 1 },
  ForgotPassword: { count: 10, hours: 1 },
  ConfirmForgotPassword: { count: 10, hours: 1 },
  ConfirmForgotPasswordInADay: { count: 20, hours: hoursInDay },
  ChangePassword: { count: 5, hours: 1 },
  GetUserAttributeVerificationCode: { count: 5, hours: 1 },
  VerifyUserAttribute: { count: 15, hours: 1 },
  VerifySoftwareToken: { count: 15, hours: 1 },
  SignInCode: { count: 10, hours: 1 },
  GuessHere: { count: 30, hours: hoursInDay },
  GuessAnywhere: { count: 100, hours: hoursInDay },
  FamiliarGuessHere: { count: 120, hours: hoursInDay },
  FamiliarGuessAnywhere: { count: 500, hours: hoursInDay },
  ResetLetter: { count: 1, hours: hoursInDay },
  DeviceLetter: { count: 5, hours: hoursInDay },
} as const satisfies Record<string, Limit>;

type Use = keyof typeof allowed;

const nameOf = ({ secrets }: Pool, use: Use, subject: string) => secrets.digest('limit', use, subject);

/**
 * Counts one use in advance; false when none is left. A refused use is not counted, so retries do not lengthen the
 * wait.
 */
export async function takeUse(pool: Pool, use: Use, subject: string): Promise<boolean> {
  const { count, hours } = allowed[use];
  const at = pool.now();
  const until = after(at, hours * millisecondsIn.hour);
  const { rows } = await sql`
    insert into identity_limit as kept (name, used, since, until)
    values (${nameOf(pool, use, subject)}, 1, ${at}, ${until})
    on conflict (name) do update set
      used = case when kept.until <= ${at} then 1 else kept.used + 1 end,
      since = case when kept.until <= ${at} then ${at} else kept.since end,
      until = case when kept.until <= ${at} then ${until} else kept.until end
    where kept.used < ${count} or kept.until <= ${at}
    returning used`.execute(pool.db);
  return rows.length > 0;
}

export async function giveBackUse(pool: Pool, use: Use, subject: string) {
  await pool.db
    .updateTable('identity_limit')
    .set((of) => ({ used: of('used', '-', 1) }))
    .where('name', '=', nameOf(pool, use, subject))
    .where('used', '>', 0)
    .execute();
}

export async function pay(pool: Pool, use: Use, subject: string) {
  if (!(await takeUse(pool, use, subject))) throw limitExceeded();
}

export async function sweepLimits({ db, now }: Pool) {
  await db.deleteFrom('identity_limit').where('until', '<=', now()).execute();
}
