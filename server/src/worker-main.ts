import { brand } from '@redmark/contract';
import { startWorkerHost } from './compose/start-host.ts';
import { readConfig } from './config/config.ts';
import { runProcess } from './process/run-process.ts';

await runProcess(
  () => readConfig(process.env),
  async (config) => {
    const host = await startWorkerHost(config);
    return { sentence: `${brand.name} is grading`, close: host.close };
  },
);
