import { z } from 'zod';
import { adminOperations } from './operations/admin-operations.ts';
import * as device from './operations/device-operations.ts';
import * as own from './operations/own-account.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './operations/recover-password.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './operations/refresh-tokens.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './operations/sign-up.ts';
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './operations/software-token.ts';
import type { Pool } from './pool.ts';
import { requireAdmin } from './protocol/admin-signature.ts';
import { IdentityError } from './protocol/identity-error.ts';
import type { Answer, Operation, Request } from './protocol/operation.ts';
import * as shape from './protocol/shapes.ts';
import { useSignature } from './protocol/used-signatures.ts';
import { initiateAuth } from './sign-in/initiate-auth.ts';
import { respondToAuthChallenge } from './sign-in/respond-to-auth-challenge.ts';
import { userByName } from './users/users.ts';

const operations = new Map<string, Operation>(
  Object.entries({
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
  }),
);

const forAdmin = new Map<string, Operation>(Object.entries(adminOperations));

/** The whole directory, independent of transport. Throws `IdentityError` for what it refuses. */
export function createDispatch(pool: Pool) {
  return async ({ operation: name, body, issuer, address = '', signed }: Request): Promise<Answer> => {
    let operation = operations.get(name);
    if (signed && forAdmin.has(name)) {
      requireAdmin(pool.admin, signed, pool.now());
      await useSignature(pool, signed);
      await record(pool, name, body);
      operation = forAdmin.get(name);
    }
    if (!operation) throw new IdentityError('UnknownOperationException', 'There is no such operation.');
    return await operation(pool, withoutNulls(body), { issuer, address });
  };
}

const NamesUser = z.object({ Username: shape.username });

/** Administrator's calls read and change people's data, so each is logged, under the user's id and never the name. */
async function record(pool: Pool, action: string, body: unknown) {
  const named = NamesUser.safeParse(body);
  const user = named.success ? await userByName(pool, named.data.Username) : undefined;
  await pool.recordAdminCall(action, user?.sub);
}

/** Drops null members: the protocol treats them as absent. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new IdentityError('SerializationException', 'The request must be a JSON object.');
  return JSON.parse(JSON.stringify(body), (_key, value) => (value === null ? undefined : value));
}
