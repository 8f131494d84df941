import { readFunctionConfig } from './config/config.ts';
import { loadEnvironment } from './config/load-environment.ts';
import { startFunction } from './function/start-function.ts';
import { runProcess } from './process/run-process.ts';

await runProcess(
  () => readFunctionConfig(loadEnvironment()),
  async (config) => {
    const host = await startFunction(config);
    return { sentence: `The function is grading on ${host.address}`, close: host.close };
  },
);
