import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openDiskStorage } from '../../compose/open-storage.ts';
import { until } from '../../testing/until.ts';
import { answerErrors } from '../answer-errors.ts';
import { diskFiles } from './disk-files.ts';
import type { Pace } from './upload-watch.ts';

const megabyte = 1024 * 1024;
const type = 'application/pdf';

/** A server that stores PDFs, and a connection to it that sends anything and records the response. */
async function open(pace?: Pace) {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-uploads-'));
  const storage = openDiskStorage(folder, undefined, () => new Date());
  const app = Fastify({ forceCloseConnections: true });
  answerErrors(app, console.error);
  const accepts = { head: (head: Uint8Array) => head[0] === 0x25, bytes: 8 };
  await app.register(diskFiles, { storage, isWanted: async () => true, accepts, ...(pace ? { pace } : {}) });
  app.get('/alive', async () => 'alive');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const heard = { text: '', isClosed: false };
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard.text += text;
  });
  socket.on('close', () => {
    heard.isClosed = true;
  });
  socket.on('error', () => {});
  onTestFinished(async () => {
    socket.destroy();
    await app.close();
    await rm(folder, { recursive: true });
  });
  const url = await storage.uploadUrl('resumes/a1/resume.pdf', { contentType: type });
  const begin = (bytes: number) =>
    socket.write(`PUT ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`);
  const kept = async () => await readdir(join(folder, 'files/resumes/a1')).catch(() => []);
  return { socket, heard, begin, kept };
}

async function sent(socket: Socket, bytes: Uint8Array) {
  await new Promise<void>((resolve) => void socket.write(bytes, () => resolve()));
}

test('a refusal in the middle of a large upload is heard, and the connection serves the next call', async () => {
  const { socket, heard, begin, kept } = await open();
  const size = 25 * megabyte;
  begin(size);
  await sent(socket, new Uint8Array(size));
  await until(() => heard.text.includes('upload_not_pdf'));
  expect(heard.text).toMatch(/^HTTP\/1\.1 415 /);

  socket.write('GET /alive HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(() => heard.text.endsWith('alive'));
  expect(heard.isClosed).toBe(false);
  // What had arrived is removed after the answer.
  await until(async () => (await kept()).length === 0);
});

test('a file that is too large is refused by its size, and nobody reads it to its end', async () => {
  const { socket, heard, begin } = await open();
  begin(4096 * megabyte);
  const part = new Uint8Array(megabyte);
  const feed = () => {
    while (!heard.isClosed && socket.write(part));
  };
  socket.on('drain', feed);
  feed();
  await until(() => heard.isClosed);
  expect(heard.text).toMatch(/^HTTP\/1\.1 413 /);
  expect(socket.bytesWritten).toBeLessThan(200 * megabyte);
});

test('an upload that only drips is ended with an answer', async () => {
  const { socket, heard, begin, kept } = await open({ graceSeconds: 0.2, bytesPerSecond: 1000 });
  begin(megabyte);
  const drip = setInterval(() => socket.writable && socket.write('%'), 20);
  onTestFinished(() => clearInterval(drip));
  await until(() => heard.isClosed);
  expect(heard.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(heard.text).toContain('upload_slow');
  await until(async () => (await kept()).length === 0);
});

test('a body that drips on after its refusal is ended', async () => {
  const { socket, heard, begin } = await open({ graceSeconds: 0.2, bytesPerSecond: 1000 });
  begin(megabyte);
  await sent(socket, new TextEncoder().encode('no PDF at all'));
  await until(() => heard.text.includes('upload_not_pdf'));
  await until(() => heard.isClosed);
});

test('an upload that keeps the pace is kept', async () => {
  const { socket, heard, begin, kept } = await open({ graceSeconds: 0.2, bytesPerSecond: 1000 });
  const parts = 40;
  begin(parts * 1000);
  let left = parts;
  const steps = setInterval(() => left-- > 0 && socket.write(new Uint8Array(1000).fill(0x25)), 20);
  onTestFinished(() => clearInterval(steps));
  await until(() => heard.text.startsWith('HTTP/1.1 200 '));
  expect(await kept()).toEqual(['resume.pdf']);
});
