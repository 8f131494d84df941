-- Uploads that their owner said are versions of one resume. A line of one is none; it ends with its last upload.
create table version_line (
  id         uuid primary key,
  owner_id   uuid not null references account (id) on delete cascade,
  created_at timestamptz not null
);
create index version_line_by_owner on version_line (owner_id);

alter table resume add line_id uuid references version_line (id) on delete set null;
create index resume_by_line on resume (line_id) where line_id is not null;

create function end_version_line() returns trigger language plpgsql as $$
begin
  delete from version_line where id = old.line_id and not exists (select from resume where line_id = old.line_id);
  return null;
end $$;
create trigger version_line_ended after delete or update of line_id on resume for each row
  when (old.line_id is not null) execute function end_version_line();

-- Two uploads that their owner said do not belong together: nobody proposes it again.
create table version_apart (
  owner_id   uuid not null references account (id) on delete cascade,
  one_id     uuid not null references resume (id) on delete cascade,
  other_id   uuid not null references resume (id) on delete cascade,
  created_at timestamptz not null,
  primary key (one_id, other_id)
);
create index version_apart_by_owner on version_apart (owner_id, created_at);
create index version_apart_by_other on version_apart (other_id);
