import { z } from 'zod';
import { deliveredTo, requireEmail, writtenAttributes } from './attributes.ts';
import { clientOf, operation } from './call.ts';
import { createCode, useCode } from './codes.ts';
import { payHourly } from './hourly-limits.ts';
import { IdentityError, invalidParameter, notAuthorized, unknownUser } from './identity-error.ts';
import { mailed } from './mailed.ts';
import { requireGoodPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import * as shape from './shapes.ts';
import { normalised, sealedVerifier, type User, updateUser, userByEmail } from './users.ts';

/** For so long an address belongs to whoever signed up with it and did not confirm; then it is free again. */
const unconfirmedMilliseconds = 24 * 3_600_000;

const named = { ClientId: shape.clientId, Username: shape.username };

async function sendCode(pool: Pool, { sub, email }: { sub: string; email: string }) {
  const code = await createCode(pool, sub, 'sign-up', email);
  await mailed(pool, email, pool.letters.signUpCode(code));
  return deliveredTo(email);
}

export const signUp = operation(
  z.object({ ...named, Password: shape.password, UserAttributes: shape.attributes.optional() }),
  async (pool, { ClientId, Username, Password, UserAttributes = [] }) => {
    clientOf(pool, ClientId);
    requireEmail(Username, 'Username should be an email.');
    const written = writtenAttributes(UserAttributes);
    const email = normalised(Username);
    if (written.email !== undefined && normalised(written.email) !== email)
      throw invalidParameter('Attributes did not conform to the schema: email: It must be the user name.');
    requireGoodPassword(Password);
    const sub = crypto.randomUUID();
    const user = { sub, email, sealed_verifier: await sealedVerifier(pool, sub, Password) };
    await addUnconfirmed(pool, user, { ...written, email: written.email ?? Username });
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: await sendCode(pool, user) };
  },
);

type NewUser = Pick<User, 'sub' | 'email' | 'sealed_verifier'>;

async function addUnconfirmed({ db, now }: Pool, user: NewUser, attributes: Record<string, string>) {
  const at = now();
  const added = await db.transaction().execute(async (tx) => {
    // Whoever signs up with a foreign address must not keep its owner out.
    await tx
      .deleteFrom('identity_user')
      .where('email', '=', user.email)
      .where('status', '=', 'UNCONFIRMED')
      .where('created_at', '<', new Date(at.getTime() - unconfirmedMilliseconds))
      .execute();
    return await tx
      .insertInto('identity_user')
      .values({
        ...user,
        status: 'UNCONFIRMED',
        attributes: JSON.stringify(attributes),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('sub')
      .executeTakeFirst();
  });
  if (!added) throw new IdentityError('UsernameExistsException', 'An account with the given email already exists.');
}

async function existing(pool: Pool, clientId: string, username: string): Promise<User> {
  clientOf(pool, clientId);
  const user = await userByEmail(pool, username);
  if (!user) throw unknownUser();
  return user;
}

export const confirmSignUp = operation(
  z.object({ ...named, ConfirmationCode: shape.confirmationCode }),
  async (pool, { ClientId, Username, ConfirmationCode }) => {
    const user = await existing(pool, ClientId, Username);
    if (user.status !== 'UNCONFIRMED')
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    await payHourly(pool, 'ConfirmSignUp', user.email);
    await useCode(pool, user.sub, 'sign-up', ConfirmationCode);
    await updateUser(pool, user.sub, { status: 'CONFIRMED', email_verified: true });
    pool.mail.later(user.email, pool.letters.welcome(user.attributes.given_name ?? ''));
    return {};
  },
);

export const resendConfirmationCode = operation(z.object(named), async (pool, { ClientId, Username }) => {
  const user = await existing(pool, ClientId, Username);
  if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
  await payHourly(pool, 'ResendConfirmationCode', user.email);
  return { CodeDeliveryDetails: await sendCode(pool, user) };
});
