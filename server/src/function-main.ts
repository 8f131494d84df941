import { brand } from '@redmark/contract';
import closeWithGrace from 'close-with-grace';
import { readFunctionConfig } from './config.ts';
import { startFunction } from './function/start-function.ts';

const graceMilliseconds = 20_000;

try {
  const host = await startFunction(readFunctionConfig(process.env));
  closeWithGrace({ delay: graceMilliseconds }, async ({ err }) => {
    if (err) console.error(err);
    await host.close();
  });
  // Said last: whoever waits for this line may tell us to stop at once.
  console.log(`${brand.name} is grading on ${host.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
