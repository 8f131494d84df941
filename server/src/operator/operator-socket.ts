import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { millisecondsIn } from '../base/durations.ts';
import { command, Mistyped, type OperatorServices, usage } from './commands.ts';

/** The size limit of a command. */
const commandLength = 64 * 1024;
const callSeconds = 10;
const callsAtOnce = 16;

const Answer = z.object({ ok: z.boolean(), lines: z.array(z.string()) });
type Answer = z.infer<typeof Answer>;

/** On Unix the socket lies in the data folder, so only users with access to that can connect. */
const pathIn = (folder: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\redmark-${Buffer.from(folder).toString('hex').slice(-80)}`
    : join(folder, 'operator.sock');

/** Lets a running host execute the operator's commands: the embedded database can be opened by one process only. */
export async function openOperatorSocket(folder: string, services: OperatorServices, log: (error: unknown) => void) {
  const path = pathIn(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // A caller that disconnects is no error.
    socket.on('error', () => socket.destroy());
    socket.setTimeout(callSeconds * millisecondsIn.second, () => socket.destroy());
    void answer(socket, services).catch(log);
  });
  server.maxConnections = callsAtOnce;
  server.on('error', log);
  server.listen(path, () => process.platform !== 'win32' && chmodSync(path, 0o600));
  server.unref();
  return {
    close: () => {
      server.close();
    },
  };
}

async function answer(socket: Socket, services: OperatorServices) {
  const args = await argsIn(socket);
  if (args === undefined) {
    socket.end(JSON.stringify({ ok: false, lines: [usage] } satisfies Answer));
    return;
  }
  // No timeout while the command runs.
  socket.setTimeout(0);
  const answered = await done(services, args);
  if (socket.writable) socket.end(JSON.stringify(answered));
}

/** The arguments of a command, or undefined if the request is malformed. */
async function argsIn(socket: Socket): Promise<string[] | undefined> {
  let sent = '';
  try {
    for await (const chunk of socket.setEncoding('utf8')) {
      sent += chunk;
      if (sent.length > commandLength) return undefined;
    }
    const args: unknown = JSON.parse(sent);
    return Array.isArray(args) && args.every((arg) => typeof arg === 'string') ? args : undefined;
  } catch {
    return undefined;
  }
}

export async function done(services: OperatorServices, args: string[]): Promise<Answer> {
  try {
    return { ok: true, lines: await command(services, args) };
  } catch (error) {
    if (error instanceof Mistyped) return { ok: false, lines: [error.message] };
    return { ok: false, lines: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Has a running host execute the command; returns undefined where none runs on this folder. */
export async function callHost(folder: string, args: string[]): Promise<Answer | undefined> {
  const socket = connect({ path: pathIn(folder), allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch {
    return undefined;
  }
  socket.on('error', () => socket.destroy());
  socket.end(JSON.stringify(args));
  return Answer.parse(JSON.parse(await text(socket)));
}
