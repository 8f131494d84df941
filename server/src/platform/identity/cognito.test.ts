import { expect, test } from 'vitest';
import { before, millisecondsIn } from '../../base/durations.ts';
import { signedUp } from '../../testing/sdk-people.ts';
import { startDirectory } from '../../testing/start-directory.ts';
import { createCognito } from './cognito.ts';

/** A remote pool: another server of ours, called over the network as a Cognito pool is. */
async function startPool() {
  const directory = await startDirectory();
  const { region, userPoolId, clientId, endpoint } = directory.clientConfig;
  const identity = createCognito({ region, userPoolId, clientId, endpoint });
  return { directory, identity, issuer: `${endpoint}${userPoolId}` };
}

test('a person of a foreign pool is known by its issuer and their id there', async () => {
  const { directory, identity, issuer } = await startPool();
  const { accessToken, idToken, email, sub } = await signedUp(directory);
  expect(await identity.personOf(accessToken)).toEqual({ issuer, subject: sub });
  expect(await identity.attributesOf(accessToken)).toMatchObject({ email, given_name: 'Ada', sub });
  for (const other of [idToken, `${accessToken}x`, 'a.b.c', ''])
    expect([other.length, await identity.personOf(other)]).toEqual([other.length, undefined]);
});

test('attributes are written there, and whoever leaves is gone there', async () => {
  const { directory, identity } = await startPool();
  const { accessToken } = await signedUp(directory);
  await identity.setAttributes(accessToken, { given_name: 'Grace', 'custom:regular_tips': 'true' });
  expect(await identity.attributesOf(accessToken)).toMatchObject({
    given_name: 'Grace',
    'custom:regular_tips': 'true',
  });
  await identity.remove(accessToken);
  await identity.remove(accessToken);
  expect(await identity.attributesOf(accessToken)).toBeUndefined();
  expect(await directory.db.selectFrom('identity_user').select('sub').execute()).toEqual([]);
});

test('a token of another client, another pool, or of before is nobody’s', async () => {
  const { directory } = await startPool();
  const { accessToken } = await signedUp(directory);
  const { region, userPoolId, clientId, endpoint } = directory.clientConfig;
  const otherClient = createCognito({ region, userPoolId, clientId: 'another', endpoint });
  expect(await otherClient.personOf(accessToken)).toBeUndefined();
  const amazon = createCognito({ region, userPoolId, clientId });
  expect(await amazon.personOf(accessToken)).toBeUndefined();
  directory.clock.now = before(new Date(), 2 * millisecondsIn.hour);
  const { accessToken: old } = await signedUp(directory);
  expect(await createCognito({ region, userPoolId, clientId, endpoint }).personOf(old)).toBeUndefined();
});

test('a pool that cannot be reached is not taken for a forged token', async () => {
  const { directory } = await startPool();
  const { accessToken } = await signedUp(directory);
  const { region, userPoolId, clientId, endpoint } = directory.clientConfig;
  const identity = createCognito({ region, userPoolId, clientId, endpoint });
  await directory.app.close();
  await expect(identity.personOf(accessToken)).rejects.toThrow();
});
