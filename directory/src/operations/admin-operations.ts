import { sql } from 'kysely';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { requireEmail, writtenAttributes } from '../protocol/attributes.ts';
import { IdentityError, invalidParameter } from '../protocol/identity-error.ts';
import { operation } from '../protocol/operation.ts';
import { sendOrRefuse } from '../protocol/send-or-refuse.ts';
import * as shape from '../protocol/shapes.ts';
import { revoke } from '../sessions/families.ts';
import { dropChallenges } from '../sign-in/challenges.ts';
import { unlockAll } from '../sign-in/lock.ts';
import { setRequiresMfa } from '../sign-in/mfa-policy.ts';
import { requireGoodPassword } from '../sign-in/passwords.ts';
import { createCode } from '../users/codes.ts';
import { normalised, sealedVerifier, type User, updateUser, userByName } from '../users/users.ts';
import { presentUser } from './own-account.ts';
import { dropPendingSignUps } from './pending-sign-ups.ts';

const ofUser = { UserPoolId: z.string(), Username: shape.username };

function requirePool({ id }: Pool, named: string) {
  if (named !== id) throw new IdentityError('ResourceNotFoundException', `User pool ${named} does not exist.`);
}

async function existing(pool: Pool, { UserPoolId, Username }: { UserPoolId: string; Username: string }): Promise<User> {
  requirePool(pool, UserPoolId);
  const user = await userByName(pool, Username);
  if (!user) throw new IdentityError('UserNotFoundException', 'User does not exist.');
  return user;
}

const described = (user: User) => ({
  Username: user.sub,
  UserStatus: user.status,
  Enabled: user.enabled,
  UserCreateDate: user.created_at.getTime() / 1000,
  UserLastModifiedDate: user.updated_at.getTime() / 1000,
});

/** An operation on one user whose reply is empty. */
const onUser = (work: (pool: Pool, user: User) => Promise<void>) =>
  operation(z.object(ofUser), async (pool, input) => {
    await work(pool, await existing(pool, input));
    return {};
  });

const createUser = operation(
  z.object({
    ...ofUser,
    TemporaryPassword: shape.password.optional(),
    MessageAction: z.enum(['SUPPRESS', 'RESEND']).optional(),
    UserAttributes: shape.attributes.optional(),
  }),
  async (pool, { UserPoolId, Username, TemporaryPassword, MessageAction, UserAttributes = [] }) => {
    requirePool(pool, UserPoolId);
    requireEmail(Username, 'Username should be an email.');
    if (TemporaryPassword === undefined || MessageAction !== 'SUPPRESS')
      throw invalidParameter('Give a TemporaryPassword and the MessageAction SUPPRESS: no invitation is sent.');
    requireGoodPassword(TemporaryPassword, Username);
    const isVerified = UserAttributes.some(({ Name, Value }) => Name === 'email_verified' && Value === 'true');
    const written = writtenAttributes(UserAttributes.filter(({ Name }) => Name !== 'email_verified'));
    const sub = crypto.randomUUID();
    const at = pool.now();
    const user = await pool.db
      .insertInto('identity_user')
      .values({
        sub,
        email: normalised(Username),
        status: 'FORCE_CHANGE_PASSWORD',
        email_verified: isVerified,
        attributes: JSON.stringify({ ...written, email: Username }),
        sealed_verifier: await sealedVerifier(pool, sub, TemporaryPassword),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('email').where(sql<boolean>`status <> 'UNCONFIRMED'`).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!user) throw new IdentityError('UsernameExistsException', 'User account already exists');
    await dropPendingSignUps(pool, user.email);
    return { User: { ...described(user), Attributes: presentUser(user).UserAttributes } };
  },
);

const setUserPassword = operation(
  z.object({ ...ofUser, Password: shape.password, Permanent: z.boolean().optional() }),
  async (pool, { Password, Permanent = false, ...named }) => {
    const user = await existing(pool, named);
    requireGoodPassword(Password, user.email);
    const sealed_verifier = await sealedVerifier(pool, user.sub, Password);
    await updateUser(pool, user.sub, { sealed_verifier, status: Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD' });
    await endEverything(pool, user);
    return {};
  },
);

/** Ends sessions and pending sign-ins, and lifts locks. */
async function endEverything(pool: Pool, user: User) {
  await revoke(pool, { sub: user.sub });
  await dropChallenges(pool, user.sub);
  await unlockAll(pool, user.email);
}

export const adminOperations = {
  AdminCreateUser: createUser,
  AdminSetUserPassword: setUserPassword,
  AdminGetUser: operation(z.object(ofUser), async (pool, input) => {
    const user = await existing(pool, input);
    return { ...described(user), ...presentUser(user) };
  }),
  AdminResetUserPassword: onUser(async (pool, user) => {
    if (!user.email_verified) throw invalidParameter('There is no verified email to send a code to.');
    // From here on the old password no longer works.
    await updateUser(pool, user.sub, { status: 'RESET_REQUIRED' });
    await endEverything(pool, user);
    const code = await createCode(pool, user.sub, 'reset', user.email);
    await sendOrRefuse(pool, user.email, pool.emails.resetCode(code));
  }),
  AdminDisableUser: onUser(async (pool, user) => {
    await updateUser(pool, user.sub, { enabled: false });
    await endEverything(pool, user);
  }),
  AdminEnableUser: onUser(async (pool, user) => await updateUser(pool, user.sub, { enabled: true })),
  AdminUserGlobalSignOut: onUser(async (pool, user) => await revoke(pool, { sub: user.sub })),
  AdminDeleteUser: onUser(async (pool, user) => {
    await pool.db.deleteFrom('identity_user').where('sub', '=', user.sub).execute();
    await dropChallenges(pool, user.sub);
    await pool.userDeleted();
  }),
  SetUserPoolMfaConfig: operation(
    z.object({ UserPoolId: z.string(), MfaConfiguration: z.enum(['ON', 'OPTIONAL']) }),
    async (pool, { UserPoolId, MfaConfiguration }) => {
      requirePool(pool, UserPoolId);
      await setRequiresMfa(pool, MfaConfiguration === 'ON');
      return { MfaConfiguration, SoftwareTokenMfaConfiguration: { Enabled: true } };
    },
  ),
};
