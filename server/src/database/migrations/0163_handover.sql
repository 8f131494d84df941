-- Invitations by which somebody takes a report of one of an account's clients into an account of their own. The key in
-- the letter is the only way to one; here is its digest. A client takes their invitations along when they are deleted.
create table handover (
  id              uuid primary key,
  owner_id        uuid not null references account (id) on delete cascade,
  client_id       uuid not null references client (id) on delete cascade,
  -- Null once the report is deleted, which ends an invitation that was not used.
  resume_id       uuid references resume (id) on delete set null,
  file_name       text not null,
  email           text not null check (length(email) between 1 and 254),
  author          text not null check (length(author) between 1 and 120),
  -- Whether the report leaves the account that hands it over.
  gives           boolean not null,
  key_hash        text not null unique,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  withdrawn_at    timestamptz,
  taken_at        timestamptz,
  taken_resume_id uuid references resume (id) on delete set null,
  check (withdrawn_at is null or taken_at is null)
);
create index handover_by_client on handover (client_id, created_at desc);
create index handover_by_owner on handover (owner_id, created_at);
create index handover_by_resume on handover (resume_id) where resume_id is not null;
create index handover_by_taken on handover (taken_resume_id) where taken_resume_id is not null;

-- Letters of the last day, so that they can be limited also when a client was deleted meanwhile. `mailbox` is a digest.
create table handover_letter (
  id       uuid primary key,
  owner_id uuid not null references account (id) on delete cascade,
  mailbox  text not null,
  sent_at  timestamptz not null
);
create index handover_letter_by_owner on handover_letter (owner_id, sent_at);
create index handover_letter_by_mailbox on handover_letter (mailbox, sent_at);

-- Who handed a report over to its owner, by the name they gave; empty where the owner brought it.
alter table resume add handed_by text not null default '' check (length(handed_by) <= 120);

-- An invitation that was withdrawn or deleted stays so after a backup was restored.
create trigger handover_deleted after delete on handover for each row execute function note_erased('handover', 'id');
create trigger handover_withdrawn after update of withdrawn_at on handover for each row
  when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function note_erased('handover', 'id');
