import type { Generated, GeneratedAlways } from 'kysely';

/** What the operator does for requests. Dates without a time are texts: `YYYY-MM-DD`. */
export type ShortlistTables = {
  shortlist_entry: ShortlistEntryTable;
  shortlist_link: { request_id: string; key_hash: string; sent_at: Date; expires_at: Date };
  placement: PlacementTable;
};

type ShortlistEntryTable = {
  id: string;
  request_id: string;
  account_id: string;
  added_at: Date;
  ask_hash: string | null;
  asked_at: Date | null;
  ask_expires_at: Date | null;
  accepted: boolean | null;
  answered_at: Date | null;
  shown_at: Date | null;
  interested: boolean | null;
  interview_wish: Generated<string>;
  replied_at: Date | null;
  interview_at: Date | null;
};

type PlacementTable = {
  id: string;
  number: number;
  request_id: string;
  entry_id: string;
  company: string;
  role: string;
  bill_to: string;
  salary: number;
  currency: string;
  fee_points: number;
  fee_cents: number;
  starts_on: string;
  invoiced_on: string;
  due_on: string;
  paid_on: string | null;
  prefix: string;
  seller: string;
  payment: string;
  tax_kind: string;
  tax_name: string;
  tax_points: number;
  tax_cents: number;
  buyer_tax_number: string;
  gross_cents: GeneratedAlways<number>;
};
