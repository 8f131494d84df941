import { z } from 'zod';
import { deliveredTo, requireEmail, writtenAttributes } from './attributes.ts';
import { clientOf, operation } from './call.ts';
import { createCode } from './codes.ts';
import { invalidParameter, notAuthorized, unknownUser } from './identity-error.ts';
import { mailed } from './mailed.ts';
import { requireGoodPassword } from './passwords.ts';
import { addPending, payTwice, pendingOf, settleAddress, signUpOfCode } from './pending.ts';
import { placeOf } from './places.ts';
import type { Pool } from './pool.ts';
import * as shape from './shapes.ts';
import { normalised, sealedVerifier, type User, userByEmail } from './users.ts';

const named = { ClientId: shape.clientId, Username: shape.username };
/** Programs may say which sign-up they mean: its user id, under the name `sign_up`. */
const meant = { ClientMetadata: shape.parameters.optional() };
const idIn = (metadata: Record<string, string> = {}) =>
  (Object.hasOwn(metadata, 'sign_up') && metadata.sign_up) || undefined;

async function sendCode(pool: Pool, { sub, email }: { sub: string; email: string }) {
  const code = await createCode(pool, sub, 'sign-up', email);
  await mailed(pool, email, pool.letters.signUpCode(code));
  return deliveredTo(email);
}

export const signUp = operation(
  z.object({ ...named, Password: shape.password, UserAttributes: shape.attributes.optional() }),
  async (pool, { ClientId, Username, Password, UserAttributes = [] }, asked) => {
    clientOf(pool, ClientId);
    requireEmail(Username, 'Username should be an email.');
    const written = writtenAttributes(UserAttributes);
    const email = normalised(Username);
    if (written.email !== undefined && normalised(written.email) !== email)
      throw invalidParameter('Attributes did not conform to the schema: email: It must be the user name.');
    const consent = written['custom:privacy_policy'];
    if (consent !== undefined && consent !== 'true')
      throw invalidParameter('Attributes did not conform to the schema: custom:privacy_policy: It must be true.');
    requireGoodPassword(Password, email);
    const sub = crypto.randomUUID();
    const user = { sub, email, sealed_verifier: await sealedVerifier(pool, sub, Password) };
    const all = { ...written, email: written.email ?? Username };
    const signed_up_from = placeOf(pool, email, asked.address);
    await addPending(pool, { ...user, password: Password, signed_up_from }, all);
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: await sendCode(pool, user) };
  },
);

async function existing(pool: Pool, clientId: string, username: string): Promise<User> {
  clientOf(pool, clientId);
  const user = await userByEmail(pool, username);
  if (!user) throw unknownUser();
  return user;
}

async function waitingFor(
  pool: Pool,
  clientId: string,
  username: string,
  metadata: Record<string, string> | undefined,
) {
  const user = await existing(pool, clientId, username);
  const waiting = user.status === 'UNCONFIRMED' ? await pendingOf(pool, user.email, idIn(metadata)) : [];
  return { user, waiting };
}

/**
 * Confirms the sign-up the code was sent for. Where several people signed up with the address, a code that neither names
 * its sign-up nor comes from where it was made shows who reads the mail, but not that the password is theirs: then the
 * owner chooses a new one.
 */
export const confirmSignUp = operation(
  z.object({ ...named, ...meant, ConfirmationCode: shape.confirmationCode }),
  async (pool, { ClientId, Username, ConfirmationCode, ClientMetadata }, asked) => {
    const { user, waiting } = await waitingFor(pool, ClientId, Username, ClientMetadata);
    if (user.status !== 'UNCONFIRMED')
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    const here = placeOf(pool, user.email, asked.address);
    await payTwice(pool, 'ConfirmSignUp', here, user.email);
    const confirmed = await signUpOfCode(pool, waiting, ConfirmationCode);
    const isTheirs = waiting.length === 1 || confirmed.signed_up_from === here;
    await settleAddress(pool, confirmed, isTheirs ? 'CONFIRMED' : 'RESET_REQUIRED');
    pool.mail.later(confirmed.email, pool.letters.welcome(confirmed.attributes.given_name ?? ''));
    return {};
  },
);

export const resendConfirmationCode = operation(
  z.object({ ...named, ...meant }),
  async (pool, { ClientId, Username, ClientMetadata }, asked) => {
    const { user, waiting } = await waitingFor(pool, ClientId, Username, ClientMetadata);
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    await payTwice(pool, 'ResendConfirmationCode', placeOf(pool, user.email, asked.address), user.email);
    return { CodeDeliveryDetails: await sendCode(pool, waiting[0] ?? user) };
  },
);
