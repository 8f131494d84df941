import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isWebBuilt } from '../build/build-web.ts';

const parentLooksSeconds = 1;

/**
 * What makes the C library give back memory that was needed for a moment; the image and the systemd unit set the same.
 * Only the environment that a process begins with counts.
 */
const thrift = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '8192',
  MALLOC_MMAP_MAX_: '8192',
};

/**
 * `npm start`: the whole product on this machine. The server is this same process, so signals reach it. The web is built
 * by another one: what builds it would stay in memory as long as the server runs, 700 MB of it.
 */
if (!isWebBuilt()) {
  const build = fileURLToPath(new URL('../build/build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) startThriftily();
// From the second start on, modules need not be compiled again.
enableCompileCache();
if (process.env.npm_lifecycle_event !== undefined) stopWithParent(process.ppid);
await import('../../server/src/main.ts');

/** Begins this same process anew with that environment: nothing of it stays, and its number does. */
function startThriftily() {
  // The versions of Node that cannot do so start as they always did.
  if (typeof process.execve !== 'function') return;
  // It says that it is new; whoever starts the product need not read that.
  process.removeAllListeners('warning');
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...thrift,
  });
}

/**
 * npm starts us through a shell, and a shell that is told to stop does not pass it on: without this, stopping
 * `npm start` from outside would leave a server behind that holds the port and the data folder.
 */
function stopWithParent(parent: number) {
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, parentLooksSeconds * 1000).unref();
}
