import { z } from 'zod';
import { N } from '../crypto/modular-power.ts';
import { IdentityError, invalidParameter, noSuchDevice } from '../protocol/identity-error.ts';
import { operation } from '../protocol/operation.ts';
import * as shape from '../protocol/shapes.ts';
import { addDevice, deviceOf, devicesOf, forgetDevice, presentDevice } from '../sessions/devices.ts';
import { sessionOf } from '../sessions/tokens.ts';

const signedIn = { AccessToken: shape.accessToken };
const ofDevice = { ...signedIn, DeviceKey: shape.deviceKey };
const mostListed = 60;

/** Confirms the device of this session; from then on its refresh tokens work on no other device. */
export const confirmDevice = operation(
  z.object({
    ...ofDevice,
    DeviceName: shape.plainText(1024).optional(),
    DeviceSecretVerifierConfig: z.object({ PasswordVerifier: shape.base64, Salt: shape.base64 }),
  }),
  async (pool, { AccessToken, DeviceKey, DeviceName = 'Device', DeviceSecretVerifierConfig: config }) => {
    const { user, family } = await sessionOf(pool, AccessToken);
    if (family.device_key !== DeviceKey || family.device_group_key === null) throw noSuchDevice();
    const hex = (text: string) =>
      Buffer.from(text, 'base64')
        .toString('hex')
        .replace(/^0+(?=.)/, '');
    const verifier = { salt: hex(config.Salt), verifier: hex(config.PasswordVerifier) };
    const value = BigInt(`0x${verifier.verifier || '0'}`);
    if (verifier.salt === '' || value <= 1n || value >= N - 1n) throw invalidParameter('Invalid device verifier.');
    const device = { sub: user.sub, key: DeviceKey, groupKey: family.device_group_key, name: DeviceName, verifier };
    if (!(await addDevice(pool, device)))
      throw new IdentityError('DeviceKeyExistsException', 'Device key already exists.');
    await pool.db
      .updateTable('identity_family')
      .set({ device_confirmed: true })
      .where('origin_jti', '=', family.origin_jti)
      .execute();
    return { UserConfirmationNecessary: true };
  },
);

export const getDevice = operation(
  z.object({ AccessToken: shape.accessToken, DeviceKey: shape.deviceKey }),
  async (pool, { AccessToken, DeviceKey }) => {
    const { user } = await sessionOf(pool, AccessToken);
    return { Device: presentDevice(await deviceOf(pool, user.sub, DeviceKey)) };
  },
);

export const listDevices = operation(
  z.object({ ...signedIn, Limit: z.int().min(0).max(mostListed).optional(), PaginationToken: z.string().optional() }),
  async (pool, { AccessToken, Limit = mostListed }) => {
    const { user } = await sessionOf(pool, AccessToken);
    return { Devices: (await devicesOf(pool, user.sub)).slice(0, Limit || mostListed).map(presentDevice) };
  },
);

export const updateDeviceStatus = operation(
  z.object({ ...ofDevice, DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']).optional() }),
  async (pool, { AccessToken, DeviceKey, DeviceRememberedStatus }) => {
    const { user } = await sessionOf(pool, AccessToken);
    await deviceOf(pool, user.sub, DeviceKey);
    await pool.db
      .updateTable('identity_device')
      .set({ remembered: DeviceRememberedStatus === 'remembered', modified_at: pool.now() })
      .where('device_key', '=', DeviceKey)
      .where('sub', '=', user.sub)
      .execute();
    return {};
  },
);

export const forgetDeviceOperation = operation(
  z.object({ AccessToken: shape.accessToken.optional(), DeviceKey: shape.deviceKey }),
  async (pool, { AccessToken, DeviceKey }) => {
    if (AccessToken === undefined) throw invalidParameter('AccessToken is required.');
    const { user, family } = await sessionOf(pool, AccessToken);
    const isOwn = family.device_key === DeviceKey;
    await forgetDevice(pool, user.sub, DeviceKey, isOwn ? family.origin_jti : undefined);
    return {};
  },
);
