import { expect, test } from 'vitest';
import { shippedPackages, storedNotices } from './notices.ts';

const allowed =
  /^(?:MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|BlueOak-1\.0\.0|OFL-1\.1|\(MIT OR [\w.-]+\))$/;

test('every package that runs with the product is named with its version and licence', () => {
  const text = storedNotices();
  const missing = shippedPackages().filter(
    ({ name, version, licence }) => !text.includes(`**${name}** ${version}, ${licence}`),
  );
  expect(missing).toEqual([]);
});

test('no licence asks more of whoever runs it than to be named', () => {
  expect(shippedPackages().filter(({ licence }) => !allowed.test(licence))).toEqual([]);
});
