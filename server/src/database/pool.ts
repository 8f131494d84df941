import pg from 'pg';
import { millisecondsIn } from '../base/durations.ts';
import { databaseDown } from './database-down.ts';
import { valueParsers } from './values.ts';

type Options = {
  /** How many connections this pool may hold. */
  connections: number;
  log: (error: unknown) => void;
  /** A connection that was heard of so recently is handed out without being asked. */
  freshSeconds?: number;
};

const { second } = millisecondsIn;
const borrowSeconds = 5;
const statementSeconds = 10;
/** A server that lives ends a statement by itself; one that says nothing for this long is gone. */
const silenceSeconds = 12;
const probeSeconds = 2;

export const connectionOptions = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: borrowSeconds * second,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
  types: {
    getTypeParser: (type: number, format: 'text' | 'binary') =>
      valueParsers[type] ?? pg.types.getTypeParser(type, format as 'text'),
  } as pg.CustomTypesConfig,
});

export type Pool = ReturnType<typeof openPool>;

/**
 * Connections to PostgreSQL that may break at any moment, with or without a word: what waits for one of them ends in
 * `PartDown` within seconds, and a broken connection is never handed out again.
 */
export function openPool(url: string, { connections, log, freshSeconds = 1 }: Options) {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: connections,
    statement_timeout: statementSeconds * second,
    idle_in_transaction_session_timeout: statementSeconds * second,
    query_timeout: silenceSeconds * second,
  });
  /** When each connection last answered, by the monotonic clock. */
  const heard = new WeakMap<pg.PoolClient, number>();
  /** Connections that answered nothing since then are not believed any more. */
  let doubtedBefore = 0;

  pool.on('error', (error) => log(databaseDown(error) ?? error));
  // The pool listens to its idle connections alone: one that is lost while borrowed would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));

  async function borrow(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      const last = heard.get(client);
      if (last === undefined || performance.now() - last < freshSeconds * second) return client;
      if (last >= doubtedBefore && (await answers(client))) return client;
      doubtedBefore = performance.now();
      client.release(true);
    }
  }

  async function answers(client: pg.PoolClient): Promise<boolean> {
    const probe = { text: 'select 1', query_timeout: probeSeconds * second };
    return await client.query(probe).then(
      () => true,
      () => false,
    );
  }

  async function connect() {
    const client = await borrow().catch((error) => {
      throw databaseDown(error) ?? error;
    });
    let isLost = false;

    async function query<Row>(sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult<Row & object>> {
      try {
        const result = await client.query<Row & object>(sql, [...values]);
        heard.set(client, performance.now());
        return result;
      } catch (error) {
        const down = databaseDown(error);
        isLost ||= down !== undefined;
        throw down ?? error;
      }
    }
    return { query, release: (discard = false) => client.release(isLost || discard) };
  }

  return {
    connect,
    /** Statements outside any transaction, several at once where there are no values. */
    async run(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
      const client = await connect();
      let isDone = false;
      try {
        const result = await client.query<Record<string, unknown>>(sql, values);
        isDone = true;
        return { rows: [result].flat().flatMap(({ rows }) => rows) };
      } finally {
        // Several statements may have begun a transaction that nobody will end.
        client.release(!isDone);
      }
    },
    /** Ends when every connection was given back. */
    end: async () => await pool.end(),
  };
}
