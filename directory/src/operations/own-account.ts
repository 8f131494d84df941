import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { type Attribute, deliveredTo, requireWritable, writtenAttributes } from '../protocol/attributes.ts';
import { invalidParameter } from '../protocol/identity-error.ts';
import { operation } from '../protocol/operation.ts';
import { sendOrRefuse } from '../protocol/send-or-refuse.ts';
import * as shape from '../protocol/shapes.ts';
import { requireRecent } from '../sessions/require-recent.ts';
import { sessionOf } from '../sessions/tokens.ts';
import { dropChallenges } from '../sign-in/challenges.ts';
import { pay } from '../sign-in/usage-limits.ts';
import { createCode, useCode } from '../users/codes.ts';
import { isUniqueViolation } from '../users/unique-violation.ts';
import { attributesOf, normalised, type User, updateUser, userBySub } from '../users/users.ts';
import { addressTaken, dropPendingSignUps } from './pending-sign-ups.ts';

const signedIn = { AccessToken: shape.accessToken };

export const getUser = operation(z.object(signedIn), async (pool, { AccessToken }) => {
  const { user } = await sessionOf(pool, AccessToken);
  return { Username: user.sub, ...presentUser(user) };
});

export function presentUser(user: User) {
  return {
    UserAttributes: Object.entries(attributesOf(user)).map(([Name, Value]): Attribute => ({ Name, Value })),
    ...(user.totp_enabled ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } : {}),
    ...(user.totp_preferred ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}),
  };
}

/** A new address takes effect when the code sent to it is entered; until then the old one signs in and recovers. */
export const updateUserAttributes = operation(
  z.object({ ...signedIn, UserAttributes: shape.attributes }),
  async (pool, { AccessToken, UserAttributes }) => {
    const { user, family } = await sessionOf(pool, AccessToken);
    const { email, ...written } = writtenAttributes(UserAttributes);
    const isNew = email !== undefined && normalised(email) !== user.email;
    if (isNew) requireRecent(pool, family);
    await pool.inTurn(`attributes|${user.sub}`, async () => {
      const { attributes } = (await userBySub(pool.db, user.sub)) ?? user;
      await updateUser(pool, user.sub, { attributes: JSON.stringify({ ...attributes, ...written }) });
    });
    if (!isNew) return { CodeDeliveryDetailsList: [] };
    await pay(pool, 'GetUserAttributeVerificationCode', user.email);
    await updateUser(pool, user.sub, { pending_email: email });
    return { CodeDeliveryDetailsList: [await sendCode(pool, user, email)] };
  },
);

async function sendCode(pool: Pool, { sub }: User, address: string) {
  const code = await createCode(pool, sub, 'email', address);
  await sendOrRefuse(pool, address, pool.emails.emailCode(code));
  return deliveredTo(address);
}

function requireEmailName(name: string) {
  if (name !== 'email') throw invalidParameter('Only an email can be verified.');
}

export const getUserAttributeVerificationCode = operation(
  z.object({ ...signedIn, AttributeName: shape.attributeName }),
  async (pool, { AccessToken, AttributeName }) => {
    const { user } = await sessionOf(pool, AccessToken);
    requireEmailName(AttributeName);
    await pay(pool, 'GetUserAttributeVerificationCode', user.email);
    return { CodeDeliveryDetails: await sendCode(pool, user, user.pending_email ?? user.email) };
  },
);

export const verifyUserAttribute = operation(
  z.object({ ...signedIn, AttributeName: shape.attributeName, Code: shape.confirmationCode }),
  async (pool, { AccessToken, AttributeName, Code }) => {
    const { user } = await sessionOf(pool, AccessToken);
    requireEmailName(AttributeName);
    await pay(pool, 'VerifyUserAttribute', user.email);
    const address = await useCode(pool, user.sub, 'email', Code);
    const changes = normalised(address) !== user.email;
    if (changes && normalised(address) !== normalised(user.pending_email ?? ''))
      throw invalidParameter('Another email was asked for meanwhile.');
    await takeAddress(pool, user, address);
    if (changes) pool.mail.later(user.email, pool.emails.emailChanged(address));
    return {};
  },
);

async function takeAddress(pool: Pool, user: User, address: string) {
  try {
    await updateUser(pool, user.sub, {
      email: normalised(address),
      pending_email: null,
      email_verified: true,
      attributes: JSON.stringify({ ...user.attributes, email: address }),
    });
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken('AliasExistsException') : error;
  }
  await dropPendingSignUps(pool, normalised(address));
}

export const deleteUserAttributes = operation(
  z.object({ ...signedIn, UserAttributeNames: z.array(shape.attributeName) }),
  async (pool, { AccessToken, UserAttributeNames }) => {
    const { user } = await sessionOf(pool, AccessToken);
    UserAttributeNames.forEach(requireWritable);
    if (UserAttributeNames.includes('email')) throw invalidParameter('The email is the user name.');
    const kept = Object.entries(user.attributes).filter(([name]) => !UserAttributeNames.includes(name));
    await updateUser(pool, user.sub, { attributes: JSON.stringify(Object.fromEntries(kept)) });
    return {};
  },
);

export const deleteUser = operation(z.object(signedIn), async (pool, { AccessToken }) => {
  const { user, family } = await sessionOf(pool, AccessToken);
  requireRecent(pool, family);
  await pool.db.deleteFrom('identity_user').where('sub', '=', user.sub).execute();
  await dropChallenges(pool, user.sub);
  await pool.userDeleted();
  return {};
});
