-- Job adverts that an owner keeps with a report. They lie beside it, as marks do, and go with the resume.
create table job_advert (
  id        uuid primary key,
  resume_id uuid not null references resume (id) on delete cascade,
  title     text not null check (length(title) between 1 and 120),
  text      text not null check (length(text) <= 20000),
  -- Of the text, so that the same advert is kept once.
  sha256    text not null,
  saved_at  timestamptz not null,
  unique (resume_id, sha256)
);
