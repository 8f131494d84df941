import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fuzz } from '../../attack/fuzz.ts';
import { startTestApp } from '../../server/src/testing/start-test-app.ts';

const calls = 1500;

test('nothing that anybody sends is answered with a fault of ours, or not at all', async () => {
  const app = await startTestApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  const found = await fuzz({ address, seed: 20_261_122, calls, token: app.signIn() });

  expect(found.faults.slice(0, 5)).toEqual([]);
  expect(found.calls).toBe(calls);
  // Requests are not all refused for the same reason.
  expect(Object.keys(found.byStatus)).toEqual(expect.arrayContaining(['200', '400', '401', '404']));
  expect(app.errors.map(String)).toEqual([]);
});
