import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from './stores/prepared-database.ts';

const scripts = {
  server: fileURLToPath(new URL('../main.ts', import.meta.url)),
  worker: fileURLToPath(new URL('../worker-main.ts', import.meta.url)),
  function: fileURLToPath(new URL('../function-main.ts', import.meta.url)),
  money: fileURLToPath(new URL('./money/money-host.ts', import.meta.url)),
};

/** Where compiled modules are kept between the many starts of a test run, for every process of it alike. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'redmark-compile-cache');

/** The product as its users run it: a process of its own, on a free port. */
export async function spawnHost(environment: Record<string, string>, kind: keyof typeof scripts = 'server') {
  const { DATA_FOLDER, DATABASE = 'embedded' } = environment;
  if (DATA_FOLDER !== undefined && DATABASE === 'embedded' && kind !== 'function') await prepareDatabase(DATA_FOLDER);
  const child = spawn(process.execPath, ['--no-regexp-tier-up', scripts[kind]], {
    // Where no `.env` of whoever runs the tests is read.
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      HOST: '127.0.0.1',
      PORT: '0',
      ADDRESS_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk) => {
    said.push(String(chunk));
    const ready = / is (?:running on|grading on|grading; health and metrics on|grading)(?: (http:\S+))?\n/.exec(
      said.join(''),
    );
    if (ready) resolve(ready[1]?.replace('localhost', '127.0.0.1') ?? '');
  });
  void exited.then(() => reject(new Error(`The host ended: ${said.join('')}`)));
  return {
    address: await promise,
    pid: child.pid,
    said: () => said.join(''),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
