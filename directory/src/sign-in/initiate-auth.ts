import { z } from 'zod';
import { createHello, isUsableA } from '../crypto/srp.ts';
import type { Client, Flow, Pool } from '../pool.ts';
import { IdentityError, invalidParameter } from '../protocol/identity-error.ts';
import { type Answer, type CallContext, clientOf, operation, required } from '../protocol/operation.ts';
import * as shape from '../protocol/shapes.ts';
import { refreshed } from '../sessions/refresh.ts';
import { userByName, verifierOf } from '../users/users.ts';
import { openChallenge, type SignIn } from './challenges.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { ghostOf } from './ghosts.ts';
import { candidateOf, checkPassword } from './passwords.ts';

type Begin = (pool: Pool, client: Client, parameters: Record<string, string>, context: CallContext) => Promise<Answer>;

function usernameOf(parameters: Record<string, string>): string {
  const name = required(parameters, 'USERNAME');
  if (!shape.username.safeParse(name).success)
    throw invalidParameter("1 validation error detected: Value at 'USERNAME' failed to satisfy constraint.");
  return name;
}

function requireFlow({ flows }: Pool, flow: Flow, name: string) {
  if (!flows.has(flow)) throw invalidParameter(`${name} flow not enabled for this client`);
}

function newSignIn(client: Client, name: string, sub: string, isGhost: boolean): SignIn {
  return { sub, isGhost, name, clientId: client.id, isCustom: false, passed: [] };
}

/** Starts a password proof (SRP); an unknown user gets the same challenge. */
async function askForProof(pool: Pool, client: Client, parameters: Record<string, string>, isCustom: boolean) {
  const name = usernameOf(parameters);
  const A = required(parameters, 'SRP_A');
  if (!isUsableA(A)) throw invalidParameter('SRP_A is not a usable value.');
  const user = await userByName(pool, name);
  const ghost = ghostOf(pool, name);
  const verifier = user ? verifierOf(pool, user) : ghost.verifier;
  const { sub } = user ?? ghost;
  const hello = await createHello(A, verifier);
  const signIn = { ...newSignIn(client, name, sub, user === undefined), isCustom, hello };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt,
      SRP_B: hello.B,
      SECRET_BLOCK: await openChallenge(pool, 'PASSWORD_VERIFIER', signIn),
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
}

const byPassword: Begin = async (pool, client, parameters, context) => {
  requireFlow(pool, 'password', 'USER_PASSWORD_AUTH');
  const name = usernameOf(parameters);
  const password = required(parameters, 'PASSWORD');
  if (password.length > 256) throw invalidParameter('PASSWORD is too long.');
  const deviceKey = parameters.DEVICE_KEY;
  const candidate = await candidateOf(pool, await userByName(pool, name), name, { context, deviceKey });
  const user = await checkPassword(pool, candidate, name, password);
  const signIn = newSignIn(client, name, user.sub, false);
  return await continueSignIn(pool, { ...signIn, deviceKey }, context);
};

const byCode: Begin = async (pool, client, parameters, context) => {
  requireFlow(pool, 'code', 'CUSTOM_AUTH');
  if (parameters.SRP_A !== undefined) return await askForProof(pool, client, parameters, true);
  const name = usernameOf(parameters);
  const user = await userByName(pool, name);
  // No password has been proved yet, so a disabled or unconfirmed account looks like an unknown one.
  const isGhost = !user?.enabled || user.status !== 'CONFIRMED';
  const sub = isGhost ? ghostOf(pool, name).sub : user.sub;
  return await continueSignIn(pool, { ...newSignIn(client, name, sub, isGhost), isCustom: true }, context);
};

const byRefreshToken: Begin = async (pool, client, parameters, context) => {
  if (client.rotates)
    throw invalidParameter(
      'REFRESH_TOKEN_AUTH is not available where refresh tokens rotate. Use GetTokensFromRefreshToken.',
    );
  return await refreshed(pool, client, required(parameters, 'REFRESH_TOKEN'), parameters.DEVICE_KEY, context);
};

const flows = new Map<string, Begin>(
  Object.entries<Begin>({
    USER_SRP_AUTH: async (pool, client, parameters) => {
      requireFlow(pool, 'srp', 'USER_SRP_AUTH');
      return await askForProof(pool, client, parameters, false);
    },
    USER_PASSWORD_AUTH: byPassword,
    CUSTOM_AUTH: byCode,
    REFRESH_TOKEN_AUTH: byRefreshToken,
    REFRESH_TOKEN: byRefreshToken,
  }),
);

export const initiateAuth = operation(
  z.object({ ClientId: shape.clientId, AuthFlow: z.string(), AuthParameters: shape.parameters.optional() }),
  async (pool, { ClientId, AuthFlow, AuthParameters = {} }, context) => {
    const client = clientOf(pool, ClientId);
    const begin = flows.get(AuthFlow);
    if (!begin) throw new IdentityError('InvalidParameterException', 'Initiate Auth method not supported.');
    return await begin(pool, client, AuthParameters, context);
  },
);
