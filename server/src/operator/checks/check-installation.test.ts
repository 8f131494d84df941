import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startDirectory } from '../../testing/start-directory.ts';
import { testOn } from '../../testing/stores/test-database.ts';
import { checkDatabase } from './check-database.ts';
import { checkIdentity } from './check-identity.ts';
import { checkInstallation } from './check-installation.ts';
import { checkPayments } from './check-payments.ts';
import { type Check, runChecks } from './run-checks.ts';

async function said(...checks: Check[]) {
  const lines: string[] = [];
  const isWell = await runChecks(checks, (line) => lines.push(line));
  return { isWell, lines: lines.join('\n') };
}

async function serverThat(answers: RequestListener): Promise<number> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('an installation on one machine is tried part by part, before its first start, and nothing is left', async () => {
  const DATA_FOLDER = await mkdtemp(join(tmpdir(), 'redmark-check-'));
  onTestFinished(async () => await rm(DATA_FOLDER, { recursive: true }));
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  expect(await checkInstallation(readConfig({ DATA_FOLDER }), ['ada@test.example'], say)).toBe(true);
  expect(lines.map((line) => line.split(/ +/).slice(0, 2))).toEqual(
    ['database', 'storage', 'mail', 'identity', 'payments', 'graders'].map((part) => ['ok', part]),
  );
  expect(await readdir(join(DATA_FOLDER, 'outbox'))).toHaveLength(1);
  expect(await readdir(join(DATA_FOLDER, 'files/check'))).toEqual([]);
}, 240_000);

test('what does not work is told with what to look at, and the rest is tried all the same', async () => {
  const smtp = { MAIL: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@r.example' };
  const bucket = { STORAGE: 's3', S3_BUCKET: 'b', S3_REGION: 'x', S3_ENDPOINT: 'http://127.0.0.1:1' };
  const key = { S3_ACCESS_KEY_ID: 'nobody', S3_SECRET_ACCESS_KEY: 'nothing' };
  const DATA_FOLDER = await mkdtemp(join(tmpdir(), 'redmark-check-'));
  onTestFinished(async () => await rm(DATA_FOLDER, { recursive: true }));
  const lines: string[] = [];
  const config = readConfig({ DATA_FOLDER, ...smtp, ...bucket, ...key });
  expect(await checkInstallation(config, [], (line) => lines.push(line))).toBe(false);
  const text = lines.join('\n');
  expect(text).toMatch(/^FAILS {2}storage .*CORS rules/m);
  expect(text).toMatch(/^FAILS {2}mail .*SMTP_URL/m);
  expect(text).toMatch(/^ok {5}graders/m);
});

test('a pool is asked for its keys, and its client for somebody who does not exist', async () => {
  const { clientConfig } = await startDirectory();
  const pool = (more: Record<string, string>) =>
    checkIdentity(
      readConfig({
        IDENTITY: 'cognito',
        COGNITO_REGION: clientConfig.region,
        COGNITO_USER_POOL_ID: clientConfig.userPoolId,
        COGNITO_CLIENT_ID: clientConfig.clientId,
        COGNITO_ENDPOINT: clientConfig.endpoint,
        ...more,
      }),
    );
  expect(await said(pool({}))).toMatchObject({ isWell: true });
  const foreign = await said(pool({ COGNITO_CLIENT_ID: 'nobody0knows0this' }));
  expect(foreign.lines).toMatch(/^FAILS {2}identity {2}its client refuses/);
  expect((await said(pool({ COGNITO_USER_POOL_ID: 'us-east-1_nothing' }))).isWell).toBe(false);
});

const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_of_this_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
  PUBLIC_URL: 'https://resumes.example',
  ALLOW_UNSENT_MAIL: 'yes',
};
const endpoint = {
  url: 'https://resumes.example/api/billing/webhook',
  status: 'enabled',
  livemode: false,
  enabled_events: ['*'],
};

async function stripeThatHas(...endpoints: object[]): Promise<Check> {
  const port = await serverThat(({ url, headers }, answer) => {
    const isOurs = headers.authorization === `Bearer ${stripe.STRIPE_SECRET_KEY}`;
    const found = url?.startsWith('/v1/webhook_endpoints') && isOurs;
    answer.writeHead(found ? 200 : 401, { 'content-type': 'application/json' });
    const refused = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } };
    answer.end(JSON.stringify(found ? { object: 'list', data: endpoints, has_more: false } : refused));
  });
  return checkPayments(readConfig(stripe), { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
}

test('Stripe is asked whether its messages come here, all of them, in the mode of the key', async () => {
  expect(await said(await stripeThatHas(endpoint))).toMatchObject({ isWell: true });
  const wrong: [object[], string][] = [
    [[], 'no enabled test webhook endpoint calls https://resumes.example/api/billing/webhook'],
    [[{ ...endpoint, status: 'disabled' }], 'no enabled test webhook endpoint'],
    [[{ ...endpoint, livemode: true }], 'the key is of test mode'],
    [[{ ...endpoint, enabled_events: ['invoice.paid'] }], 'does not send checkout.session.completed'],
  ];
  for (const [endpoints, words] of wrong) {
    const { isWell, lines } = await said(await stripeThatHas(...endpoints));
    expect([isWell, lines]).toEqual([false, expect.stringContaining(words)]);
  }
});

testOn('postgres')('PostgreSQL tells its version, and a wrong password is told without it', async () => {
  const url = new URL(process.env.DATABASE_URL ?? '');
  const at = (DATABASE_URL: string) =>
    checkDatabase(
      readConfig({
        DATABASE: 'postgres',
        DATABASE_URL,
        STORAGE_SECRET: 's'.repeat(32),
        IDENTITY_SECRET: 'i'.repeat(32),
      }),
    );
  expect((await said(at(url.href))).lines).toMatch(/^ok {5}database {2}PostgreSQL \d+/);
  url.pathname = '/there_is_none';
  expect((await said(at(url.href))).lines).toMatch(/^FAILS {2}database .*DATABASE_URL/);
});
