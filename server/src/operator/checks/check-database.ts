import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { serverOf } from '../../compose/open-database.ts';
import type { Config } from '../../config/config.ts';
import { connectionOptions } from '../../database/pool.ts';
import { callHost } from '../operator-socket.ts';
import { type Check, CheckFailed } from './run-checks.ts';

const Facts = z.object({ version: z.string(), most: z.string(), encrypted: z.boolean().nullable(), here: z.boolean() });
const Jobs = z.object({ waiting: z.number(), running: z.number() });

const facts = `select current_setting('server_version') as version, current_setting('max_connections') as most,
  (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as encrypted,
  to_regclass('pgboss.job') is not null as here`;
const jobs = `select count(*) filter (where state in ('created', 'retry'))::int as waiting,
  count(*) filter (where state = 'active')::int as running from pgboss.job`;

/** Asks the database and the queue in it. */
export function checkDatabase(config: Config): Check {
  if (config.DATABASE === 'embedded') return checkEmbedded(config.DATA_FOLDER);
  return {
    part: 'database',
    advice: 'Look at DATABASE_URL and DATABASE_CA_FILE, and whether this machine may connect',
    async attempt() {
      const client = new pg.Client(connectionOptions(serverOf(config)));
      client.on('error', () => {});
      try {
        await client.connect();
        const { version, most, encrypted, here } = Facts.parse((await client.query(facts)).rows[0]);
        const calls = `PostgreSQL ${version}, ${encrypted ? 'encrypted' : 'not encrypted'}, ${most} connections at most`;
        if (!here) return `${calls}; the tables are made at the first start`;
        const { waiting, running } = Jobs.parse((await client.query(jobs)).rows[0]);
        return `${calls}; ${waiting} gradings wait, ${running} run`;
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}

/** The embedded database belongs to the host that runs on it, so that host is asked. */
function checkEmbedded(folder: string): Check {
  return {
    part: 'database',
    advice: 'Look at the log of the host, and whether the disk is full',
    async attempt() {
      const answer = await callHost(folder, ['health']);
      if (answer === undefined)
        return existsSync(join(folder, 'database'))
          ? `it lies in ${folder}, and no host runs on it now`
          : `it is made in ${folder} at the first start`;
      if (!answer.ok) throw new CheckFailed(answer.lines.join(', '));
      return `the host that runs on ${folder} says: ${answer.lines.join(', ')}`;
    },
  };
}
