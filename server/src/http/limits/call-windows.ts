import { millisecondsIn } from '../../base/durations.ts';
import { inTime } from '../../base/in-time.ts';
import { PartDown } from '../../base/part-down.ts';
import type { Services } from '../../services.ts';
import { useWindow } from './window-records.ts';

/** What this host may still serve of a window without asking again. */
type Lease = { until: number; left: number; isSpent: boolean; renewal: Promise<void> | undefined };
type Taken = { isAllowed: boolean; milliseconds: number };

/** A host takes this part of a limit at once: of 300 calls 15, of 20 and fewer one. */
const parts = 20;
const remembered = 50_000;
/** Limits are no reason to keep anybody waiting for a database that is away. */
const patienceSeconds = 1;
const withoutSeconds = 5;

export type CallWindows = ReturnType<typeof createCallWindows>;

/**
 * Counts calls in windows that all hosts share and that outlive a restart. A host takes calls out of a window in blocks,
 * so that most calls ask nobody, and a limit is never exceeded; what a host took and did not use is lost to the others
 * until the window ends. Without the database each host counts by itself.
 */
export function createCallWindows({ db, now, digest, log }: Pick<Services, 'db' | 'now' | 'digest' | 'log'>) {
  const leases = new Map<string, Lease>();
  let countsAloneUntil = 0;

  function leaseOf(name: string, length: number): Lease {
    const lease = leases.get(name);
    if (lease && lease.until > now().getTime()) return lease;
    leases.delete(name);
    const [oldest] = leases.keys();
    if (leases.size >= remembered && oldest !== undefined) leases.delete(oldest);
    const begun = { until: now().getTime() + length, left: 0, isSpent: false, renewal: undefined };
    leases.set(name, begun);
    return begun;
  }

  async function renew(lease: Lease, name: string, most: number) {
    const block = Math.max(1, Math.floor(most / parts));
    try {
      if (performance.now() < countsAloneUntil) throw new PartDown('database');
      // Names hold addresses: the database gets digests.
      const asked = useWindow(db, digest('calls', name), block, now(), new Date(lease.until));
      const { used, until } = (await inTime(patienceSeconds, asked)) ?? tooLate();
      lease.until = until.getTime();
      lease.left = Math.min(block, Math.max(0, most - used + block));
      lease.isSpent = used >= most;
    } catch (error) {
      if (!(error instanceof PartDown)) log(error);
      countsAloneUntil = performance.now() + withoutSeconds * millisecondsIn.second;
      Object.assign(lease, { left: most, isSpent: true });
    }
  }

  return {
    /** Takes one call out of the window of that name. */
    async take(name: string, most: number, length: number): Promise<Taken> {
      for (;;) {
        const lease = leaseOf(name, length);
        const milliseconds = lease.until - now().getTime();
        if (lease.left > 0) {
          lease.left -= 1;
          return { isAllowed: true, milliseconds };
        }
        if (lease.isSpent) return { isAllowed: false, milliseconds };
        lease.renewal ??= renew(lease, name, most).finally(() => {
          lease.renewal = undefined;
        });
        await lease.renewal;
      }
    },
  };
}

function tooLate(): never {
  throw new PartDown('database');
}
