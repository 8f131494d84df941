-- Failed guesses are counted by name and place; what is counted under one name is cleared together.
alter table identity_lock add subject text not null default '';
create index identity_lock_by_subject on identity_lock (subject);

-- A limit may count for more than an hour.
alter table identity_limit add until timestamptz not null default now() + interval '1 hour';
drop index identity_limit_by_age;
create index identity_limit_by_end on identity_limit (until);

-- Where somebody signed in before, as keyed digests of network addresses: strangers who guess elsewhere do not lock it.
create table identity_place (
  sub     uuid not null references identity_user (sub) on delete cascade,
  place   text not null,
  seen_at timestamptz not null,
  primary key (sub, place)
);
create index identity_place_by_age on identity_place (seen_at);
