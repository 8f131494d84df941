import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import * as contract from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { after, millisecondsIn } from '../base/durations.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import { endpoints, exampleCall, isAboutResume } from '../testing/example-calls.ts';
import { signedIn, signedUp } from '../testing/sdk-people.ts';
import { spawnHost } from '../testing/spawn-host.ts';
import { clientConfigAt, codeIn, startDirectory, type TestDirectory } from '../testing/start-directory.ts';
import { until } from '../testing/until.ts';

const guarded = endpoints.map(([, endpoint]) => endpoint).filter(({ auth }) => auth === 'bearer');

/** Calls an endpoint about one resume over the network, with the given token. */
async function ask(origin: string, endpoint: contract.Endpoint, resumeId: string, token: string | undefined) {
  const { path, query, body } = exampleCall(endpoint, resumeId);
  return await fetch(`${origin}/api${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

function signedByAnotherKey(token: string, claims: object): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = `${part(headerOf(token))}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

/** A token issued by another installation, to a user with the same address. */
async function tokenOfAnotherPool(directory: TestDirectory): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-other-'));
  const host = await spawnHost({ DATA_FOLDER: folder, GRADER_WORKERS: '1' });
  onTestFinished(async () => {
    await host.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });
  const outbox = createOutbox(join(folder, 'outbox'), { name: 'x', address: 'x@test.example' }, () => new Date());
  const clientConfig = await clientConfigAt(host.address);
  const other = { ...directory, outbox, clientConfig, sdk: () => directory.sdk({ endpoint: clientConfig.endpoint }) };
  const codeFor = async () => codeIn((await outbox.newest(1))[0]?.source ?? '') ?? '';
  return (await signedUp({ ...other, codeFor } as TestDirectory)).accessToken;
}

test('whatever is held up instead of an access token opens nothing of anybody', async () => {
  const directory = await startDirectory();
  const ada = await signedUp(directory);
  const resumeId = await directory.upload(undefined, ada.accessToken);
  const gone = await signedIn(directory, ada.email);
  await directory.sdk().send(new GlobalSignOutCommand({ AccessToken: gone.accessToken }));
  const fresh = await signedIn(directory, ada.email);
  const claims = claimsOf(fresh.accessToken);

  const held: Record<string, string | undefined> = {
    nothing: undefined,
    'an ID token': fresh.idToken,
    'a refresh token': fresh.refreshToken,
    'a token that was signed out': gone.accessToken,
    'a token without a signature': `${part({ ...headerOf(fresh.accessToken), alg: 'none' })}.${part(claims)}.`,
    'a changed token': [
      fresh.accessToken.split('.')[0],
      part({ ...claims, exp: claims.exp + 1 }),
      fresh.accessToken.split('.')[2],
    ].join('.'),
    'a token signed by another key': signedByAnotherKey(fresh.accessToken, claims),
    'a token of another pool': await tokenOfAnotherPool(directory),
    'not a token': 'a.b.c',
  };
  for (const [what, token] of Object.entries(held))
    for (const endpoint of guarded) {
      const answer = await ask(directory.origin, endpoint, resumeId, token);
      expect(`${what} ${endpoint.path} ${answer.status}`).toBe(`${what} ${endpoint.path} 401`);
    }

  directory.clock.now = after(new Date(), 61 * millisecondsIn.minute);
  for (const endpoint of guarded)
    expect((await ask(directory.origin, endpoint, resumeId, fresh.accessToken)).status).toBe(401);
}, 90_000);

test('nobody reaches what is somebody else’s with a token of their own', async () => {
  const directory = await startDirectory();
  const ada = await signedUp(directory);
  const eve = await signedUp(directory);
  const resumeId = await directory.upload(undefined, ada.accessToken);
  await directory.call(contract.thumbnail, { body: { resumeId }, token: ada.accessToken });
  await directory.call(contract.startGrading, { body: { resumeId }, token: ada.accessToken });
  const params = { id: resumeId };
  await until(
    async () => (await directory.send(contract.analysisResult, { params, token: ada.accessToken })).statusCode === 200,
  );

  const ofResume = endpoints.map(([, endpoint]) => endpoint).filter(isAboutResume);
  expect(ofResume.length).toBeGreaterThan(10);
  for (const endpoint of ofResume)
    for (const token of [eve.accessToken, undefined]) {
      if (token === undefined && endpoint.auth === 'bearer') continue;
      const answer = await ask(directory.origin, endpoint, resumeId, token);
      expect([endpoint.path, [404, 409].includes(answer.status)]).toEqual([endpoint.path, true]);
    }

  const mine = await directory.call(contract.getUser, { token: eve.accessToken });
  expect(mine.email).toBe(eve.email);
  const list = await directory.call(contract.listResumes, { token: eve.accessToken });
  expect(list.allResume).toEqual([]);
  const kept = await directory.call(contract.analysisResult, { params, token: ada.accessToken });
  expect([kept.fileName, kept.grading !== null]).toEqual(['resume.pdf', true]);
}, 60_000);

test('the progress of a grading is followed with an Authorization header', async () => {
  const directory = await startDirectory();
  const ada = await signedUp(directory);
  const resumeId = await directory.upload(undefined, ada.accessToken);
  await directory.call(contract.startGrading, { body: { resumeId }, token: ada.accessToken });
  const answer = await ask(directory.origin, contract.progress, resumeId, ada.accessToken);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(await answer.text()).toContain('"state":"done"');
});
