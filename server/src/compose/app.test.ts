import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as contract from '@redmark/contract';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { endpoints, exampleCall, isAboutResume } from '../testing/example-calls.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const id = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

/** A valid call, which only the check under test can refuse. */
function request(endpoint: contract.Endpoint, token?: string) {
  const { path, query, body } = exampleCall(endpoint, id);
  const { method } = endpoint;
  return {
    method,
    url: `/api${path}`,
    query,
    headers: token === undefined ? {} : { authorization: token },
    ...(body ? { payload: body } : {}),
  };
}

test('the contract has endpoints to test', () => {
  expect(endpoints.length).toBeGreaterThan(15);
});

test('every call for signed-in users refuses visitors, forged tokens and other schemes', async () => {
  const { app } = await startTestApp();
  const guarded = endpoints.filter(([, { auth }]) => auth === 'bearer');
  expect(guarded.length).toBeGreaterThan(5);
  for (const [name, endpoint] of guarded) {
    for (const token of [undefined, 'Bearer forged', 'Bearer ', 'Basic YTpi']) {
      const answer = await app.inject(request(endpoint, token));
      expect(`${name} ${answer.statusCode} ${answer.json().code}`).toBe(`${name} 401 signed_out`);
    }
  }
});

test('every call with an id answers 404 or 409 for one that nobody has', async () => {
  const { app, signIn } = await startTestApp();
  const token = `Bearer ${signIn()}`;
  const withId = endpoints.filter(([, endpoint]) => isAboutResume(endpoint));
  expect(withId.length).toBeGreaterThan(10);
  for (const [name, endpoint] of withId) {
    const { code } = (await app.inject(request(endpoint, token))).json();
    expect([name, ['not_found', 'not_graded', 'link_ended', 'shortlist_ended'].includes(code)]).toEqual([name, true]);
  }
});

test('an id that is no id, and a body that is no JSON, are bad requests', async () => {
  const { app } = await startTestApp();
  const badId = await app.inject('/api/resume/public-analysis-result/1');
  expect([badId.statusCode, badId.json().field]).toEqual([400, 'id']);
  expect((await app.inject('/%')).json().code).toBe('bad_request');
  const headers = { 'content-type': 'application/json' };
  for (const payload of ['{', '', '{"__proto__": {}}', '[]']) {
    const answer = await app.inject({ method: 'POST', url: '/api/grading/public-start', headers, payload });
    expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 400, 'bad_request']);
  }
});

test('an unknown call is told where the calls are described', async () => {
  const { app } = await startTestApp();
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/api/nothing-here' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_call']);
  }
  const document = (await app.inject('/api/docs/json')).json();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const calls = endpoints.map(
    ([, { method, path }]) => `${method.toLowerCase()} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.toSorted()).toEqual([...calls, 'put /files/{key}'].toSorted());
  expect(parse((await app.inject('/api/docs/yaml')).payload)).toEqual(document);
  expect((await app.inject('/api/docs/')).statusCode).toBe(200);
});

test('a mistake of ours is told in one sentence and logged whole', async () => {
  const { app, errors, db, signIn } = await startTestApp();
  const url = '/api/resumes';
  await db.schema.alterTable('resume').renameTo('mislaid').execute();
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${signIn()}` } });
  await db.schema.alterTable('mislaid').renameTo('resume').execute();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'our_fault',
    message: 'Something went wrong. Please try again',
    requestId: answer.headers['x-request-id'],
  });
  expect(String(errors[0])).toContain('resume');
});

test('an address that asks too often has to wait, unless limits are lifted', async () => {
  const ask = { method: 'POST', url: '/api/pdf-to-image', payload: { path_resume: '' } } as const;
  const limited = await startTestApp({ limits: 'on' });
  const statuses: number[] = [];
  for (let call = 0; call < 21; call += 1) statuses.push((await limited.app.inject(ask)).statusCode);
  expect(statuses.lastIndexOf(429)).toBe(20);
  expect(statuses.indexOf(429)).toBe(20);
  expect((await limited.app.inject(ask)).json().code).toBe('too_many_requests');
  expect((await limited.app.inject({ ...ask, remoteAddress: '203.0.113.9' })).statusCode).not.toBe(429);
});

