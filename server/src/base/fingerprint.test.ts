import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

test('small and large files have the same hash as everywhere', async () => {
  expect(await fingerprintOf(Buffer.from('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  // The example of a million letters in FIPS 180.
  const million = Buffer.alloc(1_000_000, 'a');
  expect(await fingerprintOf(million)).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  const larger = Buffer.concat([million, Buffer.from('a')]);
  expect(await fingerprintOf(larger)).toBe(createHash('sha256').update(larger).digest('hex'));
});
