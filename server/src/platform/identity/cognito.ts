import { CognitoJwtVerifier, JwtVerifier } from 'aws-jwt-verify';
import { validateCognitoJwtFields } from 'aws-jwt-verify/cognito-verifier';
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import { z } from 'zod';
import { millisecondsIn } from '../../base/durations.ts';
import { type CallDirectory, type Identity, identityOver, operatorGroup } from './identity.ts';

type CognitoPool = {
  region: string;
  userPoolId: string;
  clientId: string;
  /** URL of the pool's API where it is not Amazon's default, such as a private endpoint. */
  endpoint?: string | undefined;
};

const timeoutMilliseconds = 5000;
/** How long the pool's word about somebody's second factor is good. */
const factorsMilliseconds = millisecondsIn.minute;
const Groups = z.array(z.string()).catch([]);
const Factors = z.object({ UserMFASettingList: z.array(z.string()).default([]) });
const Answer = z.record(z.string(), z.unknown());

export const cognitoEndpoint = ({ region, endpoint }: CognitoPool) =>
  endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;

/** A Cognito user pool as the directory: browsers call it directly, the server verifies tokens. */
export function createCognito(pool: CognitoPool): Identity {
  const { userPoolId, clientId } = pool;
  const address = cognitoEndpoint(pool);
  const issuer = new URL(userPoolId, address).href;
  const verify = pool.endpoint === undefined ? amazonVerifier(pool) : foreignVerifier(issuer, clientId);

  const call: CallDirectory = async (operation, input) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const body = Answer.parse(await answer.json());
    if (answer.ok) return body;
    const name =
      String(body.__type ?? '')
        .split('#')
        .at(-1) ?? '';
    throw Object.assign(new Error(`${operation}: ${body.message ?? answer.status}`), { name });
  };

  async function claimsOf(token: string): Promise<JwtPayload | undefined> {
    try {
      return await verify(token);
    } catch (error) {
      // A failure to fetch the keys says nothing about the token.
      if (error instanceof FetchError || !(error instanceof JwtBaseError)) throw error;
      return undefined;
    }
  }

  const guardedUntil = new Map<string, number>();

  /** A pool's access token does not tell how its sign-in was made, so the pool is asked whether there is a factor. */
  async function hasSecondFactor(token: string, subject: string): Promise<boolean> {
    if ((guardedUntil.get(subject) ?? 0) > Date.now()) return true;
    const { UserMFASettingList } = Factors.parse(await call('GetUser', { AccessToken: token }));
    guardedUntil.delete(subject);
    if (UserMFASettingList.length > 0) guardedUntil.set(subject, Date.now() + factorsMilliseconds);
    return UserMFASettingList.length > 0;
  }

  return identityOver(call, {
    clientId,
    // It takes the operator's AWS credentials, which this server does not have.
    endSessions: async () => false,
    async clearanceOf(token) {
      const claims = await claimsOf(token);
      if (!claims?.sub || !Groups.parse(claims['cognito:groups']).includes(operatorGroup)) return 'none';
      return (await hasSecondFactor(token, claims.sub)) ? 'two_steps' : 'one_step';
    },
    async personOf(token) {
      const subject = (await claimsOf(token))?.sub;
      return subject === undefined ? undefined : { issuer, subject };
    },
    async signedInAt(token) {
      const seconds = Number((await claimsOf(token))?.auth_time);
      return Number.isFinite(seconds) ? new Date(seconds * millisecondsIn.second) : undefined;
    },
  });
}

/** Verifies tokens of Amazon's own pools, which use one of two issuers. */
function amazonVerifier({ userPoolId, clientId }: CognitoPool) {
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' });
  return async (token: string) => await verifier.verify(token);
}

/** Verifies tokens of a pool at another address, which may be on a private network and without TLS. */
function foreignVerifier(issuer: string, clientId: string) {
  const fetcher = {
    async fetch(uri: string) {
      const answer = await fetch(uri, { signal: AbortSignal.timeout(timeoutMilliseconds) });
      if (!answer.ok) throw new FetchError(uri, `The keys were answered with ${answer.status}`);
      return await answer.arrayBuffer();
    },
  };
  const options = {
    issuer,
    audience: null,
    customJwtCheck: ({ payload }: { payload: JwtPayload }) =>
      validateCognitoJwtFields(payload, { tokenUse: 'access', clientId }),
  };
  const verifier = JwtVerifier.create(options, { jwksCache: new SimpleJwksCache({ fetcher }) });
  return async (token: string) => await verifier.verify(token);
}
