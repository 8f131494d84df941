import { createHash, createHmac, randomBytes } from 'node:crypto';
import { g, modularPower, N } from '../directory/src/crypto/modular-power.ts';
import { padded } from '../directory/src/crypto/srp.ts';

/**
 * What a client of the user directory needs to know. This client does its arithmetic in OpenSSL: with the official one,
 * the client would be measured and not the server.
 */
export type ClientConfig = { endpoint: string; userPoolId: string; clientId: string };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const hashed = (hex: string) => BigInt(`0x${sha256(Buffer.from(hex, 'hex')).toString('hex')}`);
const k = hashed(padded(N) + padded(g));
type Answer = { ChallengeParameters: Record<string, string>; AuthenticationResult?: { AccessToken: string } };

export async function askDirectory({ endpoint }: ClientConfig, operation: string, body: object): Promise<Answer> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${operation} answered ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Signs in by SRP and returns the subject of the token. */
export async function signIn(config: ClientConfig, username: string, password: string): Promise<string> {
  const a = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const A = await modularPower(g, a);
  const AuthParameters = { USERNAME: username, SRP_A: A.toString(16) };
  const request = { ClientId: config.clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters };
  const { ChallengeParameters: given } = await askDirectory(config, 'InitiateAuth', request);
  const { SRP_B = '', SALT = '', SECRET_BLOCK = '', USER_ID_FOR_SRP: user = '' } = given;
  const pool = config.userPoolId.split('_')[1] ?? '';
  const B = BigInt(`0x${SRP_B}`);
  const u = hashed(padded(A) + padded(B));
  const x = hashed(padded(BigInt(`0x${SALT}`)) + sha256(`${pool}${user}:${password}`).toString('hex'));
  const base = (((B - k * (await modularPower(g, x))) % N) + N) % N;
  const S = await modularPower(base, a + u * x);
  const mixed = createHmac('sha256', Buffer.from(padded(u), 'hex'))
    .update(Buffer.from(padded(S), 'hex'))
    .digest();
  const key = createHmac('sha256', mixed).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  const TIMESTAMP = timestamp(new Date());
  const signed = Buffer.concat([Buffer.from(pool + user), Buffer.from(SECRET_BLOCK, 'base64'), Buffer.from(TIMESTAMP)]);
  const { AuthenticationResult } = await askDirectory(config, 'RespondToAuthChallenge', {
    ClientId: config.clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: user,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: createHmac('sha256', key).update(signed).digest('base64'),
      TIMESTAMP,
    },
  });
  const payload = AuthenticationResult?.AccessToken.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}

/** `Fri Nov 20 13:24:46 UTC 2026`, the day without a leading zero. */
function timestamp(date: Date): string {
  const [, weekday, day, month, year, time] = /^(\w+), (\d+) (\w+) (\d+) (\S+)/.exec(date.toUTCString()) ?? [];
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
