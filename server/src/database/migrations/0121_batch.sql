-- Resumes that an account brought together: each file with where it stands. What a file has come to is read from its
-- resume and its review; here is only what these do not know.
create table batch (
  id         uuid primary key,
  owner_id   uuid not null references account (id) on delete cascade,
  created_at timestamptz not null
);
create index batch_by_owner on batch (owner_id, created_at);
create index batch_by_age on batch (created_at);

create table batch_file (
  batch_id        uuid not null references batch (id) on delete cascade,
  number          integer not null check (number > 0),
  file_name       text not null,
  size            bigint not null,
  -- A resume that its owner deletes leaves the batch.
  resume_id       uuid references resume (id) on delete cascade,
  -- Why it never became a resume.
  refusal_code    text,
  -- The file of the same batch with the same bytes, which is graded for both.
  same_as         integer,
  primary key (batch_id, number)
);
create unique index batch_file_by_resume on batch_file (resume_id);

-- A batch that was closed stays so after a backup was restored.
create trigger batch_erased after delete on batch for each row execute function note_erased('batch', 'id');
