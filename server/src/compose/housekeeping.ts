import { millisecondsIn } from '../base/durations.ts';
import { sweepAudit } from '../database/audit-log.ts';
import { sweepWindows } from '../http/limits/window-records.ts';
import { createErasedList } from '../operator/backup/erased-list.ts';
import type { Features } from './features.ts';
import type { Platform } from './platform.ts';

const sweepMinutes = 10;
const vacuumHours = 24;
/** Whoever consents is found so soon. */
const candidateSeconds = 20;
/** A figure that is switched is on every host's pages, or off them, within a minute. */
const figureSeconds = 20;
const { second, minute, hour } = millisecondsIn;

/** Starts the periodic tasks. */
export function startHousekeeping(
  { services, vacuum, identity, outbox }: Platform,
  {
    resumes,
    batches,
    accounts,
    credits,
    bookkeeping,
    contact,
    requests,
    candidates,
    figures,
    webhooks,
    letters,
    handovers,
    teams,
  }: Features,
): () => void {
  const erasedList = createErasedList(services);
  erasedList.sweep().catch(services.log);
  const timers = [
    every(sweepMinutes * minute, erasedList.sweep, services.log),
    every(sweepMinutes * minute, resumes.erasing.sweep, services.log),
    every(sweepMinutes * minute, batches.sweep, services.log),
    every(sweepMinutes * minute, accounts.sweep, services.log),
    every(sweepMinutes * minute, credits.sweep, services.log),
    every(sweepMinutes * minute, async () => await sweepAudit(services.db, services.now()), services.log),
    every(sweepMinutes * minute, async () => await sweepWindows(services.db, services.now()), services.log),
    every(sweepMinutes * minute, bookkeeping.sweep, services.log),
    every(sweepMinutes * minute, contact.sweep, services.log),
    every(sweepMinutes * minute, requests.sweep, services.log),
    every(candidateSeconds * second, candidates.sweep, services.log),
    every(figureSeconds * second, figures.sweep, services.log),
    every(sweepMinutes * minute, webhooks.sweep, services.log),
    every(sweepMinutes * minute, letters.sweep, services.log),
    every(sweepMinutes * minute, handovers.sweep, services.log),
    every(sweepMinutes * minute, teams.sweep, services.log),
    ...(identity.directory ? [every(sweepMinutes * minute, identity.directory.sweep, services.log)] : []),
    ...(outbox ? [every(sweepMinutes * minute, outbox.sweep, services.log)] : []),
    ...(vacuum ? [every(vacuumHours * hour, vacuum, services.log)] : []),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

function every(milliseconds: number, task: () => Promise<unknown>, log: (error: unknown) => void) {
  return setInterval(() => task().catch(log), milliseconds);
}
