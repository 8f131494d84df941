-- The words that somebody agreed to. Entries of before have none.
alter table consent_entry add column agreed_to text;

-- Whether the directory said at the last look that the address is the person's own.
alter table account add column verified boolean not null default false;

-- To whom a candidate was shown, when and what. It is theirs, and goes with the account; what was asked for is kept here
-- in words, because requests end.
create table candidate_showing (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  request_id uuid not null,
  company    text not null,
  role       text not null,
  file_name  text not null,
  shown_at   timestamptz not null,
  unique (account_id, request_id, file_name)
);
create index candidate_showing_by_account on candidate_showing (account_id, shown_at desc);
