import type { z } from 'zod';
import { addAudit } from '../../../database/audit-log.ts';
import { adminOperations } from './admin-operations.ts';
import { requireAdmin, type SignedCall } from './admin-signature.ts';
import type { Operation } from './call.ts';
import * as device from './device-operations.ts';
import { IdentityError, invalidParameter } from './identity-error.ts';
import { initiateAuth } from './initiate-auth.ts';
import * as own from './own-account.ts';
import type { Pool } from './pool.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './recover-password.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './refresh-tokens.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import * as shape from './shapes.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './software-token.ts';
import { useSignature } from './used-signatures.ts';
import { userByName } from './users.ts';

const operations: Record<string, Operation> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: changePassword,
  GetUser: own.getUser,
  UpdateUserAttributes: own.updateUserAttributes,
  GetUserAttributeVerificationCode: own.getUserAttributeVerificationCode,
  VerifyUserAttribute: own.verifyUserAttribute,
  DeleteUserAttributes: own.deleteUserAttributes,
  DeleteUser: own.deleteUser,
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMfaPreference,
  ConfirmDevice: device.confirmDevice,
  GetDevice: device.getDevice,
  ListDevices: device.listDevices,
  UpdateDeviceStatus: device.updateDeviceStatus,
  ForgetDevice: device.forgetDeviceOperation,
};

const admin: Record<string, Operation> = adminOperations;

export type Request = {
  operation: string;
  body: unknown;
  issuer: string;
  address?: string;
  /** The call as it came over the wire, for what only the operator may do. */
  signed?: SignedCall;
};

/** The whole directory behind its protocol, whatever carries it. Throws `IdentityError` for what it refuses. */
export function createDirectory(pool: Pool) {
  return async ({ operation: name, body, issuer, address = '', signed }: Request): Promise<object> => {
    const isAdmin = Object.hasOwn(adminOperations, name);
    if (isAdmin && signed) {
      requireAdmin(pool.admin, signed, pool.now());
      await useSignature(pool, signed);
      await note(pool, name, body);
    }
    const operation = isAdmin && signed ? admin[name] : Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw new IdentityError('UnknownOperationException', 'There is no such operation.');
    const read = operation.takes.safeParse(withoutNulls(body));
    if (!read.success) throw complaintOf(read.error);
    return await operation.run(pool, read.data as never, { issuer, address });
  };
}

/** The operator reads and changes people here; the record names them by their id. */
async function note(pool: Pool, action: string, body: unknown) {
  const name = shape.username.safeParse((body as { Username?: unknown } | null)?.Username);
  const user = name.success ? await userByName(pool, name.data) : undefined;
  await addAudit(pool.db, pool.now(), { actor: 'operator', action, subject: user?.sub });
}

export type Directory = ReturnType<typeof createDirectory>;

/** A member that is null is a member that is missing. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new IdentityError('SerializationException', 'The request must be a JSON object.');
  return JSON.parse(JSON.stringify(body), (_key, value) => (value === null ? undefined : value));
}

/** The provider's sentence for what is wrong first. Clients look for the name of the member and for "not be null". */
function complaintOf({ issues }: z.ZodError): IdentityError {
  const issue = issues[0];
  const member = String(issue?.path[0] ?? '');
  if (issue?.code === 'invalid_type' && !/received undefined/.test(issue.message))
    return new IdentityError('SerializationException', 'A member of the request has the wrong type.');
  const name = member.charAt(0).toLowerCase() + member.slice(1);
  const constraint =
    issue?.code === 'invalid_type' || (issue?.code === 'too_small' && issue.minimum === 1)
      ? 'Member must not be null'
      : 'Member must satisfy its pattern and length';
  return invalidParameter(
    `1 validation error detected: Value at '${name}' failed to satisfy constraint: ${constraint}`,
  );
}
