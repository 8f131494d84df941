import { sql } from 'kysely';
import { watchParts } from '../platform/metrics/gauges.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { createReadiness, type Readiness } from '../process/readiness.ts';
import type { Services } from '../services.ts';
import { productVersion } from './product-version.ts';

type Watched = Pick<Services, 'db' | 'storage' | 'queue' | 'graders' | 'mail' | 'log'>;

/** A mail server counts connections, and bans who makes many. */
const mailFreshSeconds = 30;

/** Asks the parts whether they work, and tells metrics about them. */
export function watchPlatform({ db, storage, queue, graders, mail, log }: Watched, { registry }: Metrics): Readiness {
  const readiness = createReadiness(
    {
      database: { probe: async () => await sql`select 1`.execute(db) },
      storage: { probe: async () => await storage.probe() },
      queue: { probe: async () => await queue.depth() },
      mail: { probe: async () => await mail.probe(), freshSeconds: mailFreshSeconds },
    },
    { log },
  );
  watchParts(registry, { queue, graders, parts: readiness.check, version: productVersion() });
  return readiness;
}
