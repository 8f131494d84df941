-- What employers ask for. The key in the letter is the only way to a request; here is its digest. A request that nobody
-- confirms goes after days, a confirmed one a while after its end.
create table hiring_request (
  id           uuid primary key,
  key_hash     text not null unique,
  email        text not null,
  -- A digest of the network address, so that one address cannot have letters sent without end.
  sender       text not null,
  wishes       text not null,
  created_at   timestamptz not null,
  confirmed_at timestamptz,
  changed_at   timestamptz,
  expires_at   timestamptz not null,
  -- When the operator was told of it.
  told_at      timestamptz
);
create index hiring_request_by_end on hiring_request (expires_at);
create index hiring_request_by_email on hiring_request (lower(email), created_at);
create index hiring_request_by_sender on hiring_request (sender, created_at);

create trigger hiring_request_erased after delete on hiring_request for each row
  execute function note_erased('request', 'id');
