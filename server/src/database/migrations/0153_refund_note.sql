-- Why an operator had a payment refunded. The money itself is the provider's affair and is read from there; the reason is
-- words about a person, and goes with their account. The id is the operator's, so that a repeated call refunds once.
create table refund_note (
  id          uuid primary key,
  purchase_id uuid not null,
  account_id  uuid references account (id) on delete cascade,
  operator_id text not null,
  cents       integer not null check (cents > 0),
  reason      text not null,
  asked_at    timestamptz not null,
  -- When the provider had refunded it; null while nobody knows.
  done_at     timestamptz
);
create index refund_note_by_purchase on refund_note (purchase_id);
create index refund_note_by_account on refund_note (account_id);
create index purchase_by_date on purchase (paid_at, id);
