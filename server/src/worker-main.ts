import { brand } from '@redmark/contract';
import { readConfig } from './config.ts';
import { runProcess } from './run-process.ts';
import { startWorkerHost } from './start-host.ts';

await runProcess(
  () => readConfig(process.env),
  async (config) => {
    const host = await startWorkerHost(config);
    return { sentence: `${brand.name} is grading`, close: host.close };
  },
);
