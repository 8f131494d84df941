import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Types of the tables for credits and payments; the migrations are authoritative. */
export type BillingTables = {
  credit_entry: CreditEntryTable;
  credit_reversal: { reference: string; account_id: string; owed: number; at: Date };
  payer: { account_id: string; provider: string; customer_id: string };
  sale: SaleTable;
  purchase: PurchaseTable;
  monthly_plan: MonthlyPlanTable;
  refund_note: RefundNoteTable;
  payment_event: { id: string; type: string; at: Date };
  sandbox_object: {
    id: string;
    kind: string;
    body: ColumnType<SandboxObject, string, string>;
    number: Generated<number>;
  };
  sandbox_reply: { key: string; request: string; status: number; reply: string };
  sandbox_delivery: SandboxDeliveryTable;
};

type CreditEntryTable = {
  id: string;
  account_id: string;
  credits: number;
  reason: 'welcome' | 'purchase' | 'renewal' | 'hold' | 'settlement' | 'release' | 'refund' | 'restore' | 'grant';
  reference: string;
  resume_id: string | null;
  note: string | null;
  at: Date;
};

type SaleTable = {
  id: string;
  account_id: string | null;
  provider: string;
  session_id: string | null;
  plan: string;
  credits: number;
  cents: number;
  currency: string;
  monthly: boolean;
  created_at: Date;
  /** Sequence number: the order in which sales were made. */
  number: GeneratedAlways<number>;
};

type PurchaseTable = {
  payment_id: string;
  id: string;
  sale_id: string;
  account_id: string | null;
  renewal: boolean;
  cents: number;
  currency: string;
  refunded_cents: Generated<number>;
  receipt_url: string | null;
  paid_at: Date;
  credited_at: Date | null;
};

type RefundNoteTable = {
  id: string;
  purchase_id: string;
  account_id: string | null;
  operator_id: string;
  cents: number;
  reason: string;
  asked_at: Date;
  done_at: Generated<Date | null>;
};

type MonthlyPlanTable = {
  id: string;
  sale_id: string;
  account_id: string | null;
  active: boolean;
  ended: boolean;
  started_at: Date;
  renews_at: Date | null;
};

/** An object in the payment provider's format. */
export type SandboxObject = { id: string; object: string; created: number } & Record<string, unknown>;

type SandboxDeliveryTable = {
  event_id: string;
  payload: string;
  attempts: Generated<number>;
  next_at: Date;
  delivered_at: Date | null;
  number: Generated<number>;
};
