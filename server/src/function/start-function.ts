import { createGradeFunction, createPool } from '@redmark/grader';
import { millisecondsIn } from '../base/durations.ts';
import { portOf } from '../base/port-of.ts';
import type { Host } from '../compose/start-host.ts';
import type { FunctionConfig } from '../config/config.ts';
import { limitConnections } from '../http/limits/connections.ts';
import { createLog } from '../process/log.ts';
import { createFunctionApp } from './function-app.ts';

/** How many calls may wait for each thread: at a third of a second each, they are served before a caller times out. */
const waitingPerThread = 4;
const connectionsAtOnce = 1000;

/** Starts a host that serves only the grading function: no database, no files, no accounts. */
export async function startFunction(config: FunctionConfig): Promise<Host> {
  const { GRADER_WORKERS: workers, FUNCTION_NAME: name, FUNCTION_REGION: region } = config;
  const pool = await createPool({ workers });
  const app = createFunctionApp({
    functions: { [name]: createGradeFunction(pool) },
    key: { id: config.FUNCTION_KEY_ID, secret: config.FUNCTION_SECRET_ACCESS_KEY },
    region,
    most: workers * (1 + waitingPerThread),
    now: () => new Date(),
    log: createLog(config.LOG_LEVEL),
  });
  limitConnections(app.server, { total: connectionsAtOnce });
  await app.listen({ host: config.HOST, port: config.PORT });
  const port = portOf(app.server);
  return {
    address: `http://localhost:${port}`,
    async close(seconds = 25) {
      const cut = setTimeout(() => app.server.closeAllConnections(), Math.max(seconds - 1, 1) * millisecondsIn.second);
      await app.close();
      clearTimeout(cut);
      await pool.close();
    },
  };
}
