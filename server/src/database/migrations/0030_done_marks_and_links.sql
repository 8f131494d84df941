-- What the owner of a report has dealt with. It lies beside the report: that is stored with the bytes it was written with.
create table finding_done (
  resume_id uuid not null references resume (id) on delete cascade,
  number    integer not null check (number > 0),
  done_at   timestamptz not null,
  primary key (resume_id, number)
);

-- A link that shows a report to whoever has it. Its key is known here by its hash alone.
create table share_link (
  resume_id  uuid primary key references resume (id) on delete cascade,
  key_hash   text not null unique,
  created_at timestamptz not null
);
