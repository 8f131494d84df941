-- An upload. Without an owner its id is the capability: whoever knows it may see it, and it vanishes after a day.
create table resume (
  id              uuid primary key,
  owner_id        uuid,
  storage_key     text not null unique,
  file_name       text not null check (file_name <> ''),
  -- Known once the file has been seen in the storage: until then it is only a promise.
  size            integer check (size > 0),
  sha256          text,
  -- Set once the page images are in the storage.
  page_count      integer check (page_count > 0),
  -- Set when the pages cannot be drawn: the same bytes would only be refused again.
  refusal_code    text,
  refusal_message text,
  created_at      timestamptz not null,
  check ((size is null) = (sha256 is null)),
  check ((refusal_code is null) = (refusal_message is null))
);
create index resume_by_owner on resume (owner_id, created_at desc, id);
create index resume_by_bytes on resume (sha256);
create index resume_unclaimed on resume (created_at) where owner_id is null;

-- The one review of a resume. `attempt` is the fence: only the host that took the review up last may settle it.
create table review (
  id             uuid primary key,
  resume_id      uuid not null unique references resume (id) on delete cascade,
  state          text not null check (state in ('queued', 'running', 'done', 'refused', 'failed')),
  stage          text not null,
  attempt        integer not null default 0,
  rubric_version text,
  -- The bytes that were really graded, so that the same file again can be given the same report.
  sha256         text,
  -- json and not jsonb: a report is stored with the bytes it was written with.
  grading        json,
  error_code     text,
  error_message  text,
  created_at     timestamptz not null,
  finished_at    timestamptz,
  check ((state = 'done') = (grading is not null)),
  check ((state in ('refused', 'failed')) = (error_code is not null)),
  check ((state in ('queued', 'running')) = (finished_at is null))
);
create index review_queued on review (created_at, id) where state = 'queued';
create index review_by_bytes on review (sha256, rubric_version) where state = 'done';
