import type { Selectable } from 'kysely';
import { randomToken } from '../crypto/secrets.ts';
import { Verifier } from '../crypto/srp.ts';
import type { Pool } from '../pool.ts';
import { noSuchDevice } from '../protocol/identity-error.ts';
import * as shape from '../protocol/shapes.ts';
import type { DirectoryTables } from '../tables.ts';
import { revoke } from './families.ts';

type Device = Selectable<DirectoryTables['identity_device']>;

const devicesAllowed = 20;

export const newDeviceKeys = ({ region }: Pool) => ({
  key: `${region}_${crypto.randomUUID()}`,
  groupKey: `-${randomToken(6)}`,
});

/** Finds a device of this user; another user's device is reported as nonexistent. */
export async function deviceOf({ db }: Pool, sub: string, key: string): Promise<Device> {
  if (!shape.deviceKey.safeParse(key).success) throw noSuchDevice();
  const device = await db
    .selectFrom('identity_device')
    .selectAll()
    .where('device_key', '=', key)
    .where('sub', '=', sub)
    .executeTakeFirst();
  if (!device) throw noSuchDevice();
  return device;
}

export async function devicesOf({ db }: Pool, sub: string): Promise<Device[]> {
  return await db
    .selectFrom('identity_device')
    .selectAll()
    .where('sub', '=', sub)
    .orderBy('authenticated_at', 'desc')
    .orderBy('device_key')
    .execute();
}

type NewDevice = { sub: string; key: string; groupKey: string; name: string; verifier: Verifier };

/** Adds a device and returns whether it was new. Beyond the limit, the least recently seen devices are deleted. */
export async function addDevice(pool: Pool, { sub, key, groupKey, name, verifier }: NewDevice): Promise<boolean> {
  const at = pool.now();
  const { numInsertedOrUpdatedRows } = await pool.db
    .insertInto('identity_device')
    .values({
      device_key: key,
      sub,
      group_key: groupKey,
      name,
      sealed_verifier: pool.secrets.seal(`device|${key}`, JSON.stringify(verifier)),
      created_at: at,
      modified_at: at,
      authenticated_at: at,
    })
    .onConflict((conflict) => conflict.column('device_key').doNothing())
    .executeTakeFirst();
  for (const old of (await devicesOf(pool, sub)).slice(devicesAllowed))
    await forgetDevice(pool, sub, old.device_key, undefined);
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Ends the device's sessions. The session of the call itself lasts until its access token expires, and cannot be
 * refreshed.
 */
export async function forgetDevice(pool: Pool, sub: string, key: string, askedIn: string | undefined) {
  await deviceOf(pool, sub, key);
  await pool.db.deleteFrom('identity_device').where('device_key', '=', key).where('sub', '=', sub).execute();
  await revoke(pool, { deviceKey: key }, askedIn);
  if (askedIn !== undefined) await pool.db.deleteFrom('identity_refresh').where('origin_jti', '=', askedIn).execute();
}

export function deviceVerifier({ secrets }: Pool, { device_key, sealed_verifier }: Device): Verifier {
  return Verifier.parse(JSON.parse(secrets.open(`device|${device_key}`, sealed_verifier)));
}

export async function touchDevice({ db, now }: Pool, key: string) {
  await db.updateTable('identity_device').set({ authenticated_at: now() }).where('device_key', '=', key).execute();
}

/** A device as Cognito describes it; times in seconds. */
export function presentDevice(device: Device) {
  const seconds = (moment: Date) => moment.getTime() / 1000;
  return {
    DeviceKey: device.device_key,
    DeviceAttributes: [
      { Name: 'device_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
      { Name: 'device_name', Value: device.name },
    ],
    DeviceCreateDate: seconds(device.created_at),
    DeviceLastModifiedDate: seconds(device.modified_at),
    DeviceLastAuthenticatedDate: seconds(device.authenticated_at),
  };
}
