import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../../base/port-of.ts';
import { createHttpPoster } from './http-poster.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const poster = createHttpPoster({ addresses: 'public' });

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://localhost/hook',
  'https://metadata.google.internal/',
  'https://printer/hook',
  'https://name:password@example.com/hook',
  'ftp://example.com/',
  'no address',
])('%s is objected to, and nothing is sent there', async (url) => {
  expect(poster.objectionTo(url)).toMatch(/^[A-Z].*\.$/);
  expect(await poster.post({ url, body: '{}', headers: {} })).toEqual({ failed: 'private_address' });
});

test('an address of the internet is not objected to', () => {
  expect(poster.objectionTo('https://example.com/hook?from=redmark')).toBeUndefined();
  expect(poster.objectionTo('https://8.8.8.8:8443/')).toBeUndefined();
});

/** A receiver on this machine that counts its calls. */
async function receiver(answer: { status: number; headers?: Record<string, string> } | 'silence') {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end('ignored');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { port: portOf(server), bodies };
}

test('a name that leads to this machine is not connected to, whatever it led to before', async () => {
  const { port, bodies } = await receiver({ status: 200 });
  // Looks public by its text; the lookup of the connection itself finds 127.0.0.1.
  const rebound = createHttpPoster({ addresses: 'public' });
  const answer = await rebound.post({ url: `https://localtest.me:${port}/`, body: '{}', headers: {} });
  expect(['private_address', 'not_reached']).toContain('failed' in answer ? answer.failed : answer.status);
  expect(bodies).toEqual([]);
});

test('a redirect is an answer like any other, and is not followed', async () => {
  const inner = await receiver({ status: 200 });
  const outer = await receiver({ status: 302, headers: { location: `http://127.0.0.1:${inner.port}/` } });
  const open = createHttpPoster({ addresses: 'any' });
  expect(await open.post({ url: `http://127.0.0.1:${outer.port}/`, body: '{"a":1}', headers: {} })).toEqual({
    status: 302,
  });
  expect([outer.bodies, inner.bodies]).toEqual([['{"a":1}'], []]);
});

test('a receiver that says nothing, and one that is not there, are told apart', async () => {
  const { port } = await receiver('silence');
  const open = createHttpPoster({ addresses: 'any', seconds: 0.3 });
  expect(await open.post({ url: `http://127.0.0.1:${port}/`, body: '', headers: {} })).toEqual({ failed: 'too_slow' });
  expect(await open.post({ url: 'http://127.0.0.1:1/', body: '', headers: {} })).toEqual({ failed: 'not_reached' });
});
