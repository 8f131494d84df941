-- Who read or changed what, by ids alone: it refers to nothing and outlives what it is about, for a while.
create table audit_entry (
  number  bigint generated always as identity primary key,
  at      timestamptz not null,
  actor   text not null check (actor in ('operator', 'owner', 'link')),
  action  text not null,
  subject text,
  -- What happens often is one entry a day.
  day     date,
  times   integer not null default 1
);
create index audit_by_age on audit_entry (at);
create unique index audit_daily on audit_entry (actor, action, subject, day) where day is not null;

-- A link to a report ends in several ways, with its resume and its account as well: the table itself keeps the record.
create function audit_share_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into audit_entry (at, actor, action, subject) values (clock_timestamp(), 'owner', 'link ended', old.resume_id);
    return old;
  end if;
  insert into audit_entry (at, actor, action, subject) values (clock_timestamp(), 'owner', 'link made', new.resume_id);
  return new;
end $$;
create trigger share_link_audit after insert or update or delete on share_link
  for each row execute function audit_share_link();
