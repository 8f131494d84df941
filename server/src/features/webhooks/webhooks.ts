import {
  type addWebhook,
  type BodyOf,
  lowCreditMarks,
  type Webhook,
  type WebhookEvent,
  webhookEventNames,
  webhooksPerAccount,
} from '@redmark/contract';
import { addAudit } from '../../database/audit-log.ts';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { requireRecent } from '../sign-in/recent-sign-in.ts';
import { createDeliveries } from './deliveries.ts';
import {
  addDelivery,
  addWebhookRow,
  deleteWebhookRow,
  listWebhookRows,
  lockAndCount,
  ownerOfResume,
  type WebhookRow,
} from './webhook-records.ts';

export type Webhooks = ReturnType<typeof createWebhooks>;
type Needs = Pick<Services, 'db' | 'identity' | 'now' | 'digest' | 'poster' | 'queue'>;
type Ended = { id: string; resume_id: string };
type Ending = {
  state: string;
  error_code?: string | null;
  error_message?: string | null;
  summary?: string | null | undefined;
};
/** A fact about an account; `fact` names it once and for all. */
type News = { event: WebhookEvent; fact: string; data: Record<string, unknown> };

/** Tells programs of an account what happened to it. `pauses`: seconds before each further attempt. */
export function createWebhooks(services: Needs, pauses?: readonly number[]) {
  const { db, now, queue, digest, poster } = services;
  /** Never stored: whoever has the database alone cannot sign a message. */
  const secretOf = (id: string) => `whsec_${digest('webhook', id)}`;
  const listOf = async (ownerId: string) => (await listWebhookRows(db, ownerId)).map(present);

  async function tell(tx: Database, ownerId: string, { event, fact, data }: News) {
    const told = (await listWebhookRows(tx, ownerId)).filter((row) => eventsIn(row.events).includes(event));
    for (const { id: webhook_id } of told) {
      const id = crypto.randomUUID();
      const body = JSON.stringify({ id, type: event, createdAt: now().toISOString(), data });
      if (await addDelivery(tx, { id, webhook_id, event, fact, body, created_at: now() }))
        await queue.add(tx, 'webhook', id, { turn: 0, isVisitor: false });
    }
  }

  return {
    listOf,
    ...createDeliveries(services, secretOf, pauses),

    async add(
      ownerId: string,
      token: string,
      { url, events }: BodyOf<typeof addWebhook>,
    ): Promise<{ webhook: Webhook; secret: string }> {
      await requireRecent(services, token);
      const objection = poster.objectionTo(url);
      if (objection !== undefined) throw new Refusal('bad_request', { field: 'url', message: objection });
      const row = {
        id: crypto.randomUUID(),
        account_id: ownerId,
        url,
        events: [...new Set(events)].join(' '),
        created_at: now(),
      };
      await db.transaction().execute(async (tx) => {
        if ((await lockAndCount(tx, ownerId)) >= webhooksPerAccount) throw new Refusal('too_many_webhooks');
        await addWebhookRow(tx, row);
        await addAudit(tx, now(), { actor: 'owner', action: 'webhook added', subject: row.id });
      });
      return { webhook: present(row), secret: secretOf(row.id) };
    },

    async remove(ownerId: string, id: string) {
      await db.transaction().execute(async (tx) => {
        if (!(await deleteWebhookRow(tx, ownerId, id))) throw new Refusal('not_found');
        await addAudit(tx, now(), { actor: 'owner', action: 'webhook deleted', subject: id });
      });
      return { message: 'The webhook is deleted. Nothing more is sent to it.' };
    },

    /** Adds the messages of a fact in the transaction that makes it one. Wake the queue after the commit. */
    tell,

    /** Tells the owner of a resume how its grading ended; nobody where it has none. */
    async tellOfReview(tx: Database, { id, resume_id }: Ended, { state, error_code, error_message, summary }: Ending) {
      const ownerId = await ownerOfResume(tx, resume_id);
      if (ownerId === undefined) return;
      const fact = `review ${id}`;
      if (state === 'done') {
        const { finalGrade, score }: { finalGrade?: unknown; score?: unknown } = JSON.parse(summary ?? '{}');
        await tell(tx, ownerId, {
          event: 'report.ready',
          fact,
          data: { resumeId: resume_id, grades: finalGrade, score },
        });
      } else {
        const error = { code: error_code, message: error_message };
        await tell(tx, ownerId, { event: 'report.refused', fact, data: { resumeId: resume_id, error } });
      }
    },

    /** Tells that a balance came down to one of the low marks; `fact` is what brought it there. */
    async tellLow(tx: Database, ownerId: string, credits: number, fact: string) {
      if (lowCreditMarks.includes(credits))
        await tell(tx, ownerId, { event: 'credits.low', fact: `credits.low ${fact}`, data: { credits } });
    },
  };
}

const eventsIn = (text: string): WebhookEvent[] => webhookEventNames.filter((name) => text.split(' ').includes(name));

function present({ id, url, events, created_at }: WebhookRow): Webhook {
  return { id, url, events: eventsIn(events), createdAt: created_at.toISOString() };
}
