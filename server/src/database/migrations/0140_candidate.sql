-- What employers' requests find people by. It is made of the newest graded resume of whoever consented, and of nobody
-- else: the triggers below take it away in the transaction that ends the consent. Made anew when it is lost, so it is
-- unlogged and in no backup.
create unlogged table candidate (
  account_id      uuid primary key references account (id) on delete cascade,
  resume_id       uuid not null references resume (id) on delete cascade,
  -- Of the reading that made it; another one makes it anew.
  version         text not null,
  -- Null where the resume tells none.
  region          text check (region in ('United States', 'Western Europe', 'elsewhere')),
  places          text[] not null,
  is_remote       boolean not null,
  salary_amount   integer,
  salary_currency text,
  families        text[] not null,
  skills          text[] not null,
  years           real not null,
  -- A bit for each of its roles, families and skills, by a hash of the name: counting what two have in common is fast.
  marks           bit(2048) not null,
  made_at         timestamptz not null
);
create index candidate_by_family on candidate using gin (families);
create index candidate_by_skill on candidate using gin (skills);
create index candidate_by_place on candidate using gin (places);
create index candidate_by_resume on candidate (resume_id);

-- What is read of the few that were found, and the full text; apart, so that the table above stays narrow.
create unlogged table candidate_reading (
  account_id uuid primary key references candidate (account_id) on delete cascade,
  titles     text[] not null,
  roles      text[] not null,
  languages  text[] not null,
  -- The stems of what its lines tell, for the full text.
  words      tsvector not null,
  packed     text not null
);
create index candidate_by_word on candidate_reading using gin (words);

-- Whose entry is to be made, or looked at again. Without foreign keys: a line for an account that went does no harm.
create unlogged table candidate_due (
  account_id uuid primary key,
  at         timestamptz not null,
  attempts   integer not null default 0
);
create index candidate_due_by_time on candidate_due (at);

create function candidate_is_due(uuid) returns void language sql as $$
  insert into candidate_due (account_id, at)
  select id, to_timestamp(0) from account where id = $1 and recruiting and verified and closing_at is null
  on conflict (account_id) do update set at = excluded.at, attempts = 0
$$;

create function candidate_account_changed() returns trigger language plpgsql as $$
begin
  if new.recruiting and new.verified and new.closing_at is null then
    perform candidate_is_due(new.id);
  else
    delete from candidate where account_id = new.id;
    delete from candidate_due where account_id = new.id;
  end if;
  return null;
end $$;
create trigger candidate_account after update of recruiting, verified, closing_at on account for each row
  when ((old.recruiting, old.verified, old.closing_at) is distinct from (new.recruiting, new.verified, new.closing_at))
  execute function candidate_account_changed();

create function candidate_review_done() returns trigger language plpgsql as $$
begin
  perform candidate_is_due(owner_id) from resume where id = new.resume_id and owner_id is not null;
  return null;
end $$;
create trigger candidate_review after update of state on review for each row
  when (new.state = 'done' and old.state <> 'done') execute function candidate_review_done();

create function candidate_resume_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform candidate_is_due(new.owner_id);
  else perform candidate_is_due(old.owner_id);
  end if;
  return null;
end $$;
create trigger candidate_resume_claimed after update of owner_id on resume for each row
  when (new.owner_id is not null and old.owner_id is distinct from new.owner_id) execute function candidate_resume_moved();
create trigger candidate_resume_gone after delete on resume for each row
  when (old.owner_id is not null) execute function candidate_resume_moved();
