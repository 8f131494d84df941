-- What the payment sandbox remembers. It stands in for a company that does not forget when this host is killed, so it
-- keeps its own books here, and nothing of the product reads them.
create table sandbox_object (
  id      text primary key,
  kind    text not null,
  body    json not null,
  -- The order of creation, for lists.
  number  bigint generated always as identity
);
create index sandbox_object_by_kind on sandbox_object (kind, number desc);

-- The answer to a call that named an idempotency key: the same call again gets the same answer.
create table sandbox_reply (
  key      text primary key,
  request  text not null,
  status   integer not null,
  reply    text not null
);

create table sandbox_delivery (
  event_id     text primary key,
  payload      text not null,
  attempts     integer not null default 0,
  next_at      timestamptz not null,
  delivered_at timestamptz,
  number       bigint generated always as identity
);
create index sandbox_delivery_due on sandbox_delivery (next_at) where delivered_at is null;