test('the browser learns how this installation runs', async () => {
  const { app } = await startTestApp();
  const answer = await app.inject('/config.json');
  expect(contract.Site.parse(answer.json())).toMatchObject({
    apiBase: '/api',
    identity: { mode: 'embedded', region: 'us-east-1', endpoint: expect.stringMatching(/\/identity\/$/) },
    seals: false,
  });
});

test('answers that are no pages may load nothing', async () => {
  const { app } = await startTestApp();
  const { headers } = await app.inject('/config.json');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('browsers are told to use https for this name, and for those below it only if the operator says so', async () => {
  const open = { PUBLIC_URL: 'https://r.example', ALLOW_SANDBOX_PAYMENTS: 'yes', ALLOW_UNSENT_MAIL: 'yes' };
  const told = async (settings: Record<string, string>) =>
    (await (await startTestApp({ settings })).app.inject('/config.json')).headers['strict-transport-security'];
  expect(await told(open)).toMatch(/^max-age=\d+$/);
  expect(await told({ ...open, HSTS_SUBDOMAINS: 'on' })).toMatch(/; includeSubDomains$/);
});

test('pages start their own scripts and no others; screens get the shell; the rest is not found', async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'redmark-web-'));
  onTestFinished(async () => await rm(webFolder, { recursive: true }));
  await mkdir(join(webFolder, 'assets'));
  await mkdir(join(webFolder, 'pricing'));
  await mkdir(join(webFolder, 'screens'));
  const files = {
    'index.html': '<style>p{}</style><script>start()</script><script src="/assets/app-1.js"></script>',
    'pricing/index.html': 'Pricing',
    '__spa-fallback.html': 'Shell',
    'assets/app-1.js': 'start()',
    'screens.json': '["pricing","results","signUp"]',
    'screens/signup.html': 'Shell of the sign-up',
    'icon.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(webFolder, name), text);
  const { app } = await startTestApp({ webFolder });

  const home = await app.inject('/');
  expect(home.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(home.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
  expect(home.headers['content-security-policy']).not.toContain('unsafe');
  expect(home.headers['permissions-policy']).toContain('camera=()');
  expect(home.body).toBe(files['index.html']);
  const kept = async (encoding: string, etag?: string) =>
    await app.inject({
      url: '/',
      headers: { 'accept-encoding': encoding, ...(etag ? { 'if-none-match': etag } : {}) },
    });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes };
  for (const [asked, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0', ''],
  ] as const) {
    const answer = await kept(asked);
    expect([asked, answer.headers['content-encoding'] ?? '', answer.headers.vary]).toEqual([
      asked,
      encoding,
      'accept-encoding',
    ]);
    expect(unpack[encoding](answer.rawPayload).toString()).toBe(files['index.html']);
    const again = await kept(asked, String(answer.headers.etag));
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', answer.headers.etag]);
    expect((await kept(asked, '"another"')).statusCode).toBe(200);
  }
  for (const url of ['/favicon.ico', '/assets/gone-1.js', '/images/none.png']) {
    const { statusCode, body } = await app.inject(url);
    expect([url, statusCode, body]).toEqual([url, 404, 'Not found.\n']);
  }
  const security = await app.inject('/.well-known/security.txt');
  expect(security.body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
  expect((await app.inject('/.well-known/change-password')).headers.location).toBe('/account');

  const answers = await Promise.all(
    ['/pricing', '/pricing/', '/results', '/Results?x=1', '/signUp', '/nowhere', '/../index.ts'].map(async (url) => {
      const { statusCode, body } = await app.inject(url);
      return [url, statusCode, body];
    }),
  );
  expect(answers).toEqual([
    ['/pricing', 200, 'Pricing'],
    ['/pricing/', 200, 'Pricing'],
    ['/results', 200, 'Shell'],
    ['/Results?x=1', 200, 'Shell'],
    ['/signUp', 200, 'Shell of the sign-up'],
    ['/nowhere', 404, 'Shell'],
    ['/../index.ts', 404, 'Shell'],
  ]);
  const script = await app.inject('/assets/app-1.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/icon.svg')).headers['content-type']).toContain('image/svg+xml');
});
