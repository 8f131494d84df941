import { type Logger, type LoggerOptions, pino } from 'pino';
import { millisecondsIn } from '../base/durations.ts';
import { codeOf, memberOf } from '../base/error-details.ts';
import { PartDown } from '../base/part-down.ts';
import { plainError } from '../base/plain-error.ts';
import { currentWork } from '../base/work.ts';

export type Log = Logger;

type Asked = { method: string; routeOptions?: { url?: string | undefined } };
type Destination = Parameters<typeof pino>[1];

/**
 * The log. Requests are logged with their route instead of their path: the id of a visitor's upload authorises access
 * to it, and links contain signatures.
 */
export function createLog(level: string, destination?: Destination): Log {
  const options = {
    level,
    // Each line names the request it belongs to, on whichever host it is written.
    mixin: () => ({ ...currentWork() }),
    serializers: {
      req: ({ method, routeOptions }: Asked) => ({ method, route: routeOptions?.url ?? 'none' }),
      err: (error: unknown) => plainError(error),
    },
    hooks: {
      // Without a message of its own, an entry would take over that of its error.
      logMethod(this: Logger, given: unknown[], method: (...written: unknown[]) => void) {
        const [first, sentence, ...rest] = given;
        const error = first instanceof Error ? first : memberOf(first, 'err');
        if (!(error instanceof Error)) return method.apply(this, given);
        const bindings = first instanceof Error ? { err: first } : first;
        const isRepeated = sentence === undefined || sentence === error.message;
        method.apply(this, [bindings, isRepeated ? plainError(error).message : sentence, ...rest]);
      },
    },
  } satisfies LoggerOptions;
  return destination === undefined ? pino(options) : pino(options, destination);
}

const quietMilliseconds = millisecondsIn.minute;
const causesRemembered = 500;

/**
 * Logs errors nobody else handles: one line a minute for each cause, however many calls it affects. Suppressed errors
 * are counted in the next line. Returns the function that features and parts report errors to.
 */
export function createErrorLog(log: Log, now: () => number = () => performance.now()): (error: unknown) => void {
  const causes = new Map<string, { since: number; times: number }>();

  return (error) => {
    const cause = causeOf(error);
    const kept = causes.get(cause);
    if (kept && now() - kept.since < quietMilliseconds) {
      kept.times += 1;
      return;
    }
    const before = kept && kept.times > 0 ? { alsoBefore: kept.times } : {};
    causes.delete(cause);
    causes.set(cause, { since: now(), times: 0 });
    if (causes.size > causesRemembered) causes.delete(causes.keys().next().value ?? '');
    if (error instanceof PartDown) {
      const { message = '', code } = error.cause === undefined ? {} : plainError(error.cause);
      log.error({ part: error.part, ...(code ? { code } : {}), why: message, ...before }, error.message);
    } else log.error({ err: error, ...before }, plainError(error).message);
  };
}

/** Errors of one cause share kind, code and location. Their messages may differ by a number or a name. */
function causeOf(error: unknown): string {
  if (error instanceof PartDown) return `${error.part} ${codeOf(error.cause) ?? ''}`;
  const { type, message, code, stack } = plainError(error);
  return stack === undefined ? `${type} ${message}` : `${type} ${code ?? ''} ${stack.split('\n')[0]}`;
}
