-- An account as the payment provider knows it.
create table payer (
  account_id  uuid not null references account (id) on delete cascade,
  provider    text not null,
  customer_id text not null,
  primary key (account_id, provider)
);

-- What we offered to sell, at which price: written before the provider is asked. Every payment leads back to one.
-- A sale outlives the account, so that money which comes late is not lost without a trace.
create table sale (
  id          uuid primary key,
  account_id  uuid references account (id) on delete set null,
  provider    text not null,
  session_id  text unique,
  plan        text not null,
  credits     integer not null check (credits > 0),
  cents       integer not null check (cents > 0),
  currency    text not null,
  monthly     boolean not null,
  created_at  timestamptz not null
);
create index sale_by_account on sale (account_id);

-- Money that came in: the checkout of a one-time purchase, or the invoice of one month.
create table purchase (
  payment_id     text primary key,
  id             uuid not null unique,
  sale_id        uuid not null references sale (id),
  account_id     uuid references account (id) on delete set null,
  renewal        boolean not null,
  cents          integer not null,
  currency       text not null,
  refunded_cents integer not null default 0,
  receipt_url    text,
  paid_at        timestamptz not null,
  -- When its credits were booked; null when there was no account left to book them to.
  credited_at    timestamptz
);
create index purchase_by_account on purchase (account_id, paid_at);

-- A monthly plan. One that has ended never comes back.
create table monthly_plan (
  id          text primary key,
  sale_id     uuid not null references sale (id),
  account_id  uuid references account (id) on delete set null,
  active      boolean not null,
  ended       boolean not null,
  started_at  timestamptz not null,
  renews_at   timestamptz
);
create index monthly_plan_by_account on monthly_plan (account_id) where active;

-- Messages of the provider that were worked off. Written in the transaction that did the work.
create table payment_event (
  id    text primary key,
  type  text not null,
  at    timestamptz not null
);
