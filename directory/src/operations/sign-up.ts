import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { deliveredTo, requireEmail, writtenAttributes } from '../protocol/attributes.ts';
import { invalidParameter, notAuthorized, unknownUser } from '../protocol/identity-error.ts';
import { clientOf, operation } from '../protocol/operation.ts';
import { sendOrRefuse } from '../protocol/send-or-refuse.ts';
import * as shape from '../protocol/shapes.ts';
import { requireGoodPassword } from '../sign-in/passwords.ts';
import { createCode } from '../users/codes.ts';
import { networkOf } from '../users/known-networks.ts';
import { normalised, sealedVerifier, type User, userByEmail } from '../users/users.ts';
import { addPendingSignUp, payTwice, pendingSignUpsOf, settleAddress, signUpOfCode } from './pending-sign-ups.ts';

const named = { ClientId: shape.clientId, Username: shape.username };
/** Clients may name the sign-up they mean: its user id, in `ClientMetadata.sign_up`. */
const meant = { ClientMetadata: shape.parameters.optional() };
const idIn = (metadata: Record<string, string> = {}) =>
  (Object.hasOwn(metadata, 'sign_up') && metadata.sign_up) || undefined;

async function sendCode(pool: Pool, { sub, email }: { sub: string; email: string }) {
  const code = await createCode(pool, sub, 'sign-up', email);
  await sendOrRefuse(pool, email, pool.emails.signUpCode(code));
  return deliveredTo(email);
}

export const signUp = operation(
  z.object({ ...named, Password: shape.password, UserAttributes: shape.attributes.optional() }),
  async (pool, { ClientId, Username, Password, UserAttributes = [] }, context) => {
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
    const signed_up_from = networkOf(pool, email, context.address);
    await addPendingSignUp(pool, { ...user, password: Password, signed_up_from }, all);
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
  const waiting = user.status === 'UNCONFIRMED' ? await pendingSignUpsOf(pool, user.email, idIn(metadata)) : [];
  return { user, waiting };
}

/**
 * Confirms the sign-up the code was sent for. Where several people signed up with one address, a code proves who
 * receives the mail, but not whose password was stored; unless the call names its sign-up or comes from the same
 * network, the owner has to choose a new password.
 */
export const confirmSignUp = operation(
  z.object({ ...named, ...meant, ConfirmationCode: shape.confirmationCode }),
  async (pool, { ClientId, Username, ConfirmationCode, ClientMetadata }, context) => {
    const { user, waiting } = await waitingFor(pool, ClientId, Username, ClientMetadata);
    if (user.status !== 'UNCONFIRMED')
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    const here = networkOf(pool, user.email, context.address);
    await payTwice(pool, 'ConfirmSignUp', here, user.email);
    const confirmed = await signUpOfCode(pool, waiting, ConfirmationCode);
    const isTheirs = waiting.length === 1 || confirmed.signed_up_from === here;
    await settleAddress(pool, confirmed, isTheirs ? 'CONFIRMED' : 'RESET_REQUIRED');
    pool.mail.later(confirmed.email, pool.emails.welcome(confirmed.attributes.given_name ?? ''));
    return {};
  },
);

export const resendConfirmationCode = operation(
  z.object({ ...named, ...meant }),
  async (pool, { ClientId, Username, ClientMetadata }, context) => {
    const { user, waiting } = await waitingFor(pool, ClientId, Username, ClientMetadata);
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    await payTwice(pool, 'ResendConfirmationCode', networkOf(pool, user.email, context.address), user.email);
    return { CodeDeliveryDetails: await sendCode(pool, waiting[0] ?? user) };
  },
);
