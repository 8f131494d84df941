import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { command, type Desk, Mistyped } from './commands.ts';

type Answer = { ok: boolean; lines: string[] };

/** Only whoever may enter the data folder can call here. */
const placeIn = (folder: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\redmark-${Buffer.from(folder).toString('hex').slice(-80)}`
    : join(folder, 'operator.sock');

/** The embedded database has one owner, so while a host runs, the operator's commands are done by the host. */
export async function openLine(folder: string, desk: Desk, log: (error: unknown) => void) {
  const place = placeIn(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform !== 'win32') rmSync(place, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, desk).catch(log));
  server.on('error', log);
  server.listen(place);
  server.unref();
  return {
    close: () => {
      server.close();
    },
  };
}

async function answer(socket: Socket, desk: Desk) {
  socket.end(JSON.stringify(await done(desk, JSON.parse(await text(socket)) as string[])));
}

export async function done(desk: Desk, args: string[]): Promise<Answer> {
  try {
    return { ok: true, lines: await command(desk, args) };
  } catch (error) {
    if (error instanceof Mistyped) return { ok: false, lines: [error.message] };
    return { ok: false, lines: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Has a running host do the command, or answers undefined where none runs on this folder. */
export async function callHost(folder: string, args: string[]): Promise<Answer | undefined> {
  const socket = connect({ path: placeIn(folder), allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(args));
  return JSON.parse(await text(socket)) as Answer;
}
