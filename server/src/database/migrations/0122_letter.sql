-- When the owner first opened a report: who saw it needs no letter about it.
alter table review add opened_at timestamptz;
-- When the owner last saw where a batch stands.
alter table batch add seen_at timestamptz;

-- Letters that people wait for. Each tells one fact once, and is a job of the queue.
create table letter (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  kind       text not null check (kind in ('report.ready', 'batch.done', 'credits.low', 'renewal.ahead')),
  -- What it is about, of its kind: a review, a batch, a monthly plan.
  subject    text not null,
  fact       text not null,
  state      text not null check (state in ('waiting', 'sent', 'dropped')),
  attempts   integer not null default 0,
  created_at timestamptz not null,
  ended_at   timestamptz,
  unique (account_id, fact)
);
create index letter_by_age on letter (created_at);

-- The kinds of letters an account does not want.
create table letter_off (
  account_id uuid not null references account (id) on delete cascade,
  kind       text not null,
  primary key (account_id, kind)
);
