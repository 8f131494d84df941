-- What somebody wrote beside the findings of a report. It lies beside the report, which keeps its bytes; `line` is one of
-- the lines that were read, or null where it is about the whole resume. A remark is known by its letter: 26 are the limit.
create table remark (
  resume_id  uuid not null references resume (id) on delete cascade,
  letter     text not null check (letter ~ '^[A-Z]$'),
  line       integer check (line >= 0),
  text       text not null check (length(text) between 1 and 2000),
  -- Who wrote it, where that is not the owner of the report.
  author     text not null default '' check (length(author) <= 120),
  created_at timestamptz not null,
  primary key (resume_id, letter)
);

-- The name a link to a report shows together with the remarks; empty where it shows neither.
alter table share_link add author text not null default '' check (length(author) <= 120);
