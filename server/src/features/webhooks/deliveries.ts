import type { WebhookDelivery } from '@redmark/contract';
import { secondsIn } from '../../base/durations.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { signatureHeader, signatureOf } from './signature.ts';
import {
  type DeliveryRow,
  findWaiting,
  isDeliveryOf,
  isWebhookOf,
  listDeliveryRows,
  recordAttempt,
  reopenDelivery,
  sweepDeliveries,
} from './webhook-records.ts';

const { minute, hour } = secondsIn;
/** Seconds before each further attempt: about a day in all, then it is given up. */
const usualPauses = [10, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour] as const;
const shownDeliveries = 50;
const keptDays = 30;
const first = { turn: 0, isVisitor: false };

/** Messages to webhooks: each is sent until its receiver answers with a status of 200 to 299, or is given up. */
export function createDeliveries(
  { db, now, queue, poster }: Pick<Services, 'db' | 'now' | 'queue' | 'poster'>,
  secretOf: (webhookId: string) => string,
  pauses: readonly number[] = usualPauses,
) {
  return {
    async deliveries(ownerId: string, webhookId: string): Promise<WebhookDelivery[]> {
      if (!(await isWebhookOf(db, ownerId, webhookId))) throw new Refusal('not_found');
      return (await listDeliveryRows(db, ownerId, webhookId, shownDeliveries)).map(present);
    },

    async replay(ownerId: string, id: string) {
      await db.transaction().execute(async (tx) => {
        if (await reopenDelivery(tx, ownerId, id)) await queue.add(tx, 'webhook', id, first);
        else if (!(await isDeliveryOf(tx, ownerId, id))) throw new Refusal('not_found');
      });
      queue.wake();
      return { message: 'The message is sent again.' };
    },

    /**
     * Sends one message. Safe to repeat: where a host dies between the answer and its record, the receiver gets the same
     * message twice, with the same id. The next attempt is a job of its own, added with the record of this one.
     */
    async run(id: string): Promise<void> {
      const delivery = await findWaiting(db, id);
      if (!delivery) return;
      const { webhook_id, url, body } = delivery;
      const attempts = delivery.attempts + 1;
      const posted = await poster.post({
        url,
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Redmark-Webhooks/1',
          [signatureHeader]: signatureOf(body, secretOf(webhook_id), now()),
        },
      });
      const outcome = 'status' in posted ? String(posted.status) : posted.failed;
      const isDelivered = 'status' in posted && posted.status >= 200 && posted.status < 300;
      const pause = pauses[attempts - 1];
      const state = isDelivered ? 'delivered' : pause === undefined ? 'failed' : 'waiting';
      await db.transaction().execute(async (tx) => {
        await recordAttempt(tx, id, { state, attempts, outcome, attempted_at: now() });
        if (state === 'waiting') await queue.add(tx, 'webhook', id, { ...first, afterSeconds: pause ?? 0 });
      });
      if (state === 'waiting') queue.wake();
    },

    sweep: async () => await sweepDeliveries(db, now(), keptDays),
  };
}

function present(row: DeliveryRow): WebhookDelivery {
  const { id, event, state, attempts, outcome, created_at, attempted_at } = row;
  return {
    id,
    event,
    state,
    attempts,
    outcome,
    createdAt: created_at.toISOString(),
    attemptedAt: attempted_at?.toISOString() ?? null,
  };
}
