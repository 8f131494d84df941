import closeWithGrace from 'close-with-grace';
import { brand } from './brand.ts';
import { readConfig } from './config.ts';
import { startWorkerHost } from './start-host.ts';

const graceMilliseconds = 20_000;

try {
  const host = await startWorkerHost(readConfig(process.env));
  console.log(`${brand.name} is grading`);
  closeWithGrace({ delay: graceMilliseconds }, async ({ err }) => {
    if (err) console.error(err);
    await host.close();
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
