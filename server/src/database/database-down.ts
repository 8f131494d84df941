import { codeOf } from '../base/error-details.ts';
import { isUnreachable, PartDown } from '../base/part-down.ts';

/**
 * What PostgreSQL answers when it cannot work now: connection lost, out of something, shutting down or starting up, a
 * statement that took too long, two transactions in each other's way.
 */
const downStates = /^(08...|53...|57P0[1-5]|57014|25P0[34]|58...|40001|40P01|55P03)$/;
const diskFull = '53100';
/** What the client library says of a lost connection, which has no code. */
const lostConnection =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|client was closed|server closed the connection/i;

/** The same error as `PartDown` where the database cannot work now; undefined where the statement itself was wrong. */
export function databaseDown(error: unknown): PartDown | undefined {
  if (error instanceof PartDown) return error;
  const code = codeOf(error);
  if (typeof code === 'string' && downStates.test(code))
    return new PartDown('database', { isFull: code === diskFull, cause: error });
  if (isUnreachable(error)) return new PartDown('database', { cause: error });
  if (code === undefined && error instanceof Error && lostConnection.test(error.message))
    return new PartDown('database', { cause: error });
  return undefined;
}

/** Whether PostgreSQL refused a value for what it is, such as a text with a zero byte in it. */
export const isBadValue = (error: unknown): boolean => /^22...$/.test(String(codeOf(error)));
