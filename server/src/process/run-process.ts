import closeWithGrace from 'close-with-grace';
import { CannotStart, exits } from '../base/cannot-start.ts';
import { millisecondsIn } from '../base/durations.ts';
import { codeOf } from '../base/error-details.ts';
import { PartDown } from '../base/part-down.ts';
import { databaseDown } from '../database/database-down.ts';
import { createErrorLog, createLog } from './log.ts';

type Running = {
  /** What is printed once everything runs. */
  sentence: string;
  /** Ends what is at hand within these seconds, and gives back what does not end. */
  close(seconds: number): Promise<void>;
};

type Settings = { STOP_SECONDS: number; LOG_LEVEL: string };

/** What is left of the told time for parts that do not close by themselves. */
const spareSeconds = 2;

/**
 * Runs a host until it is told to stop. This is the only place that ends the process: an error that nobody awaited or
 * listened to is written down. Only an exception that may have left the program in disorder stops the host, and then
 * in the same order as a signal does.
 */
export async function runProcess<Config extends Settings>(
  read: () => Config,
  start: (config: Config) => Promise<Running>,
): Promise<void> {
  let running: Running | undefined;
  let fault = false;
  try {
    const config = read();
    const log = createErrorLog(createLog(config.LOG_LEVEL));
    const seconds = config.STOP_SECONDS;
    const grace = closeWithGrace(
      {
        delay: (seconds + spareSeconds) * millisecondsIn.second,
        skip: ['unhandledRejection', 'uncaughtException'],
      },
      async () => {
        // A host that still waits for a part has nothing at hand.
        await running?.close(seconds);
        if (fault) process.exit(exits.fault);
      },
    );
    process.on('unhandledRejection', log);
    process.on('uncaughtException', (error) => {
      const down = databaseDown(error);
      log(down ?? error);
      if (down) return;
      fault = true;
      grace.close();
    });
    running = await start(config);
    // Said last: whoever waits for this line may tell us to stop at once.
    console.log(running.sentence);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(exitOf(error));
  }
}

function exitOf(error: unknown): number {
  if (error instanceof CannotStart) return error.exit;
  if (error instanceof PartDown) return error.isFull ? exits.dataUnusable : exits.partMissing;
  if (codeOf(error) === 'EADDRINUSE') return exits.taken;
  return exits.unexpected;
}
