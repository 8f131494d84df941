import type { ColumnType, Generated } from 'kysely';

/** The tables of credits and payments as code sees them; the migrations are the truth. */
export type BillingTables = {
  sandbox_object: SandboxObjectTable;
  sandbox_reply: SandboxReplyTable;
  sandbox_delivery: SandboxDeliveryTable;
};

type Json = ColumnType<Record<string, unknown>, string, string>;

type SandboxObjectTable = { id: string; kind: string; body: Json; number: Generated<number> };

type SandboxReplyTable = { key: string; request: string; status: number; reply: string };

type SandboxDeliveryTable = {
  event_id: string;
  payload: string;
  attempts: Generated<number>;
  next_at: Date;
  delivered_at: Date | null;
  number: Generated<number>;
};
