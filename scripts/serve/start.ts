import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isWebBuilt } from '../build/build-web.ts';

const parentLooksSeconds = 1;

/**
 * `npm start`: the whole product on this machine. The server is this same process, so signals reach it. The web is built
 * by another one: what builds it would stay in memory as long as the server runs, 700 MB of it.
 */
if (!isWebBuilt()) {
  const build = fileURLToPath(new URL('../build/build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// From the second start on, modules need not be compiled again.
enableCompileCache();
if (process.env.npm_lifecycle_event !== undefined) stopWithParent(process.ppid);
await import('../../server/src/main.ts');

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
