import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { targetOf } from '../testing/cable.ts';
import { freshDatabaseUrl, testOn } from '../testing/stores/test-database.ts';
import { connectionOptions, openPool } from './pool.ts';

/** A certificate for this name, that vouches for itself. */
async function certificateFor(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-tls-'));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const files = ['-keyout', key, '-out', cert];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' });
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
}

/** PostgreSQL behind TLS: takes the request for encryption as the server does, and passes on what it decrypts. */
async function behindTls(url: string, { key, cert }: { key: string; cert: string }): Promise<string> {
  const server = createServer((here) => {
    here.on('error', () => here.destroy());
    here.once('data', () => {
      here.write('S');
      const secure = new TLSSocket(here, { isServer: true, key, cert });
      const there = connect(targetOf(url));
      const end = () => {
        secure.destroy();
        there.destroy();
      };
      for (const socket of [secure, there]) socket.on('error', end).on('close', end);
      secure.pipe(there).pipe(secure);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const encrypted = new URL(url);
  encrypted.host = `localhost:${(server.address() as AddressInfo).port}`;
  return encrypted.href;
}

async function answers(url: string, ca: string) {
  const pool = openPool({ url, ca }, { connections: 1, log: () => {} });
  try {
    return (await pool.run('select 42 as answer')).rows[0]?.answer;
  } finally {
    await pool.end();
  }
}

test('an authority that is given replaces what the address says about TLS, and nothing else of it', () => {
  const url = 'postgres://ada:secret@db.example:5433/resumes?sslmode=no-verify&application_name=redmark';
  expect(connectionOptions({ url, ca: 'PEM' })).toMatchObject({
    connectionString: 'postgres://ada:secret@db.example:5433/resumes?application_name=redmark',
    ssl: { ca: 'PEM' },
  });
  expect(connectionOptions({ url }).connectionString).toBe(url);
});

testOn('postgres')('with a CA file connections are encrypted, and certificate and name are checked', async () => {
  const url = await freshDatabaseUrl('test_tls');
  const ours = await certificateFor('localhost');
  const encrypted = await behindTls(url, ours);
  expect(await answers(encrypted, ours.cert)).toBe(42);
  // What the address says about TLS does not loosen it.
  const foreign = await certificateFor('localhost');
  await expect(answers(`${encrypted}?sslmode=no-verify`, foreign.cert)).rejects.toThrow(/certificate/);
  const other = await certificateFor('elsewhere.example');
  await expect(answers(await behindTls(url, other), other.cert)).rejects.toThrow(/altnames|does not match/i);
  // A server that does not encrypt is not talked to.
  await expect(answers(url, ours.cert)).rejects.toThrow(/SSL/);
});
