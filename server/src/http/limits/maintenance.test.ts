import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contactUs } from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

const files: Record<string, string> = {
  '__spa-fallback.html': 'shell',
  'index.html': 'home <link rel="canonical" href="https://origin.invalid/">',
  'hiring/index.html': 'hiring',
  'maintenance/index.html': 'under maintenance',
  '404/index.html': 'not found',
  'privacy-policy/index.html': 'policy <ul data-processors="true"></ul>',
  'icon.svg': '<svg/>',
  'screens.json': '["dashboard"]',
};

async function builtWeb(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-web-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

test('under maintenance every screen says so with 503, and calls are refused with a sentence', async () => {
  const { app, send } = await startTestApp({ webFolder: await builtWeb(), maintenance: 'on' });
  for (const path of ['/', '/hiring', '/dashboard', '/nothing', '/maintenance']) {
    const answer = await app.inject(path);
    expect([path, answer.statusCode, answer.body]).toEqual([path, 503, 'under maintenance']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  const body = { firstName: 'a', lastName: 'b', email: 'a@b.example', feedback: 'long enough' };
  const call = await send(contactUs, { body });
  expect([call.statusCode, call.json().message]).toEqual([503, expect.stringContaining('under maintenance')]);
  expect((await app.inject('/api/resumes')).statusCode).toBe(503);
  expect((await app.inject({ method: 'POST', url: '/identity/' })).statusCode).toBe(503);
});

test('what pages are made of, and what the law wants readable, stays', async () => {
  const { app } = await startTestApp({ webFolder: await builtWeb(), maintenance: 'on' });
  expect((await app.inject('/icon.svg')).statusCode).toBe(200);
  const policy = await app.inject('/privacy-policy');
  expect([policy.statusCode, policy.body]).toEqual([200, expect.stringContaining('<li>None.</li>')]);
});

test('without the switch the page is an ordinary one', async () => {
  const { app } = await startTestApp({ webFolder: await builtWeb() });
  expect((await app.inject('/maintenance')).statusCode).toBe(200);
  expect((await app.inject('/')).body).toContain('href="/"');
});

test('search engines find the public pages and are told what to leave alone', async () => {
  const { app } = await startTestApp({ webFolder: await builtWeb() });
  const map = await app.inject({ url: '/sitemap.xml', headers: { host: 'r.example' } });
  expect(map.headers['content-type']).toContain('application/xml');
  const found = Array.from(map.body.matchAll(/<loc>([^<]*)</g), ([, url]) => url);
  expect(found).toEqual(['http://r.example/', 'http://r.example/hiring', 'http://r.example/privacy-policy']);
  const robots = (await app.inject({ url: '/robots.txt', headers: { host: 'r.example' } })).body;
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('Sitemap: http://r.example/sitemap.xml');
});
