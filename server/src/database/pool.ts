import pg from 'pg';
import { millisecondsIn } from '../base/durations.ts';
import { databaseDown, isStalePlan } from './database-down.ts';
import { createStatementNames } from './statement-names.ts';
import { valueParsers } from './values.ts';

/** Where PostgreSQL is, and what it is reached with. */
export type Server = {
  url: string;
  /** Certificates (PEM) of the authority that vouches for it: connections are encrypted, and its name is checked. */
  ca?: string | undefined;
};

type Options = {
  /** How many connections this pool may hold. */
  connections: number;
  log: (error: unknown) => void;
  /** A connection that responded within this time is handed out without being checked. */
  freshSeconds?: number;
  /** Statements may take as long as they need: for commands of the operator, that nobody waits for. */
  isPatient?: boolean;
};

const { second } = millisecondsIn;
const borrowSeconds = 5;
const statementSeconds = 10;
/** A live server cancels a long statement itself; one that is silent for this long is gone. */
const silenceSeconds = 12;
const probeSeconds = 2;
const timeouts = {
  statement_timeout: statementSeconds * second,
  idle_in_transaction_session_timeout: statementSeconds * second,
  query_timeout: silenceSeconds * second,
};

export const connectionOptions = ({ url, ca }: Server) => ({
  ...(ca === undefined ? { connectionString: url } : { connectionString: withoutTls(url), ssl: { ca } }),
  connectionTimeoutMillis: borrowSeconds * second,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
  types: {
    getTypeParser: (type: number, format: 'text' | 'binary') =>
      valueParsers[type] ?? pg.types.getTypeParser(type, format as 'text'),
  } as pg.CustomTypesConfig,
});

/** What an address says about TLS would win over the authority given. */
function withoutTls(url: string): string {
  const plain = new URL(url);
  for (const name of ['ssl', 'sslmode', 'sslrootcert', 'uselibpqcompat']) plain.searchParams.delete(name);
  return plain.href;
}

export type Pool = ReturnType<typeof openPool>;

/**
 * A pool of PostgreSQL connections that may break at any moment, with or without an error: a pending query then fails
 * with `PartDown` within seconds, and a broken connection is never handed out again.
 */
export function openPool(server: Server, { connections, log, freshSeconds = 1, isPatient = false }: Options) {
  const pool = new pg.Pool({
    ...connectionOptions(server),
    max: connections,
    ...(isPatient ? {} : timeouts),
  });
  const nameOf = createStatementNames();
  /** When each connection last responded, by the monotonic clock. */
  const heard = new WeakMap<pg.PoolClient, number>();
  /** Connections that have not responded since then are discarded without a check. */
  let doubtedBefore = 0;

  pool.on('error', (error) => log(databaseDown(error) ?? error));
  // The pool handles errors of idle connections only: without this listener, one that is lost while borrowed would end
  // the process.
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
    /** Whether the connection is discarded when it is returned. */
    let isLost = false;

    /** A statement of a transaction has no name: with a stale plan the whole transaction would be lost. */
    async function ask<Row>(text: string, values: unknown[]): Promise<pg.QueryResult<Row & object>> {
      const isAlone = values.length > 0 && client.getTransactionStatus() === 'I';
      const name = isAlone ? nameOf(text) : undefined;
      if (name === undefined) return await client.query<Row & object>(text, values);
      try {
        return await client.query<Row & object>({ name, text, values });
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        // What else this connection has prepared is as stale.
        isLost = true;
        return await client.query<Row & object>(text, values);
      }
    }

    async function query<Row>(sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult<Row & object>> {
      try {
        const result = await ask<Row>(sql, [...values]);
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
    /** Runs statements outside a transaction; several at once are allowed when there are no values. */
    async run(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
      const client = await connect();
      let isDone = false;
      try {
        const result = await client.query<Record<string, unknown>>(sql, values);
        isDone = true;
        return { rows: [result].flat().flatMap(({ rows }) => rows) };
      } finally {
        // A failed batch may have left a transaction open.
        client.release(!isDone);
      }
    },
    /** Resolves when every connection was returned. */
    end: async () => await pool.end(),
  };
}
