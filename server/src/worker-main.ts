import { startWorkerHost } from './compose/start-host.ts';
import { readConfig } from './config/config.ts';
import { loadEnvironment } from './config/load-environment.ts';
import { runProcess } from './process/run-process.ts';

await runProcess(
  () => readConfig(loadEnvironment(), 'worker'),
  async (config) => {
    const host = await startWorkerHost(config);
    const told = host.health === undefined ? '' : `; health and metrics on ${host.health}`;
    return { sentence: `${config.brand.name} is grading${told}`, close: host.close };
  },
);
