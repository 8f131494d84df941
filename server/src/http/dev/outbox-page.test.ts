import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { outboxToken } from '../../compose/outbox-token.ts';
import { readConfig } from '../../config/config.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { speakZod } from '../zod-compilers.ts';
import { clockHook } from './clock-hook.ts';

const proxied = [
  { 'x-forwarded-for': '203.0.113.1' },
  { 'x-forwarded-host': 'resumes.example' },
  { 'x-real-ip': '203.0.113.1' },
  { via: '1.1 proxy' },
  { forwarded: 'for=203.0.113.1' },
];

test('letters that were not sent are read by whoever started the product, and by nobody through a proxy', async () => {
  const { app, folder, platform } = await startTestApp();
  await platform.services.mail.send('ada@example.com', { subject: 'Your code', text: 'It is 123456.', html: '' });
  const secret = join(folder, 'outbox.secret');
  const token = readFileSync(secret, 'utf8');
  expect(statSync(secret).mode & 0o777).toBe(0o600);

  const open = async (query: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    await app.inject({ url: `/dev/outbox${query}`, headers: { host: '127.0.0.1:3000', ...headers }, remoteAddress });
  expect((await open(`?token=${token}`)).body).toContain('It is 123456.');
  for (const query of ['', '?token=', '?token=guessed', `?token[]=${token}`, `?token=${token}&token=${token}`])
    expect([query, (await open(query)).statusCode]).toEqual([query, 404]);
  for (const headers of proxied) expect((await open(`?token=${token}`, headers)).statusCode).toBe(404);
  expect((await open(`?token=${token}`, { host: 'evil.example' })).statusCode).toBe(404);
  expect((await open(`?token=${token}`, {}, '203.0.113.1')).statusCode).toBe(404);
});

test('the page of letters is there on a machine of one’s own, elsewhere when it is asked for, and never in public', async () => {
  const { folder: DATA_FOLDER } = await startTestApp();
  const tokenWith = (environment: Record<string, string>) => outboxToken(readConfig({ DATA_FOLDER, ...environment }));
  expect(tokenWith({})).toHaveLength(43);
  expect(tokenWith({ HOST: '0.0.0.0' })).toBeUndefined();
  expect(tokenWith({ HOST: '0.0.0.0', OUTBOX_PAGE: 'on' })).toHaveLength(43);
  expect(tokenWith({ OUTBOX_PAGE: 'off' })).toBeUndefined();
  expect(
    tokenWith({ PUBLIC_URL: 'https://r.example', ALLOW_UNSENT_MAIL: 'yes', ALLOW_SANDBOX_PAYMENTS: 'yes' }),
  ).toBeUndefined();
});

test('nobody moves the clock through a proxy', async () => {
  const app = Fastify();
  speakZod(app);
  let ahead = 0;
  const advance = (seconds: number) => {
    ahead += seconds;
  };
  await app.register(clockHook, { advance });
  const move = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/dev/advance-clock', headers, payload: { seconds: 1 } })).statusCode;
  for (const headers of proxied) expect(await move(headers)).toBe(404);
  expect([await move({}), ahead]).toEqual([200, 1]);
});
