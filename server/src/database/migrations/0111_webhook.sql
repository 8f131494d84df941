-- Addresses that programs of an account want to be told at, and what each was told. The secret that signs a message is
-- derived from the id of its webhook and a secret of the installation, so it is not here.
create table webhook (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  url        text not null,
  -- Names of events, with spaces between.
  events     text not null,
  created_at timestamptz not null
);
create index webhook_by_account on webhook (account_id, created_at);

create table webhook_delivery (
  id           uuid primary key,
  webhook_id   uuid not null references webhook (id) on delete cascade,
  event        text not null,
  -- The fact it tells: one fact is told to a webhook once.
  fact         text not null,
  -- The message as it is signed, byte for byte.
  body         text not null,
  state        text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts     integer not null default 0,
  -- What the last attempt came to: a status, or a code of ours.
  outcome      text,
  created_at   timestamptz not null,
  attempted_at timestamptz,
  unique (webhook_id, fact)
);
create index webhook_delivery_by_age on webhook_delivery (created_at);

-- A webhook that was deleted stays so after a backup was restored.
create trigger webhook_erased after delete on webhook for each row execute function note_erased('webhook', 'id');
