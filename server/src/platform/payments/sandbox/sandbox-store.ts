import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { millisecondsIn } from '../../../base/durations.ts';
import type { SandboxObject } from '../../../database/billing-tables.ts';
import type { Database } from '../../../database/open.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';

export type Thing = SandboxObject;

const prefixes: Record<string, string> = {
  customer: 'cus',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  charge: 'ch',
  invoice: 'in',
  invoice_payment: 'inpay',
  subscription: 'sub',
  refund: 're',
  dispute: 'du',
  event: 'evt',
  'billing_portal.session': 'bps',
};

/**
 * The sandbox's stored objects, within one transaction, so that changes and the events they cause are committed
 * together.
 */
export type SandboxStore = ReturnType<typeof openSandboxStore>;

export function openSandboxStore(tx: Database, now: Date) {
  const created = Math.floor(now.getTime() / millisecondsIn.second);

  async function find(kind: string, id: string): Promise<Thing | undefined> {
    const found = await tx
      .selectFrom('sandbox_object')
      .select('body')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .forUpdate()
      .executeTakeFirst();
    return found?.body;
  }

  return {
    created,
    find,

    async get(kind: string, id: string): Promise<Thing> {
      const found = await find(kind, id);
      if (!found) throw new SandboxRefusal(404, `No such ${kind}: '${id}'`, 'resource_missing');
      return found;
    },

    async add(object: string, fields: Record<string, unknown>): Promise<Thing> {
      const id = `${prefixes[object]}_${randomBytes(12).toString('hex')}`;
      const thing = { id, object, created, livemode: false, ...fields };
      await tx
        .insertInto('sandbox_object')
        .values({ id, kind: object, body: JSON.stringify(thing) })
        .execute();
      return thing;
    },

    async change(thing: Thing, fields: Record<string, unknown>): Promise<Thing> {
      const changed = { ...thing, ...fields };
      await tx
        .updateTable('sandbox_object')
        .set({ body: JSON.stringify(changed) })
        .where('id', '=', thing.id)
        .execute();
      return changed;
    },

    /** Newest first. Each filter names a field and its required text. */
    async list(kind: string, filters: Record<string, string | undefined> = {}): Promise<Thing[]> {
      let query = tx.selectFrom('sandbox_object').select('body').where('kind', '=', kind);
      for (const [field, text] of Object.entries(filters))
        if (text !== undefined) query = query.where(sql<string>`body ->> ${field}`, '=', text);
      const found = await query.orderBy('number', 'desc').execute();
      return found.map(({ body }) => body);
    },

    /** Queues an event for delivery after this transaction, until the shop confirms it. */
    async emit(type: string, object: Thing): Promise<void> {
      const id = `evt_${randomBytes(12).toString('hex')}`;
      const event = { id, object: 'event', type, created, livemode: false, pending_webhooks: 1, data: { object } };
      await tx
        .insertInto('sandbox_delivery')
        .values({ event_id: id, payload: JSON.stringify(event), next_at: now })
        .execute();
    },

    /** Removes a customer's address from everything stored; ids and amounts stay. */
    async forget(customer: string, email: string): Promise<void> {
      const quoted = JSON.stringify(email);
      await sql`update sandbox_object set body = replace(body::text, ${quoted}, 'null')::json
        where id = ${customer} or body ->> 'customer' = ${customer}`.execute(tx);
      await sql`update sandbox_delivery set payload = replace(payload, ${quoted}, 'null')
        where position(${customer} in payload) > 0`.execute(tx);
      await sql`delete from sandbox_reply where position(${customer} in reply) > 0`.execute(tx);
    },

    async replyTo(key: string) {
      return await tx.selectFrom('sandbox_reply').selectAll().where('key', '=', key).executeTakeFirst();
    },

    async keepReply(key: string, request: string, status: number, reply: string) {
      await tx.insertInto('sandbox_reply').values({ key, request, status, reply }).execute();
    },
  };
}
