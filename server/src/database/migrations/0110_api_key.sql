-- Keys with which programs call the API for an account. What is kept of a key is its digest, and its beginning, by which
-- its owner recognises it.
create table api_key (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  name       text not null,
  prefix     text not null,
  digest     text not null unique,
  -- Names of scopes, with spaces between.
  scopes     text not null,
  created_at timestamptz not null,
  used_at    timestamptz
);
create index api_key_by_account on api_key (account_id, created_at);

-- A key that was revoked stays so after a backup was restored.
create trigger api_key_erased after delete on api_key for each row execute function note_erased('key', 'digest');
