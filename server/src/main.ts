import { brand } from '@redmark/contract';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { startHost } from './start-host.ts';

/** How long requests and gradings at hand may take to end when the host is told to stop. */
const graceMilliseconds = 20_000;

try {
  const host = await startHost(readConfig(process.env));
  closeWithGrace({ delay: graceMilliseconds }, async ({ err }) => {
    if (err) console.error(err);
    await host.close();
  });
  // Said last: whoever waits for this line may tell us to stop at once.
  console.log(`${brand.name} is running on ${host.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
