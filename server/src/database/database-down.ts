import { codeOf } from '../base/error-details.ts';
import { isUnreachable, PartDown } from '../base/part-down.ts';

/**
 * PostgreSQL's error codes for being unable to work now: connection lost, out of resources, shutting down or starting
 * up, statement timeout, serialization failure or deadlock.
 */
const downStates = /^(08...|53...|57P0[1-5]|57014|25P0[34]|58...|40001|40P01|55P03)$/;
const diskFull = '53100';
/** The client library's messages for a lost connection, which have no code. */
const lostConnection =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|client was closed|server closed the connection/i;

/** The error as `PartDown` when the database is unavailable; undefined when the statement itself was wrong. */
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

/** Whether PostgreSQL rejected a value as invalid, such as text with a zero byte. */
export const isBadValue = (error: unknown): boolean => /^22...$/.test(String(codeOf(error)));

/** A migration has given its table another column, or the connection has lost it, or had it before. */
const staleStates = new Set(['0A000', '26000', '42P05']);

/** Whether PostgreSQL rejected a statement only because it was prepared. It has done nothing then. */
export const isStalePlan = (error: unknown): boolean => staleStates.has(String(codeOf(error)));
