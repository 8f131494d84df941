import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessWalk } from '../../attack/access-walk.ts';
import { hostileFiles } from '../../attack/hostile-files.ts';
import { identity } from '../../attack/identity.ts';
import { money } from '../../attack/money.ts';
import type { Check, Target } from '../../attack/target.ts';
import { uploads } from '../../attack/uploads.ts';
import { spawnHost } from '../../server/src/testing/spawn-host.ts';

/** The short form of `npm run attack`: the same attacks, fewer files; the fuzz has a test of its own. */
const files = 12;
let host: Awaited<ReturnType<typeof spawnHost>>;
let folder: string;
let target: Target;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redmark-attack-'));
  host = await spawnHost({ DATA_FOLDER: folder });
  target = { address: host.address, outbox: join(folder, 'outbox') };
});

afterAll(async () => {
  await host.end('SIGTERM');
  await rm(folder, { recursive: true });
});

const broken = (checks: Check[]) => checks.filter(({ held }) => !held);

test.each([
  ['foreign and worthless tokens', accessWalk],
  ['upload links and files', uploads],
  ['ways to pay nothing', money],
  ['guessing and taking over', identity],
  ['hostile files', async (at: Target) => await hostileFiles(at, { files, seed: 7 })],
])('%s: everything holds', async (_, attack) => {
  const checks = await attack(target);
  expect(checks.length).toBeGreaterThan(0);
  expect(broken(checks)).toEqual([]);
  expect(host.hasEnded()).toBe(false);
});
