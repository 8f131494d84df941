import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { cognitoEndpoint } from '../../platform/identity/cognito.ts';
import { type Check, CheckFailed } from './run-checks.ts';

const Keys = z.object({ keys: z.array(z.unknown()).min(1) });
const Refused = z.object({ __type: z.string(), message: z.string().default('') });
const patienceMilliseconds = 5000;

/** Reads the keys of a Cognito pool, and asks its client as browsers do, for somebody who does not exist. */
export function checkIdentity(config: Config): Check {
  if (config.IDENTITY === 'embedded')
    return { part: 'identity', advice: '', attempt: async () => 'this server is the directory' };
  const { COGNITO_REGION: region, COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId } = config;
  const endpoint = cognitoEndpoint({ region, userPoolId, clientId, endpoint: config.COGNITO_ENDPOINT });
  return {
    part: 'identity',
    advice:
      'Look at COGNITO_…, and at the app client: no secret, flows ALLOW_USER_SRP_AUTH and ALLOW_REFRESH_TOKEN_AUTH',
    async attempt() {
      const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
      const signal = AbortSignal.timeout(patienceMilliseconds);
      const keys = await fetch(new URL(`${userPoolId}/.well-known/jwks.json`, base), { signal });
      if (!keys.ok || !Keys.safeParse(await keys.json()).success)
        throw new CheckFailed(`the pool ${userPoolId} has no keys: ${keys.status}`);
      await askClient(endpoint, clientId);
      return `the pool ${userPoolId} has keys, and its client signs people in`;
    },
  };
}

async function askClient(endpoint: string, ClientId: string) {
  const AuthParameters = { USERNAME: `${randomUUID()}@check.invalid`, SRP_A: 'a1'.repeat(384) };
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({ AuthFlow: 'USER_SRP_AUTH', ClientId, AuthParameters }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (answer.ok) return;
  const { __type: type, message } = Refused.parse(await answer.json());
  // The pool knows the client, and not the somebody: that is as it should be.
  if (type.endsWith('UserNotFoundException')) return;
  throw new CheckFailed(`its client refuses: ${message || type}`);
}
