import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabaseUrl } from '../stores/test-database.ts';
import { killAgainAndAgain } from './kill-again-and-again.ts';

/** A few here, to keep the test short; `node bench/kills.ts 60` runs more. */
const kills = 3;

test('killed between paying and crediting, and between taking a credit and the report, everybody gets what they paid', async () => {
  const DATA_FOLDER = await mkdtemp(join(tmpdir(), 'redmark-money-'));
  onTestFinished(async () => await rm(DATA_FOLDER, { recursive: true, force: true }));
  const secret = 'only-for-tests-only-for-tests-only-for-tests';
  const hosted = { STORAGE_SECRET: secret, IDENTITY_SECRET: secret };
  const postgres = process.env.DATABASE === 'postgres';
  const environment = {
    DATA_FOLDER,
    ...(postgres ? { DATABASE: 'postgres', DATABASE_URL: await freshDatabaseUrl('test_money'), ...hosted } : {}),
  };

  const found = await killAgainAndAgain({ kills, environment });

  expect(found.complaints).toEqual([]);
  expect(found.payments).toBeGreaterThan(0);
  expect(found.reports).toBeGreaterThan(0);
}, 180_000);
