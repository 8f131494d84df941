import { startHost } from './compose/start-host.ts';
import { readConfig } from './config/config.ts';
import { loadEnvironment } from './config/load-environment.ts';
import { runProcess } from './process/run-process.ts';

await runProcess(
  () => readConfig(loadEnvironment()),
  async (config) => {
    const host = await startHost(config);
    const running = `${config.brand.name} is running on ${host.address}`;
    // Without a mail server, the codes of new accounts can be read only here.
    const outbox = `Letters are kept and not sent. Read them at ${host.outbox}`;
    return { sentence: host.outbox ? `${outbox}\n${running}` : running, close: host.close };
  },
);
