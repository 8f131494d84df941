import closeWithGrace from 'close-with-grace';
import { CannotStart, exits } from '../base/cannot-start.ts';
import { millisecondsIn } from '../base/durations.ts';
import { codeOf } from '../base/error-details.ts';
import { PartDown } from '../base/part-down.ts';
import { databaseDown } from '../database/database-down.ts';
import { createErrorLog, createLog } from './log.ts';

type Running = {
  /** Printed once everything runs. */
  sentence: string;
  /** Completes running work within these seconds, and returns the rest to the queue. */
  close(seconds: number): Promise<void>;
};

type Settings = { STOP_SECONDS: number; LOG_LEVEL: string };

/** The part of the given time reserved for services that do not close by themselves. */
const spareSeconds = 2;

/**
 * Runs a host until it is told to stop. This is the only place that ends the process. Unhandled rejections and errors
 * without a listener are logged; only an uncaught exception, which may have left the program in an inconsistent state,
 * stops the host, in the same order as a signal does.
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
        // A host that still waits for a service has no running work.
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
    // Printed last: a supervisor that waits for this line may tell us to stop at once.
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
