-- A message to the operator. It is kept before anybody is told of it, so that no failing mail server can lose it.
create table contact_message (
  id          uuid primary key,
  first_name  text not null check (first_name <> ''),
  last_name   text not null check (last_name <> ''),
  email       text not null,
  feedback    text not null,
  created_at  timestamptz not null,
  -- Set when the letter about it has been handed over; until then the sweep tries again.
  told_at     timestamptz,
  response    text,
  answered_at timestamptz,
  check ((response is null) = (answered_at is null))
);
create index contact_message_untold on contact_message (created_at) where told_at is null;

-- What a user thinks of their report. It goes with the account.
create table feedback (
  id          uuid primary key,
  owner_id    uuid not null references account (id) on delete cascade,
  rating      smallint not null check (rating between 1 and 5),
  message     text not null,
  created_at  timestamptz not null
);
create index feedback_by_owner on feedback (owner_id, created_at);
