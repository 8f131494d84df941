import { createHmac } from 'node:crypto';
import { after, millisecondsIn, secondsIn } from '../../../base/durations.ts';
import type { Database } from '../../../database/open.ts';

/** Sends one event to the shop; resolves to whether the shop confirmed it. */
export type Deliver = (payload: string, signature: string) => Promise<boolean>;

type Options = { db: Database; now: () => Date; secret: string; log: (error: unknown) => void };

const retrySeconds = [1, 2, 5, 15, secondsIn.minute, 5 * secondsIn.minute, secondsIn.hour];
/** While one host delivers an event, no other does; after this time a crashed host loses its claim. */
const claimSeconds = 30;
const lookSeconds = 1;
const atOnce = 10;

/**
 * Delivers events to the shop, with retries until it confirms them. Unconfirmed events are stored, and survive a
 * restart.
 */
export function createDeliveries({ db, now, secret, log }: Options) {
  let deliver: Deliver | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const inSeconds = (seconds: number) => after(now(), seconds * millisecondsIn.second);

  async function claim() {
    return await db
      .updateTable('sandbox_delivery')
      .set((of) => ({ attempts: of('attempts', '+', 1), next_at: inSeconds(claimSeconds) }))
      .where('event_id', 'in', (of) =>
        of
          .selectFrom('sandbox_delivery')
          .select('event_id')
          .where('delivered_at', 'is', null)
          .where('next_at', '<=', now())
          .orderBy('number')
          .limit(atOnce)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['event_id', 'payload', 'attempts', 'number'])
      .execute();
  }

  async function deliverOne(to: Deliver, event: Awaited<ReturnType<typeof claim>>[number]) {
    const confirmed = await to(event.payload, sign(secret, event.payload, now())).catch(() => false);
    const pause = retrySeconds[event.attempts - 1] ?? retrySeconds.at(-1) ?? 0;
    await db
      .updateTable('sandbox_delivery')
      .set(confirmed ? { delivered_at: now() } : { next_at: inSeconds(pause) })
      .where('event_id', '=', event.event_id)
      .execute();
  }

  async function deliverRound(): Promise<number> {
    if (!deliver) return 0;
    const to = deliver;
    const due = (await claim()).toSorted((a, b) => a.number - b.number);
    for (const event of due) await deliverOne(to, event);
    return due.length;
  }

  /** Delivers due events, one round at a time; returns how many there were. */
  async function deliverDue(): Promise<number> {
    const round = running.then(deliverRound);
    running = round.catch(log);
    return await round;
  }

  function wake() {
    if (timer !== undefined) running = running.then(deliverRound).catch(log);
  }

  return {
    deliverDue,
    start(to: Deliver) {
      deliver = to;
      timer = setInterval(wake, lookSeconds * millisecondsIn.second);
      timer.unref();
    },
    /** Delivers events that were just emitted, without waiting for the timer. */
    wake,
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

export function sign(secret: string, payload: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / millisecondsIn.second);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}
