import type { PostgresServer } from '../scripts/test/postgres.ts';
import { spawnHost } from '../server/src/testing/spawn-host.ts';

/** A process that is killed and restarted, and that must never end by itself. */
type Killable = {
  name: string;
  isUp(): boolean;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Asks it to stop; returns its exit status. */
  stop(): Promise<number | null>;
};

/** How often PostgreSQL may refuse to start while processes of the killed one are ending. */
const startsAllowed = 50;

/** `onExit` is called for every exit that was not requested. */
export function killableHost(
  kind: 'server' | 'worker',
  name: string,
  environment: Record<string, string>,
  onExit: (what: string) => void,
): Killable {
  let host: Awaited<ReturnType<typeof spawnHost>> | undefined;
  const take = () => {
    const taken = host;
    host = undefined;
    if (taken?.hasEnded()) onExit(`${name} ended by itself: ${taken.said()}`);
    return taken;
  };
  return {
    name,
    isUp: () => host !== undefined,
    async start() {
      for (; host === undefined; )
        host = await spawnHost(environment, kind).catch((error) => void onExit(`${name} did not start: ${error}`));
    },
    kill: async () => void (await take()?.end('SIGKILL')),
    stop: async () => (await take()?.end('SIGTERM')) ?? null,
  };
}

export function killablePostgres(postgres: PostgresServer, onExit: (what: string) => void): Killable {
  let isUp = true;
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    isUp = false;
    if (postgres.hasEnded()) onExit('PostgreSQL ended by itself');
    else await postgres.halt(signal);
  };
  return {
    name: 'PostgreSQL',
    isUp: () => isUp,
    async start() {
      for (let starts = 1; !isUp; starts += 1)
        isUp = await postgres.resume().then(
          () => true,
          (error) => {
            if (starts === startsAllowed) throw error;
            return false;
          },
        );
    },
    kill: async () => await end('SIGKILL'),
    async stop() {
      await end('SIGINT');
      return 0;
    },
  };
}
