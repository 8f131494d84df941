-- A person of the product. The directory that knows their password may be another one tomorrow, so they are found by
-- its name and the directory's own id together.
create table account (
  id                uuid primary key,
  issuer            text not null,
  subject           text not null,
  email             text not null,
  first_name        text not null default '',
  last_name         text not null default '',
  industry          text not null default '',
  job_title         text not null default '',
  company_size      text not null default '',
  recruiting        boolean not null default false,
  created_at        timestamptz not null,
  unique (issuer, subject)
);

-- What was agreed to and taken back, and when: the newest entry of a kind counts, the others are the proof.
create table consent_entry (
  id          uuid primary key,
  account_id  uuid not null references account (id) on delete cascade,
  kind        text not null check (kind in ('privacy_policy', 'recruiting')),
  given       boolean not null,
  at          timestamptz not null
);
create index consent_by_account on consent_entry (account_id, at);

-- An account cannot vanish while a resume of it is left, so nothing that arrives meanwhile is left behind.
alter table resume add foreign key (owner_id) references account (id);
