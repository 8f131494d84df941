import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { JwtVerifier } from 'aws-jwt-verify';
import { validateCognitoJwtFields } from 'aws-jwt-verify/cognito-verifier';
import { expect, test } from 'vitest';
import { signedUp } from '../../../server/src/testing/sdk-people.ts';
import { password, startDirectory, type TestDirectory } from '../../../server/src/testing/start-directory.ts';
import { codeAt } from '../crypto/totp.ts';

/** Storage for the older library, separate from every other test's. */
function newStorage() {
  const kept = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

function userOf({ clientConfig }: TestDirectory, email: string) {
  const Storage = newStorage();
  const Pool = new CognitoUserPool({
    UserPoolId: clientConfig.userPoolId,
    ClientId: clientConfig.clientId,
    endpoint: clientConfig.endpoint,
    Storage,
  });
  return new CognitoUser({ Username: email, Pool, Storage });
}

async function authenticated(user: CognitoUser, email: string): Promise<CognitoUserSession | 'totp'> {
  const details = new AuthenticationDetails({ Username: email, Password: password });
  return await new Promise((resolve, reject) =>
    user.authenticateUser(details, {
      onSuccess: resolve,
      onFailure: reject,
      totpRequired: () => resolve('totp'),
    }),
  );
}

test('the older library signs in, refreshes, enrols an authenticator and is asked for its code', async () => {
  const directory = await startDirectory();
  const { email } = await signedUp(directory);
  const user = userOf(directory, email);
  const session = await authenticated(user, email);
  if (session === 'totp') throw new Error('There is no authenticator yet.');
  const token = session.getRefreshToken();
  const renewed = await new Promise<CognitoUserSession>((resolve, reject) =>
    user.refreshSession(token, (error, next) => (error ? reject(error) : resolve(next))),
  );
  expect(renewed.getIdToken().payload.email).toBe(email);

  const secret = await new Promise<string>((resolve, reject) =>
    user.associateSoftwareToken({ associateSecretCode: resolve, onFailure: reject }),
  );
  const step = () => Math.floor(directory.clock.now.getTime() / 30_000);
  await new Promise((resolve, reject) =>
    user.verifySoftwareToken(codeAt(secret, step()), 'phone', { onSuccess: resolve, onFailure: reject }),
  );
  await new Promise((resolve, reject) =>
    user.setUserMfaPreference(null, { PreferredMfa: true, Enabled: true }, (error, done) =>
      error ? reject(error) : resolve(done),
    ),
  );

  const again = userOf(directory, email);
  expect(await authenticated(again, email)).toBe('totp');
  const answer = async (code: string) =>
    await new Promise<string>((resolve) =>
      again.sendMFACode(
        code,
        { onSuccess: () => resolve('signed in'), onFailure: ({ name }) => resolve(name) },
        'SOFTWARE_TOKEN_MFA',
      ),
    );
  expect(await answer(codeAt(secret, step()))).toBe('ExpiredCodeException');
  expect(await answer(codeAt(secret, step() + 1))).toBe('signed in');
}, 90_000);

test('anybody can check our tokens with the published keys', async () => {
  const directory = await startDirectory();
  const { accessToken, idToken, sub } = await signedUp(directory);
  const { userPoolId, clientId, endpoint } = directory.clientConfig;
  const wellKnown = `${endpoint}${userPoolId}/.well-known`;
  const discovery = (await (await fetch(`${wellKnown}/openid-configuration`)).json()) as Record<string, string>;
  expect(discovery.issuer).toBe(`${endpoint}${userPoolId}`);
  const verifierOf = (tokenUse: 'access' | 'id') => {
    const issuer = discovery.issuer ?? '';
    return JwtVerifier.create({
      issuer,
      audience: null,
      jwksUri: `https://unused.test.example/`,
      customJwtCheck: ({ payload }) => validateCognitoJwtFields(payload, { tokenUse, clientId }),
    });
  };
  const jwks = JSON.parse(await (await fetch(discovery.jwks_uri ?? '')).text());
  expect(jwks.keys).toHaveLength(2);
  const access = verifierOf('access');
  access.cacheJwks(jwks);
  expect((await access.verify(accessToken)).sub).toBe(sub);
  await expect(access.verify(idToken)).rejects.toThrow();
});

test('the operator’s calls are made with the operator’s key only', async () => {
  const key = { accessKeyId: 'OPERATORKEY0000000001', secretAccessKey: 'operator-secret-operator-secret-0001' };
  const closed = await startDirectory();
  const unknown = new AdminGetUserCommand({ UserPoolId: closed.clientConfig.userPoolId, Username: closed.newEmail() });
  await expect(closed.sdk({ credentials: key }).send(unknown)).rejects.toThrow('security token');

  const adminKey = { id: key.accessKeyId, secret: key.secretAccessKey };
  const directory = await startDirectory({ adminKey });
  const { email } = await signedUp(directory);
  const UserPoolId = directory.clientConfig.userPoolId;
  const look = new AdminGetUserCommand({ UserPoolId, Username: email });
  const operator = directory.sdk({ credentials: key });
  expect((await operator.send(look)).UserStatus).toBe('CONFIRMED');
  const forged = directory.sdk({ credentials: { ...key, secretAccessKey: 'another-secret-another-secret-00001' } });
  await expect(forged.send(look)).rejects.toThrow('signature');
  directory.clock.now = new Date(Date.now() + 6 * 60_000);
  await expect(operator.send(look)).rejects.toThrow('too old');
  directory.clock.now = new Date();
  // A client whose signature was refused as stale has set its clock by the response.
  const fresh = directory.sdk({ credentials: key });
  await fresh.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  expect((await fresh.send(look)).Enabled).toBe(false);
  const invite = {
    UserPoolId,
    Username: directory.newEmail(),
    TemporaryPassword: password,
    MessageAction: 'SUPPRESS',
  } as const;
  expect((await fresh.send(new AdminCreateUserCommand(invite))).User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
});

test('an operator’s call that was overheard is not done again, and two of the same are two', async () => {
  const key = { accessKeyId: 'OPERATORKEY0000000002', secretAccessKey: 'operator-secret-operator-secret-0001' };
  const directory = await startDirectory({ adminKey: { id: key.accessKeyId, secret: key.secretAccessKey } });
  const { email } = await signedUp(directory);
  const operator = directory.sdk({ credentials: key });
  const overheard: { headers: Record<string, string>; body: string }[] = [];
  operator.middlewareStack.add(
    (next) => async (sent) => {
      overheard.push(sent.request as (typeof overheard)[number]);
      return await next(sent);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const look = { UserPoolId: directory.clientConfig.userPoolId, Username: email };
  await Promise.all([operator.send(new AdminGetUserCommand(look)), operator.send(new AdminGetUserCommand(look))]);
  const { headers = {}, body = '' } = overheard[0] ?? {};
  const replays = await Promise.all(
    [1, 2].map(async () => await fetch(directory.clientConfig.endpoint, { method: 'POST', headers, body })),
  );
  for (const answer of replays)
    expect(await answer.json()).toEqual({
      __type: 'InvalidSignatureException',
      message: 'This signature has been used before.',
    });
});

test('what is no proper call is refused in the protocol’s own words, never with a fault of ours', async () => {
  const directory = await startDirectory();
  const ask = async (operation: string, body: string) => {
    const answer = await fetch(directory.clientConfig.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body,
    });
    return `${answer.status} ${((await answer.json()) as { __type: string }).__type}`;
  };
  const ClientId = directory.clientConfig.clientId;
  const json = (value: object) => JSON.stringify({ ClientId, ...value });
  const cases: [operation: string, body: string, answer: string][] = [
    ['Nothing', '{}', '400 UnknownOperationException'],
    ['constructor', '{}', '400 UnknownOperationException'],
    ['__proto__', '{}', '400 UnknownOperationException'],
    ['SignUp', '', '400 SerializationException'],
    ['SignUp', '[]', '400 SerializationException'],
    ['SignUp', 'null', '400 SerializationException'],
    ['SignUp', '{"ClientId":', '400 SerializationException'],
    ['SignUp', json({ Username: { toString: 'x' } }), '400 SerializationException'],
    ['SignUp', json({ Username: 'a@b.example', Password: null }), '400 InvalidParameterException'],
    ['SignUp', json({ Username: 'a\u0000@b.example', Password: password }), '400 InvalidParameterException'],
    ['SignUp', json({ Username: 'a\r\nb@b.example', Password: password }), '400 InvalidParameterException'],
    ['InitiateAuth', json({ AuthFlow: 'constructor', AuthParameters: {} }), '400 InvalidParameterException'],
    [
      'InitiateAuth',
      json({ AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 1 } }),
      '400 SerializationException',
    ],
    [
      'RespondToAuthChallenge',
      json({ ChallengeName: '__proto__', ChallengeResponses: {} }),
      '400 InvalidParameterException',
    ],
    [
      'SignUp',
      json({ Username: 'a@b.example', Password: password, UserAttributes: [{ Name: 'given_name', Value: '\u0000' }] }),
      '400 InvalidParameterException',
    ],
    ['GetUser', '{"AccessToken":"\\u0000"}', '400 NotAuthorizedException'],
    ['SignUp', `"${'x'.repeat(200_000)}"`, '400 SerializationException'],
  ];
  for (const [operation, body, wanted] of cases)
    expect([operation, body.slice(0, 80), await ask(operation, body)]).toEqual([operation, body.slice(0, 80), wanted]);
  expect(directory.errors).toEqual([]);
});
