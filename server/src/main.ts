import { brand } from '@redmark/contract';
import { readConfig } from './config.ts';
import { runProcess } from './run-process.ts';
import { startHost } from './start-host.ts';

await runProcess(
  () => readConfig(process.env),
  async (config) => {
    const host = await startHost(config);
    const running = `${brand.name} is running on ${host.address}`;
    // Without a mail server the codes of new accounts are here, and nowhere else.
    const letters = `Letters are kept and not sent. Read them at ${host.outbox}`;
    return { sentence: host.outbox ? `${letters}\n${running}` : running, close: host.close };
  },
);
